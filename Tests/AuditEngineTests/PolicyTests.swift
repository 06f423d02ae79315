import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct PolicyTests {
  /// The requirements of a policy, written down a second time from the standards.
  struct Row: Sendable, CustomTestStringConvertible {
    let policy: String
    let text: Double
    let large: Double
    let nonText: Double?
    let linkCue: Double?
    let criteria: (text: String, nonText: String, linkCue: String)
    var testDescription: String { policy }
  }

  static let rows = [
    Row(
      policy: "wcag22-aa", text: 4.5, large: 3, nonText: 3, linkCue: 3,
      criteria: ("wcag22/1.4.3", "wcag22/1.4.11", "wcag22/1.4.1")),
    Row(
      policy: "wcag22-aaa", text: 7, large: 4.5, nonText: 3, linkCue: 3,
      criteria: ("wcag22/1.4.6", "wcag22/1.4.11", "wcag22/1.4.1")),
    Row(
      policy: "apple-hig", text: 4.5, large: 3, nonText: 3, linkCue: 3,
      criteria: ("apple-hig/contrast", "apple-hig/contrast", "apple-hig/contrast")),
    Row(
      policy: "section-508", text: 4.5, large: 3, nonText: nil, linkCue: nil,
      criteria: ("wcag20/1.4.3", "wcag20/none", "wcag20/1.4.1")),
  ]

  /// A font, and if it is large by WCAG2ICT and by the Human Interface Guidelines.
  static let fonts: [(font: Font?, wcag: Bool, hig: Bool)] = [
    (nil, false, false), (Font(size: 23.99), false, true), (Font(size: 24), true, true),
    (Font(size: 18.66, weight: 700), false, true), (Font(size: 14 * 4 / 3.0, weight: 700), true, true),
    (Font(size: 14 * 4 / 3.0, weight: 699), false, true), (Font(size: 18.67, weight: 700), true, true),
    (Font(size: 17.99), false, false), (Font(size: 18), false, true), (Font(size: 17.99, weight: 699), false, false),
    (Font(size: 1, weight: 700), false, true), (Font(size: 1, weight: 1000), false, true), (Font(.body), false, false),
    (Font(.headline), false, false), (Font(.headline, weight: 700), false, true), (Font(.title2), false, true),
    (Font(.title), true, true), (Font(.largeTitle), true, true),
  ]

  @Test(arguments: rows) func everyRoleAndFont(_ row: Row) throws {
    let policy = try #require(Policy.named(row.policy))
    for (font, wcag, hig) in Self.fonts {
      for role in Role.allCases {
        let isLarge = row.policy == "apple-hig" ? hig : wcag
        let found = try requirement(role, font, policy)
        let expected = Self.expected(row, role, isLarge: isLarge)
        #expect(found.minimum?.value == expected.minimum, "\(role) \(String(describing: font))")
        #expect(found.criterion.id == expected.criterion, "\(role) \(String(describing: font))")
      }
    }
  }

  private static func expected(_ row: Row, _ role: Role, isLarge: Bool) -> (minimum: Double?, criterion: String) {
    switch role {
    case .text: (isLarge ? row.large : row.text, row.criteria.text)
    case .graphic, .boundary, .focus: (row.nonText, row.criteria.nonText)
    case .linkCue: (row.linkCue, row.criteria.linkCue)
    case .inactive, .decorative, .logotype: (nil, row.criteria.text)
    }
  }

  private func requirement(_ role: Role, _ font: Font?, _ policy: Policy) throws -> Requirement {
    var audit = AuditBuilder()
    audit.policy = policy
    audit.pair("#000000", on: "#FFFFFF", role, font: font)
    return try #require(audit.result.measurement()).requirement
  }

  @Test func rolesWithoutAMinimumAreExemptWithAReason() throws {
    for (policy, roles) in [
      (Policy.wcag22AA, [Role.inactive, .decorative, .logotype]),
      (.section508, [.graphic, .boundary, .focus, .linkCue, .inactive]),
    ] {
      for role in roles {
        var audit = AuditBuilder()
        audit.policy = policy
        audit.pair("#FEFEFE", on: "#FFFFFF", role)
        audit.pair("Missing", on: "#FFFFFF", role)
        #expect(audit.result.measurements.allSatisfy { $0.verdict == .exempt && $0.reason?.code == .noMinimum })
        #expect(audit.result.findings.isEmpty)
      }
    }
  }

  @Test func idsAreUniqueAndLeadBack() {
    #expect(Set(Policy.all.map(\.id)).count == Policy.all.count)
    #expect(Policy.all.allSatisfy { Policy.named($0.id)?.summary == $0.summary && !$0.summary.isEmpty })
    #expect(Policy.named("wcag") == nil)
    #expect(Policy.standard.id == "wcag22-aa")
  }
}
