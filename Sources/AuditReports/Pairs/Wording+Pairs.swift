import AuditEngine
import ColorMath
import Palettes
import SwiftReading

extension Wording {
  /// The way a surface was found, in words.
  static func words(_ finding: FoundPair.Finding) -> String {
    switch finding {
    case .chain, .container, .branch: finding.rawValue
    case .defaultBackground: "default background"
    }
  }

  /// The condition of a branch, in words.
  static func words(_ condition: BranchCondition) -> String {
    switch condition {
    case .appearance(let isDark): isDark ? "dark" : "light"
    case .increasedContrast(let isOn): isOn ? "increased contrast" : "standard contrast"
    case .reducedTransparency(let isOn): isOn ? "reduced transparency" : "full transparency"
    case .available(let platform, let version, let isAvailable):
      "\(isAvailable ? "from" : "before") \(platform) \(version)"
    case .matches(let subject, let pattern, let isMatch): "\(subject) \(isMatch ? "is" : "is not") \(pattern)"
    case .other(let text, let isTrue): isTrue ? text : "not \(text)"
    }
  }

  /// The role and size of a pair: `text 17 pt semibold`.
  static func purpose(_ item: SourcePairs.Item) -> String {
    guard let font = item.font else { return item.role.rawValue }
    return "\(item.role.rawValue) \(points(font)) pt" + (weight(font).map { " \($0)" } ?? "")
  }

  /// A size in points, with a decimal only if it is not whole.
  private static func points(_ font: Font) -> String {
    DecimalText.points(font.size)
  }

  /// The name of a weight; nil for the regular one.
  private static func weight(_ font: Font) -> String? {
    font.weight == 400 ? nil : Font.weights.first { $0.value == font.weight }?.name ?? "\(font.weight)"
  }

  /// The origin and the conditions of a pair: `container, branch; dark`.
  static func origin(_ item: SourcePairs.Item) -> String {
    let ways = item.findings.map { words($0) }.joined(separator: ", ")
    return item.conditions.isEmpty ? ways : "\(ways); \(item.conditions.map { words($0) }.joined(separator: " and "))"
  }
}
