import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// Colors of a whole app: an edit for the sake of few pairs is a choice, not a part of the plan.
@Suite struct BrandColorTests {
  /// An app that shows a color in some views, of which one pair is measured.
  private func result(_ token: String, uses: Int, origin: Pair.Origin = .found) -> AuditResult {
    var audit = AuditBuilder()
    audit.token(token, [.any: "#5C7CFF", .dark: "#5C7CFF"])
    audit.pair(token, on: "#FFFFFF")
    audit.declaration.pairs[0].origin = origin
    let member = token.prefix(1).lowercased() + token.dropFirst()
    let uses = repeatElement("Circle().fill(Theme.Colors.\(member))", count: uses).joined(separator: "\n")
    let text = "import SwiftUI\nstruct Chart: View { var body: some View { VStack { \(uses) } } }\n"
    let facts = SourceFacts(of: [SourceFile(path: "App/Chart.swift", bytes: Array(text.utf8))])
    return AuditResult(audit.loaded, policy: audit.policy, sources: facts)
  }

  private func option(_ result: AuditResult) throws -> RepairOption {
    try #require(result.findings.first { $0.rule == "low-text-contrast" }?.options.first)
  }

  @Test func manyUsesThatAreNotMeasuredHoldAnEditBack() throws {
    let held = result("BrandColor", uses: 30)
    #expect(held.edits.isEmpty)
    let option = try option(held)
    #expect(option.kind == .entry && !option.isPlanned && option.unmeasured == 29)
  }

  /// A color of one kind of message stays in the plan, as does one of which a document states what it is for.
  @Test func fewUsesAndStatedPairsDoNot() throws {
    #expect(!result("BrandColor", uses: 5).edits.isEmpty)
    let stated = result("BrandColor", uses: 30, origin: .stated)
    #expect(!stated.edits.isEmpty)
    #expect(try option(stated).unmeasured == 0)
  }

  /// The accent color tints controls that nothing names.
  @Test func theAccentColorNeedsFewerUses() throws {
    let held = result("AccentColor", uses: 4)
    #expect(held.edits.isEmpty)
    #expect(try option(held).unmeasured == 3)
  }

  /// AccentColor and AccentBarColor are one blue, and only one of the two is in a pair that fails.
  @Test func namesakesOfOneColorStayEqual() throws {
    var audit = AuditBuilder()
    audit.token("AccentBarColor", [.any: "#5C7CFF"])
    audit.token("AccentColor", [.any: "#5C7CFF"])
    audit.token("InfoColor", [.any: "#5C7CFF"])
    audit.pair("AccentBarColor", on: "#FFFFFF")
    #expect(audit.result.edits.isEmpty)
    audit.pair("AccentColor", on: "#FFFFFF")
    let edits = audit.result.edits.flatMap { $0.all }
    #expect(edits.count == 2 && Set(edits.map { $0.to }).count == 1)
  }

  /// Grays are equal by chance.
  @Test func graysOfOneNameMayDiffer() {
    var audit = AuditBuilder()
    audit.token("TextFaint", [.any: "#8A8A8A"])
    audit.token("TextHint", [.any: "#8A8A8A"])
    audit.pair("TextFaint", on: "#FFFFFF")
    #expect(audit.result.edits.count == 1)
  }

  /// If more room than usual cannot be had, the answer has at least the usual.
  @Test(arguments: [1.1, 1.2, 1.5])
  func noGreaterMarginGivesLess(_ margin: Double) throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Fill", [.any: "#F04A70"])
    audit.pair("#FFFFFF", on: "Fill")
    audit.pair("Fill", on: "#141414", .graphic)
    var wishes = AdviceWishes()
    let usual = try #require(AuditResult(audit.loaded, policy: audit.policy, variants: audit.variants).edits.first)
    wishes.margin = margin
    let generous = AuditResult(audit.loaded, policy: audit.policy, variants: audit.variants, wishes: wishes)
    #expect(try #require(generous.edits.first).deltaEOK >= usual.deltaEOK)
  }
}
