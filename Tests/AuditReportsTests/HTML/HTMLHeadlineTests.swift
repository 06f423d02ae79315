import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// The first sentence of a page.
@Suite struct HTMLHeadlineTests {
  private func sentence(_ change: (inout AuditBuilder) -> Void) -> String {
    var audit = AuditBuilder()
    audit.token("Ink", [.any: "#111111"])
    change(&audit)
    return HTMLHeadline(AuditReport.complete([audit.result])).sentence
  }

  @Test func theWorstFailureIsNamed() {
    let words = sentence { audit in
      audit.pair("#8A8A8A", on: "#FFFFFF", name: "card: caption")
      audit.pair("#B0B0B0", on: "#FFFFFF", name: "card: price")
      audit.pair("Ink", on: "#FFFFFF")
    }
    #expect(
      words == "Card: price is hard to read in every appearance and setting: 2.16 to 1, needs 4.5.")
  }

  @Test func whatIsBarelyThereCannotBeSeen() {
    #expect(sentence { $0.pair("#D8D8D8", on: "#FFFFFF") }.contains("is unreadable in"))
    #expect(sentence { $0.pair("#F0F0F0", on: "#FFFFFF", .boundary) }.contains("is invisible in"))
    #expect(
      sentence { $0.pair("#FFFFFF", on: "#FFFFFF") }
        == "White on white is invisible in every appearance and setting: 1.00 to 1, needs 4.5.")
  }

  @Test func aPassSaysSoAndNothingMeasuredIsNoPass() {
    #expect(
      sentence { $0.pair("Ink", on: "#FFFFFF") }
        == "Every pair reaches its minimum in all eight variants.")
    #expect(sentence { _ in } == "No contrast was measured.")
    #expect(sentence { $0.pair("Ink", on: "#FFFFFF", .decorative) } == "No contrast was measured.")
  }

  @Test func whatIsOpenIsNoPass() {
    let words = sentence { audit in
      audit.declaration.assumedTokens = ["Ink"]
      audit.pair("Ink", on: "#FFFFFF")
    }
    #expect(words == "Nothing fails, but 8 measurements cannot be decided yet.")
  }

  @Test func theFirstEditIsShownBeforeAndAfter() throws {
    var audit = AuditBuilder()
    audit.token("Ink", [.any: "#8A8A8A"])
    audit.pair("Ink", on: "#FFFFFF", name: "card: caption")
    let preview = try #require(EditPreview.list(AuditReport.complete([audit.result])).first)
    #expect(preview.name == "card: caption" && preview.now?.foreground.hex == "#8A8A8A")
    let then = try #require(preview.then)
    #expect(then.foreground == preview.edit.change?.to && then.surface.hex == "#FFFFFF")
    #expect(then.ratio.value >= 4.5 && then.ratio.value < 6)
  }
}
