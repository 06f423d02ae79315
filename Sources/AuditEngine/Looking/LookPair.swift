package import ColorMath
package import Palettes
import ScreenReading

/// Texts with the same tokens, or the same colors.
package struct LookPair: Sendable {
  /// The foreground token; nil if no token explains it.
  package var foreground: String?
  /// The surface token; nil if no token explains it.
  package var surface: String?
  /// The variant of the worst text.
  package var variant: Variant?
  /// True if the audit measures the pair.
  package var isDeclared: Bool
  /// The ratio that the audit computes; nil if it measures no such pair.
  package var expected: ContrastRatio?
  /// The indices of its texts, worst first.
  package var texts: [Int]
  /// The number of screenshots that show it.
  package var shots: Int
  /// The worst verdict of its texts.
  package var verdict: Verdict
  /// The edit of the plan that makes it pass; nil if there is none, or if no plan was made.
  package var fix: LookFix?
  /// The picture of the worst place; nil if none was cut out.
  package var crop: LookCrop?
  /// The findings of another audit about its texts, each with its number, in alphabetical order.
  package var issues: [(words: String, count: Int)]

  /// Returns true if the audit computes a ratio, except for the rounding of both colors to 8 bits.
  package func agrees(with ratio: ContrastRatio) -> Bool {
    guard let expected else { return false }
    return (expected.value - ratio.value).magnitude <= 0.03 * expected.value
  }

  /// Joins texts to pairs, worst first.
  static func joined(_ texts: [LookText]) -> [LookPair] {
    var groups: [String: [Int]] = [:]
    for (index, text) in texts.enumerated() { groups[key(of: text), default: []].append(index) }
    return groups.keys.sorted().compactMap { groups[$0] }.map { pair(of: $0, texts) }
      .sorted { one, other in
        let (left, right) = (texts[one.texts[0]], texts[other.texts[0]])
        return (one.verdict.weight, left.seen.ratio.value, one.texts[0])
          < (other.verdict.weight, right.seen.ratio.value, other.texts[0])
      }
  }

  private static func key(of text: LookText) -> String {
    if let name = text.names.first { return "1 \(name.foreground)\u{0}\(name.surface)" }
    return "2 \(text.seen.foreground.eightBit.hex) \(text.seen.surface.eightBit.hex)"
  }

  private static func counted(_ issues: [String]) -> [(words: String, count: Int)] {
    var counts: [(words: String, count: Int)] = []
    for issue in issues.sorted() {
      if counts.last?.words == issue { counts[counts.count - 1].count += 1 } else { counts.append((issue, 1)) }
    }
    return counts
  }

  private static func pair(of indices: [Int], _ texts: [LookText]) -> LookPair {
    let sorted = indices.sorted { one, other in
      let (left, right) = (texts[one], texts[other])
      return (left.verdict.weight, left.seen.ratio.value, one) < (right.verdict.weight, right.seen.ratio.value, other)
    }
    let worst = texts[sorted[0]]
    let name = worst.names.first
    return LookPair(
      foreground: name?.foreground, surface: name?.surface, variant: name?.variant,
      isDeclared: name?.isDeclared ?? false, expected: name?.ratio, texts: sorted,
      shots: Set(indices.map { texts[$0].shot }).count, verdict: worst.verdict,
      issues: counted(indices.flatMap { texts[$0].issues }))
  }
}

extension Verdict {
  /// The order of verdicts, worst first.
  fileprivate var weight: Int {
    switch self {
    case .fail: 0
    case .unverified: 1
    case .pass: 2
    case .exempt: 3
    }
  }
}
