import ColorMath
package import Palettes

/// A set of criteria.
package struct Policy: Sendable {
  /// The id used in audit files and on the command line.
  package let id: String
  /// A description in one line.
  let summary: String
  /// The requirement for text of normal size.
  package let text: Requirement
  package let largeText: Requirement
  /// Graphics, boundaries and focus indicators.
  package let nonText: Requirement
  /// The requirement for the color of a link against the surrounding text.
  package let linkCue: Requirement
  /// The fonts that count as large.
  let largeMeans: LargeText
  /// The target above the minimum if contrast is increased; nil for none.
  package let increased: IncreasedTarget?

  /// The requirement for a pair; exempt roles have a criterion but no minimum.
  package func requirement(for role: Role, _ size: TextSize) -> Requirement {
    switch role {
    case .text: size == .large ? largeText : text
    case .graphic, .boundary, .focus: nonText
    case .linkCue: linkCue
    case .inactive, .decorative, .logotype: Requirement(text.criterion, nil)
    }
  }

  /// Finds a policy by its id.
  package static func named(_ id: String) -> Policy? { all.first { $0.id == id } }

  /// The default policy.
  package static let standard = wcag22AA

  /// Every policy, in the order of help.
  package static let all: [Policy] = [wcag22AA, wcag22AAA, appleHIG, section508]

  /// WCAG 2.2, levels A and AA.
  package static let wcag22AA = Policy(
    id: "wcag22-aa", summary: "WCAG 2.2 level AA: text 4.5, large text 3, graphics 3",
    text: Requirement(.minimum, 4.5), largeText: Requirement(.minimum, 3), nonText: Requirement(.nonText, 3),
    linkCue: Requirement(.useOfColor, 3), largeMeans: .wcag, increased: .advised)

  /// WCAG 2.2 with the enhanced contrast of level AAA.
  static let wcag22AAA = Policy(
    id: "wcag22-aaa", summary: "WCAG 2.2 level AAA: text 7, large text 4.5, graphics 3",
    text: Requirement(.enhanced, 7), largeText: Requirement(.enhanced, 4.5), nonText: Requirement(.nonText, 3),
    linkCue: Requirement(.useOfColor, 3), largeMeans: .wcag, increased: nil)

  /// Apple's Human Interface Guidelines.
  package static let appleHIG = Policy(
    id: "apple-hig", summary: "Human Interface Guidelines: text 4.5 (3 if it is bold or at least 18 pt), graphics 3",
    text: Requirement(.humanInterface, 4.5), largeText: Requirement(.humanInterface, 3),
    nonText: Requirement(.humanInterface, 3), linkCue: Requirement(.humanInterface, 3), largeMeans: .humanInterface,
    increased: .expected)

  /// Section 508, which incorporates WCAG 2.0 and so has no minimum for graphics.
  static let section508 = Policy(
    id: "section-508", summary: "Section 508 (WCAG 2.0 level AA): text 4.5, large text 3, no minimum for graphics",
    text: Requirement(.minimum20, 4.5), largeText: Requirement(.minimum20, 3), nonText: Requirement(.nonText20, nil),
    linkCue: Requirement(.useOfColor20, nil), largeMeans: .wcag, increased: .advised)
}
