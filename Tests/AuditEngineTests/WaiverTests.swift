import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// The cells that waivers cover, and the findings about waivers that have expired or cover nothing.
@Suite struct WaiverTests {
  private static let today = CalendarDate("2026-06-15")

  /// Gray on white (4.48) and on black (4.69 passes), and a text that is too small.
  private static func result(
    _ change: (inout Waiver) -> Void, variants: VariantSet = .all, today: CalendarDate? = today
  ) -> AuditResult {
    var builder = AuditBuilder()
    builder.token("Brand/Ink", [.any: "#777777"])
    builder.pair("Ink", on: "#FFFFFF", id: "ink-on-white")
    builder.pair("#808080", on: "#FFFFFF", .boundary)
    builder.pair("#C8C8C8", on: "#FFFFFF", .boundary)
    var waiver = Waiver(at: SourceLocation(file: "legible.json", line: 90))
    waiver.reason = "redesign"
    waiver.until = CalendarDate("2026-12-31")
    change(&waiver)
    builder.declaration.waivers = [waiver]
    return AuditResult(builder.loaded, policy: .wcag22AA, variants: variants, today: today)
  }

  @Test(arguments: [
    ("rule", "low-text-contrast", 8), ("rule", "low-*", 16), ("rule", "fragile-pair", 0),
    ("pair", "ink-on-white", 8), ("pair", "ink-*", 8), ("pair", "ink", 0),
    ("foreground", "Ink", 8), ("foreground", "Brand/Ink", 8), ("foreground", "#C8*", 8), ("on", "#FFFFFF", 16),
    ("token", "Ink", 8), ("token", "?nk", 8), ("token", "ink", 0),
  ])
  func coversWhatItsPatternsMatch(_ key: String, _ pattern: String, _ cells: Int) {
    let result = Self.result { waiver in
      switch key {
      case "rule": waiver.rule = pattern
      case "pair": waiver.pair = pattern
      case "foreground": waiver.foreground = pattern
      case "on": waiver.surface = pattern
      default: waiver.token = pattern
      }
    }
    let waived = result.findings.flatMap(\.cells).filter { $0.disposition == .waived }
    #expect(waived.count == cells)
    #expect(waived.allSatisfy { $0.waiver == 0 })
    #expect(result.waivedCells == [cells])
    #expect(result.findings.contains { $0.rule == "unused-waiver" } == (cells == 0))
  }

  /// Gray on white has 4.47: a waiver covers it down to its ratio, with the tolerance of a baseline.
  @Test(
    arguments: [
      ("any", nil, 8, 0), ("far below", 2.84, 8, 0), ("the same", 4.47, 8, 0), ("within a hundredth", 4.48, 8, 0),
      ("above", 4.49, 0, 8),
    ] as [(String, Double?, Int, Int)])
  func coversDownToItsRatio(_ name: String, _ ratio: Double?, _ covered: Int, _ below: Int) throws {
    let result = Self.result {
      $0.token = "Ink"
      $0.ratio = ratio.map { ContrastRatio($0) }
    }
    #expect(result.findings.flatMap(\.cells).filter { $0.disposition == .waived }.count == covered, "\(name)")
    let use = try #require(result.waiverUses.first)
    #expect(use.cells == 8 && use.below == below, "\(name)")
    let words = Wording(result).waiverUses
    #expect(words.count == 1 && words[0].contains("covers \(covered) results"), "\(words)")
    #expect(words[0].contains("the lowest 4.47") == (covered > 0), "\(words)")
    #expect(words[0].contains("\"ratio\": 4.47") == (ratio == nil), "\(words)")
    #expect(!result.findings.contains { $0.rule == "unused-waiver" }, "it matches")
  }

  @Test func coversWhatHasNoRatioWhateverItsRatioIs() {
    var builder = AuditBuilder(judgesColorsets: true)
    builder.token("Ink", [.any: "#777777"])
    var waiver = Waiver(at: SourceLocation(file: "legible.json", line: 90))
    (waiver.rule, waiver.ratio) = ("missing-*", ContrastRatio(3))
    builder.declaration.waivers = [waiver]
    let result = AuditResult(builder.loaded, policy: .wcag22AA)
    #expect(result.findings.flatMap(\.cells).contains { $0.disposition == .waived })
  }

  @Test func joinsItsPatternsWithAnd() {
    let result = Self.result { ($0.rule, $0.foreground) = ("low-boundary-contrast", "Ink") }
    #expect(result.waivedCells == [0])
  }

  @Test func coversOnlyItsVariants() {
    let result = Self.result { ($0.token, $0.variants) = ("Ink", [VariantSet(.light), VariantSet(.dark)]) }
    let finding = result.findings.first { $0.rule == "low-text-contrast" }
    #expect(finding?.cells.filter { $0.disposition == .waived }.map(\.variant) == [.light, .dark])
    #expect(finding?.isOpen == true)
    #expect(finding?.spokenCells.count == 6)
    #expect(finding?.part(.waived)?.cells.count == 2)
  }

  @Test(arguments: [("2026-06-14", true), ("2026-06-15", false), ("2026-06-16", false)])
  func endsAfterItsLastDay(_ until: String, _ isExpired: Bool) {
    let result = Self.result { ($0.token, $0.until) = ("Ink", CalendarDate(until)) }
    let findings = result.findings.filter { $0.rule == "expired-waiver" }
    #expect(findings.count == (isExpired ? 1 : 0))
    #expect(result.findings.flatMap(\.cells).contains { $0.disposition == .waived } == !isExpired)
    #expect(!result.findings.contains { $0.rule == "unused-waiver" })
    guard let finding = findings.first else { return }
    #expect(finding.severity == .error && finding.isOpen)
    #expect(finding.fingerprint == "expired-waiver|token=Ink")
    #expect(finding.cells.allSatisfy { $0.location == SourceLocation(file: "legible.json", line: 90) })
  }

  @Test func hasNoEndWithoutADay() {
    let result = Self.result({ ($0.token, $0.until) = ("Ink", CalendarDate("2000-01-01")) }, today: nil)
    #expect(result.findings.allSatisfy { $0.rule != "expired-waiver" })
    #expect(result.waivedCells == [8])
  }

  @Test func saysNothingOfUseWhereVariantsAreLeftOut() {
    let partial = Self.result({ $0.token = "Nobody" }, variants: [VariantSet(.light)])
    #expect(!partial.findings.contains { $0.rule == "unused-waiver" })
    let full = Self.result(
      { ($0.token, $0.variants) = ("Nobody", [VariantSet(.light)]) }, variants: [VariantSet(.light)])
    #expect(full.findings.contains { $0.rule == "unused-waiver" && $0.severity == .warning })
  }

  @Test func isUsedWhereAnyAuditOfTheRunUsesIt() {
    let unused = Self.result { $0.token = "Nobody" }
    let used = Self.result { $0.token = "Ink" }
    #expect(AuditReport([unused]).summary.warnings == 1)
    let both = AuditReport([unused, used])
    #expect(both.summary.warnings == 0)
    #expect(both.summary.waived == 8)
  }

  @Test func leavesTheVerdictAsItIs() {
    let report = AuditReport([Self.result { $0.rule = "*" }])
    #expect(report.summary.verdict == .fail)
    #expect(report.summary.errors == 0 && report.summary.waived == 16)
  }
}
