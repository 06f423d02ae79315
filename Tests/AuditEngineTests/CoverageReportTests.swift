import TestSupport
import Testing

@testable import AuditEngine
@testable import Palettes

/// The undeclared combinations worth declaring.
@Suite struct CoverageReportTests {
  private func undeclared(_ tokens: [String], _ pairs: [(String, String)], role: Role = .text) -> [String] {
    var audit = AuditBuilder()
    for token in tokens { audit.token(token, [.any: "#000000"]) }
    for (foreground, surface) in pairs { audit.pair(foreground, on: surface, role) }
    let result = audit.result
    return result.coverage.undeclared.map { row in
      let name = result.plan.loaded.palette.displayName(of: row.foreground)
      return "\(name) on \(result.declaration.surfaces[row.surface].name) \((row.likeness * 1000).rounded() / 1000)"
    }
  }

  private static let design = ["TextPrimary", "TextSecondary", "BackgroundPrimary", "BackgroundSecondary"]

  /// TextSecondary on BackgroundSecondary: a half by its name, three quarters by name and company of the surface.
  @Test func bothSidesCount() {
    let found = undeclared(
      Self.design,
      [
        ("TextPrimary", "BackgroundPrimary"), ("TextSecondary", "BackgroundPrimary"),
        ("TextPrimary", "BackgroundSecondary"),
      ])
    #expect(found == ["TextSecondary on BackgroundSecondary 0.75"])
  }

  @Test func tokensInNoPairCountByTheirName() {
    let found = undeclared(Self.design + ["TextTertiary", "Zebra"], [("TextPrimary", "BackgroundPrimary")])
    #expect(found == ["TextSecondary on BackgroundPrimary 0.5", "TextTertiary on BackgroundPrimary 0.5"])
  }

  @Test func nothingIsMissingWhereEverythingIsDeclared() {
    #expect(undeclared(["Text", "Paper"], [("Text", "Paper")]) == [])
    #expect(undeclared([], []) == [])
  }

  /// The color of a shadow is decoration: it counts only where a pair names it.
  @Test(arguments: [false, true]) func coloursOfShadowsDoNotCount(isNamed: Bool) {
    var audit = AuditBuilder()
    audit.judgesMore()
    for name in ["ink", "paper", "rest", "drop.0.color"] { audit.token(name, [.any: "#000000"]) }
    audit.tokens[3].isDecoration = true
    audit.pair("ink", on: "paper")
    if isNamed { audit.pair("drop.0.color", on: "paper", .graphic) }
    let coverage = audit.result.coverage
    #expect(coverage.uncovered == [3])
    #expect(coverage.counted == (isNamed ? 4 : 3))
    #expect(coverage.share == (isNamed ? 3.0 / 4 : 2.0 / 3))
    let notes = audit.result.findings.compactMap { finding -> [Int]? in
      if case .uncovered(_, let tokens, let all) = finding.evidence { tokens.map(\.offset) + [all] } else { nil }
    }
    #expect(notes == [[3, isNamed ? 4 : 3]])
  }

  @Test func aTokenIsNotProposedOnItself() {
    let found = undeclared(["Accent", "AccentSoft"], [("Accent", "AccentSoft"), ("AccentSoft", "Accent")])
    #expect(found == [])
  }

  @Test func exemptPairsAreNoModel() {
    #expect(undeclared(Self.design, [("TextPrimary", "BackgroundPrimary")], role: .decorative) == [])
  }

  @Test func theListIsCutAndKeepsItsOrder() {
    let tokens = (0..<20).map { "Text\($0)" } + (0..<20).map { "Paper\($0)" }
    let pairs = (0..<20).map { ("Text\($0)", "Paper\($0)") }
    let found = undeclared(tokens, pairs)
    #expect(found.count == CoverageReport.mostUndeclared)
    #expect(found == undeclared(tokens.reversed(), pairs.reversed()))
    #expect(found.allSatisfy { $0.hasSuffix(" 0.75") })
  }
}
