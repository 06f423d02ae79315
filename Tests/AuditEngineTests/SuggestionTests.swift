import AuditEngine
import AuditModel
import AuditRules
import ColorMath
import ContrastMeasuring
import PaletteAdvice
import PaletteModel
import TestSupport
import Testing

@Suite struct SuggestionTests {
  @Test func theForegroundMovesFirst() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#8A8A8A"])
    audit.token("Card", [.any: "#FFFFFF"])
    audit.pair("Text", on: "Card")
    let suggestion = try #require(audit.result.findings.first?.suggestion)
    #expect(suggestion.token == "Text")
    #expect(suggestion.preset == "nearest")
    #expect(suggestion.ratio.reaches(ContrastRatio(4.5)))
    #expect(suggestion.deltaEOK < 0.0652)
  }

  @Test func theSurfaceMovesUnderALiteral() throws {
    var audit = AuditBuilder()
    audit.token("Accent", [.any: "#FF3366"])
    audit.pair("#FFFFFF", on: "Accent")
    let suggestion = try #require(audit.result.findings.first?.suggestion)
    #expect(suggestion.token == "Accent")
    #expect(suggestion.ratio.reaches(ContrastRatio(4.5)))
  }

  @Test func literalsMoveLast() throws {
    var audit = AuditBuilder()
    audit.pair("#8A8A8A", on: "#FFFFFF")
    #expect(try #require(audit.result.findings.first?.suggestion).token == "#8A8A8A")
  }

  @Test func nothingIsSuggestedWhereNothingPasses() {
    var audit = AuditBuilder()
    audit.policy = .wcag22AAA
    audit.pair("#00000033", on: "#777777")
    #expect(audit.result.findings.map(\.rule) == ["low-enhanced-contrast"])
    #expect(audit.result.findings[0].suggestion == nil)
  }

  /// One entry on a light and on a dark surface: a suggestion for light must still pass in dark.
  @Test func passingCellsOfTheSameEntryStay() throws {
    var audit = AuditBuilder()
    audit.token("Icon", [.any: "#9A9A9A"])
    audit.token("Card", [.any: "#FFFFFF", .dark: "#000000"])
    audit.pair("Icon", on: "Card", .graphic)
    let result = audit.result
    #expect(result.findings.flatMap(\.cells).allSatisfy { $0.variant.appearance == .light })
    let color = try #require(result.findings.first?.suggestion).color
    for surface in [0.0, 1.0] {
      #expect(ContrastRatio(color.linear.relativeLuminance, RelativeLuminance(surface)).reaches(ContrastRatio(3)))
    }
  }

  @Test(arguments: ["Text*0.8", "Text"])
  func theSuggestionPassesWhenWritten(foreground: String) throws {
    var generator = SplitMix64(seed: 23)
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    for _ in 0..<60 {
      var audit = AuditBuilder()
      let (text, card) = (
        EightBitColor(red: byte(), green: byte(), blue: byte()), EightBitColor(red: byte(), green: byte(), blue: byte())
      )
      audit.token("Text", [.any: text.hex])
      audit.token("Card", [.any: card.hex])
      audit.surface("veiled", ["#FFFFFF1A", "Card"])
      audit.pair(foreground, on: "veiled")
      guard let finding = audit.result.findings.first, let suggestion = finding.suggestion else { continue }
      audit.tokens[suggestion.token == "Text" ? 0 : 1].entries[0].value = .color(
        Color(.sRGB, suggestion.color.encoded.components))
      #expect(!audit.result.measurements.contains { $0.verdict == .fail }, "\(text.hex) on \(card.hex)")
      #expect(audit.result.measurement()?.minimum == suggestion.ratio)
    }
  }
}
