import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Small text, tokens that look alike, tokens that are not declared.
@Suite struct TokenRuleTests {
  private static let place = SourceLocation(file: "legible.json", line: 5)

  private func audit(_ fill: (inout AuditBuilder) -> Void) -> AuditResult {
    var audit = AuditBuilder()
    audit.judgesMore()
    fill(&audit)
    return audit.result
  }

  /// The theme of a token file repeats whatever stays; an entry of a color set is written for Increase Contrast.
  @Test(arguments: [("Colors.xcassets", "Colors.xcassets/Ink.colorset/Contents.json", 1), ("t.json", "t.json", 0)])
  func themesOfTokenFilesMayRepeatColors(_ catalog: String, _ file: String, _ count: Int) {
    let result = audit { audit in
      audit.declaration.ruleSettings["hollow-increased-entry"] = nil
      let entries = [AppearanceCondition.any, .highAny].map { Entry($0, .color(AuditBuilder.color("#444444"))) }
      audit.tokens.append(Token(TokenName(catalog: catalog, path: "Ink"), file: file, entries: entries))
    }
    #expect(result.findings.count { $0.rule == "hollow-increased-entry" } == count)
  }

  // MARK: Small text

  @Test(arguments: [
    (Idiom.universal, 11.0, false), (.universal, 10.99, true), (.mac, 10, false), (.mac, 9, true), (.tv, 22, true),
    (.tv, 23, false), (.watch, 11, true), (.vision, 11, true), (.vision, 12, false), (.car, 5, false),
  ])
  func textHasALeastSize(_ idiom: Idiom, _ size: Double, _ isSmall: Bool) {
    let result = audit { audit in
      audit.declaration.idiom = idiom
      audit.pair("#000000", on: "#FFFFFF", font: Font(size: size))
    }
    #expect(result.rules.contains("small-text") == isSmall)
  }

  @Test func onlyTheSmallUsesOfAPairCount() throws {
    let result = audit { audit in
      audit.pair("#000000", on: "#FFFFFF", font: Font(size: 17))
      audit.pair("#000000", on: "#FFFFFF", font: Font(size: 10), variants: [VariantSet(.light)])
      audit.pair("#000000", on: "#FFFFFF", font: Font(size: 8), variants: [VariantSet(.dark)])
      audit.pair("#000000", on: "#FFFFFF", .graphic, font: Font(size: 8))
      audit.pair("#000000", on: "#FFFFFF")
    }
    let found = result.findings.filter { $0.rule == "small-text" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.cells.map(\.variant) == [.light, .dark])
    #expect(found.first?.cells.map(\.location.line) == [12, 12])
    guard case .own(let evidence) = found.first?.evidence else {
      Issue.record("no evidence")
      return
    }
    #expect(evidence.numbers == [8, 11])
    #expect(evidence.words == "8 pt; the minimum is 11 pt")
  }

  // MARK: Distinct tokens

  private func resemblances(_ one: String, _ other: String) -> [Resemblance] {
    let result = audit { audit in
      audit.token("One", [.any: one])
      audit.token("Other", [.any: other])
      audit.declaration.distinct = [DistinctGroup(tokens: ["One", "Other"], at: Self.place)]
    }
    return result.findings.flatMap { finding -> [Resemblance] in
      if case .indistinct(_, let resemblances) = finding.evidence { resemblances } else { [] }
    }
  }

  /// Two colors, and who sees them alike; ΔE-OK of the simulated colors computed by an outside program.
  @Test(
    arguments: [
      ("#34A853", "#D95B43", [ColorVision.Deficiency.deuteranopia]), ("#000000", "#FFFFFF", []),
      ("#808080", "#858585", [nil] + ColorVision.Deficiency.allCases),
    ] as [(String, String, [ColorVision.Deficiency?])])
  func whoSeesTwoColorsAlike(_ one: String, _ other: String, _ deficiencies: [ColorVision.Deficiency?]) {
    let found = resemblances(one, other)
    #expect(found.filter { $0.variant == .light }.map(\.deficiency) == deficiencies)
    #expect(found.count == deficiencies.count * 8)
    #expect(found.allSatisfy { $0.difference < 0.1 })
  }

  @Test func theThresholdIsATenth() {
    let gray = { (lightness: Double) in Oklab(lightness: lightness, a: 0, b: 0).linearSRGB.encoded }
    let text = { (color: EncodedSRGB) in "color(srgb \(color.red) \(color.green) \(color.blue))" }
    #expect(resemblances(text(gray(0.5)), text(gray(0.5999))).contains { $0.deficiency == nil })
    #expect(!resemblances(text(gray(0.5)), text(gray(0.6001))).contains { $0.deficiency == nil })
  }

  @Test func translucentTokensAreSeenOnTheirAppearance() {
    #expect(!resemblances("#00000010", "#00000080").contains { $0.variant == .light })
    #expect(resemblances("#00000010", "#00000080").contains { $0.variant == .dark })
  }

  @Test func twoTokensAreOneFindingHoweverManyGroupsNameThem() {
    let result = audit { audit in
      audit.token("A", [.any: "#808080", .dark: "#000000"])
      audit.token("B", [.any: "#818181", .dark: "#FFFFFF"])
      audit.token("C", [.any: "#FFFFFF", .dark: "#777777"])
      audit.declaration.distinct = [
        DistinctGroup(tokens: ["B", "A", "C", "Missing"], at: Self.place),
        DistinctGroup(tokens: ["A", "B", "A"], at: Self.place),
      ]
    }
    let found = result.findings.filter { $0.rule == "indistinct-tokens" }
    #expect(found.map(\.fingerprint) == ["indistinct-tokens|A|B"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.cells.map(\.variant) == Variant.allCases.filter { $0.appearance == .light })
    #expect(found.first?.cells.first?.location.file == "Colors.xcassets/B.colorset/Contents.json")
  }

  // MARK: Uncovered tokens

  @Test func oneNoteForEachCatalog() {
    let result = audit { audit in
      audit.token("Ink", [.any: "#000000"])
      audit.token("Spare", [.any: "#111111"])
      audit.entries("Far", [Entry(.any, .color(Color(.sRGB, 0, 0, 0)))], catalog: "Other.xcassets")
      audit.pair("Ink", on: "#FFFFFF")
    }
    let found = result.findings.filter { $0.rule == "uncovered-token" }
    #expect(found.map(\.fingerprint) == ["uncovered-token|Colors.xcassets", "uncovered-token|Other.xcassets"])
    #expect(
      found.map(\.evidence) == [
        .uncovered(catalog: "Colors.xcassets", tokens: [1], of: 2),
        .uncovered(catalog: "Other.xcassets", tokens: [2], of: 1),
      ])
  }

  @Test func silentWithoutADeclaredPair() {
    let result = audit { audit in
      audit.token("Ink", [.any: "#000000"])
      audit.token("Spare", [.any: "#111111"])
      audit.pair("Ink", on: "#FFFFFF", origin: .inferred("names"))
    }
    #expect(!result.rules.contains("uncovered-token"))
    #expect(result.coverage.uncovered == [1])
    #expect(result.coverage.share == 0.5)
  }
}
