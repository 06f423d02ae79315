package import ColorMath
package import PaletteModel

/// What one row must reach and which clause says so.
package struct Requirement: Hashable, Sendable {
  /// The clause that asks for it.
  package var criterion: Criterion
  /// The least ratio; nil where the policy has no minimum for the role.
  package var minimum: ContrastRatio?

  /// Joins a clause with its least ratio.
  package init(_ criterion: Criterion, _ minimum: Double?) {
    self.criterion = criterion
    self.minimum = minimum.map { ContrastRatio($0) }
  }
}

/// A set of criteria in force.
package struct Policy: Sendable {
  /// The id used in audit files and on the command line.
  package let id: String
  /// What it is, in one line.
  package let summary: String
  /// What text of normal size must reach.
  package let text: Requirement
  /// What large text must reach.
  package let largeText: Requirement
  /// Graphics, boundaries and focus indicators.
  package let nonText: Requirement
  /// What the colour of a link must reach against the text around it.
  package let linkCue: Requirement
  /// From which font on text is large.
  package let largeMeans: LargeText
  /// What is aimed at beyond the minimum once contrast is increased; nil for nothing.
  package let increased: IncreasedTarget?

  /// What a pair must reach; exempt roles have a criterion but no minimum.
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

  /// The policy used where none is named.
  package static let standard = wcag22AA

  /// Every policy, in the order in which help lists them.
  package static let all: [Policy] = [wcag22AA, wcag22AAA, appleHIG, section508]

  /// WCAG 2.2, levels A and AA.
  package static let wcag22AA = Policy(
    id: "wcag22-aa", summary: "WCAG 2.2 level AA: text 4.5, large text 3, graphics 3",
    text: Requirement(.minimum, 4.5), largeText: Requirement(.minimum, 3), nonText: Requirement(.nonText, 3),
    linkCue: Requirement(.useOfColor, 3), largeMeans: .wcag, increased: .advised)

  /// WCAG 2.2 with the enhanced contrast of level AAA.
  package static let wcag22AAA = Policy(
    id: "wcag22-aaa", summary: "WCAG 2.2 level AAA: text 7, large text 4.5, graphics 3",
    text: Requirement(.enhanced, 7), largeText: Requirement(.enhanced, 4.5), nonText: Requirement(.nonText, 3),
    linkCue: Requirement(.useOfColor, 3), largeMeans: .wcag, increased: nil)

  /// Apple's Human Interface Guidelines.
  package static let appleHIG = Policy(
    id: "apple-hig", summary: "Human Interface Guidelines: text 4.5, or 3 from 18 pt or in bold, graphics 3",
    text: Requirement(.humanInterface, 4.5), largeText: Requirement(.humanInterface, 3),
    nonText: Requirement(.humanInterface, 3), linkCue: Requirement(.humanInterface, 3), largeMeans: .humanInterface,
    increased: .expected)

  /// Section 508, which takes over WCAG 2.0 and so has no minimum for graphics.
  package static let section508 = Policy(
    id: "section-508", summary: "Section 508 (WCAG 2.0 level AA): text 4.5, large text 3, no minimum for graphics",
    text: Requirement(.minimum20, 4.5), largeText: Requirement(.minimum20, 3), nonText: Requirement(.nonText20, nil),
    linkCue: Requirement(.useOfColor20, nil), largeMeans: .wcag, increased: .advised)
}
