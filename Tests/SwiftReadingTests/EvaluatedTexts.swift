import Palettes

@testable import SwiftReading

/// The texts of sources, in words.
enum EvaluatedTexts {
  static let app = "@main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }\n"

  /// The texts of a source, each with its colors and what holds then.
  static func of(_ source: String) -> [String] { of(files: [app + source]) }

  static func of(files: [String]) -> [String] {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }
    let pairs = FoundPairs(in: SourceProject(files: sources))
    return pairs.pairs.filter { $0.role == .text }.flatMap { pair in
      pair.alternatives.map { alternative in
        let layers = alternative.surface.layers.map { $0.text } + [alternative.surface.base.rawValue]
        let conditions = alternative.conditions.map { $0.words }
        return alternative.foreground.text + " on " + layers.joined(separator: " over ")
          + (conditions.isEmpty ? "" : " if " + conditions.joined(separator: " and "))
      }
    }
  }
}

extension BranchCondition {
  fileprivate var words: String {
    switch self {
    case .appearance(let isDark): isDark ? "dark" : "light"
    case .increasedContrast(let isOn): isOn ? "increased" : "standard"
    case .reducedTransparency(let isOn): isOn ? "reduced" : "full"
    case .available(let platform, let version, let isAvailable): "\(isAvailable ? "" : "not ")\(platform) \(version)"
    case .matches(let subject, let pattern, let isMatch): "\(subject) is\(isMatch ? "" : " not") \(pattern)"
    case .other(let text, let isTrue): isTrue ? text : "not \(text)"
    }
  }
}
