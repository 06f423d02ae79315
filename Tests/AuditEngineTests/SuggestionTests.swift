import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct SuggestionTests {
  @Test func theForegroundMovesFirst() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#8A8A8A"])
    audit.token("Card", [.any: "#FFFFFF"])
    audit.pair("Text", on: "Card")
    let suggestion = try #require(audit.result.findings.first?.suggestion)
    #expect(suggestion.token == "Text")
    #expect(suggestion.preset == "person")
    #expect(suggestion.ratio.reaches(ContrastRatio(4.5)))
    #expect(suggestion.color.hex == "#737373")
  }

  /// The white label cannot become lighter; the near-white one could, but people move the fill below it.
  @Test(arguments: ["#FFFFFF", "#F2F2F7"]) func aFillMovesUnderItsLabel(_ label: String) throws {
    var audit = AuditBuilder()
    audit.token("Label", [.any: label])
    audit.token("Fill", [.any: "#2199E8"])
    audit.pair("Label", on: "Fill")
    #expect(try #require(audit.result.findings.first?.suggestion).token == "Fill")
  }

  /// A token that shows a color of the system has nothing to change; its surface has.
  @Test func systemColorsStay() {
    var audit = AuditBuilder()
    audit.entries("Tint", [Entry(.any, .system(reference: "systemBlueColor", platform: "ios"))])
    audit.token("Card", [.any: "#9AB8E0"])
    audit.pair("Tint", on: "Card")
    let result = audit.result
    let first = result.edits.map { audit.loaded.palette.displayName(of: $0.token) }
    let advice = result.findings.compactMap { $0.suggestion?.token } + first
    #expect(result.findings.contains { $0.rule.hasPrefix("low-") } && !advice.contains("Tint"))
  }

  /// Both entries fail, and the suggestion is for the worse one; a single entry is not named.
  @Test func theEntryIsNamedIfOthersFail() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#A0A0A0", .dark: "#505050"])
    audit.token("Card", [.any: "#FFFFFF", .dark: "#101010"])
    audit.pair("Text", on: "Card")
    let suggestion = try #require(audit.result.findings.first { $0.rule == "low-text-contrast" }?.suggestion)
    #expect(suggestion.condition == "Dark" || suggestion.condition == "Any")
    audit.variants = VariantSet(.light)
    let single = try #require(audit.result.findings.first { $0.rule == "low-text-contrast" }?.suggestion)
    #expect(single.condition == nil && single.color.hex == "#737373")
  }

  /// A gray that passes would meet the next level of text; without that level, it is suggested.
  @Test func levelsOfTextStayApart() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("TextTertiary", [.any: "#9A9A9A"])
    audit.pair("TextTertiary", on: "#FFFFFF")
    #expect(try #require(audit.result.findings.first?.suggestion).color.hex == "#737373")
    audit.token("TextSecondary", [.any: "#757575"])
    audit.pair("TextSecondary", on: "#FFFFFF")
    #expect(audit.result.findings.allSatisfy { $0.suggestion == nil })
  }

  /// At 7:1, the gray below a white text would have to turn dark; a blue fill may.
  @Test(arguments: [("#CCCCCC", false), ("#7FB3F0", true)]) func noSurfaceTurns(_ color: String, _ isFill: Bool) {
    var audit = AuditBuilder()
    audit.policy = .wcag22AAA
    audit.token("Panel", [.any: color])
    audit.pair("#FFFFFF", on: "Panel")
    let suggestions = audit.result.findings.filter { $0.rule == "low-enhanced-contrast" }.compactMap(\.suggestion)
    #expect(suggestions.isEmpty == !isFill)
  }

  /// Black would be the nearest for the first pair alone; the second, which passes, keeps the token where it is.
  @Test func nothingThatPassesIsGivenUp() {
    var audit = AuditBuilder()
    audit.token("Ink", [.any: "#7A7A7A"])
    audit.pair("Ink", on: "#FFFFFF")
    audit.pair("Ink", on: "#0A0A0A")
    let result = audit.result
    let before = result.measurements.count { $0.verdict == .pass }
    #expect(before > 0)
    for finding in result.findings {
      guard let color = finding.suggestion?.color else { continue }
      #expect(
        ContrastRatio(color.linear.relativeLuminance, AuditBuilder.color("#0A0A0A").relativeLuminance).value >= 4.5)
    }
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
