import AuditEngine
import Palettes

/// A success criterion of WCAG 2.2 that contrast decides, as conformance reports cite it.
struct ConformanceCriterion: Hashable, Sendable {
  /// The level of conformance that requires a criterion.
  enum Level: String, Sendable {
    case a
    case aa
    case aaa
  }

  /// The number, such as `1.4.3`.
  let number: String
  /// The name, such as `Contrast (Minimum)`.
  package let name: String
  /// The level that requires it.
  let level: Level
  /// The part of the page of WCAG 2.2 that defines it, such as `contrast-minimum`.
  let anchor: String
  /// The pairs that it covers, in words.
  let subject: String

  /// Use of Color, for links that only their color tells from the text around them.
  static let useOfColor = ConformanceCriterion(
    number: "1.4.1", name: "Use of Color", level: .a, anchor: "use-of-color",
    subject: "link color against the surrounding text")
  /// Contrast (Minimum), for text.
  static let minimum = ConformanceCriterion(
    number: "1.4.3", name: "Contrast (Minimum)", level: .aa, anchor: "contrast-minimum", subject: "text")
  /// Contrast (Enhanced), for text.
  static let enhanced = ConformanceCriterion(
    number: "1.4.6", name: "Contrast (Enhanced)", level: .aaa, anchor: "contrast-enhanced", subject: "text")
  /// Non-text Contrast, for graphics, boundaries and focus indicators.
  static let nonText = ConformanceCriterion(
    number: "1.4.11", name: "Non-text Contrast", level: .aa, anchor: "non-text-contrast",
    subject: "graphic, boundary, or focus indicator")

  /// All of them, by number.
  package static let all = [useOfColor, minimum, enhanced, nonText]

  /// The least ratio that it requires of a pair; nil if it does not cover pairs of this role.
  func required(of pair: PlannedPair) -> Double? {
    let isLarge = pair.size == .large
    return switch (number, pair.role) {
    case ("1.4.1", .linkCue): 3
    case ("1.4.3", .text): isLarge ? 3 : 4.5
    case ("1.4.6", .text): isLarge ? 4.5 : 7
    case ("1.4.11", .graphic), ("1.4.11", .boundary), ("1.4.11", .focus): 3
    default: nil
    }
  }
}
