import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The ways to repair a pair, each of which passes when it is made and measured again.
@Suite struct OptionTests {
  private static let place = SourceLocation(file: "legible.json")

  private func options(_ build: (inout AuditBuilder) -> Void) throws -> [RepairOption] {
    var audit = AuditBuilder()
    build(&audit)
    let findings = audit.result.findings.filter { $0.rule.hasPrefix("low-") || $0.rule == "unverified-contrast" }
    return try #require(findings.first, "\(audit.result.rules)").options
  }

  private func option(_ kind: RepairOption.Kind, _ build: (inout AuditBuilder) -> Void) throws -> RepairOption? {
    try options(build).first { $0.kind == kind }
  }

  private static func surface(_ layers: [Layer], over: [Backdrop] = [], _ audit: inout AuditBuilder) {
    audit.surface("bar", []) {
      $0.layers = Adaptive(layers)
      $0.over = over
    }
  }

  private static func material(_ kind: MaterialUse.Kind) -> Layer { .material(MaterialUse(kind, at: place)) }

  private func verdict(_ foreground: String, on layers: [Layer], over: [Backdrop] = []) -> Verdict? {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    Self.surface(layers, over: over, &audit)
    audit.pair(foreground, on: "bar")
    return audit.result.measurement()?.verdict
  }

  // MARK: - Entries

  /// The plan's edit is the first option, and says what it does to other pairs.
  @Test func theFirstOptionIsTheEditOfThePlan() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Faint", [.any: "#8A8A8A"])
    for surface in ["#FFFFFF", "#FAFAFA"] { audit.pair("Faint", on: surface) }
    let result = audit.result
    let edit = try #require(result.edits.first)
    for finding in result.findings where finding.rule == "low-text-contrast" {
      let first = try #require(finding.options.first)
      #expect(first.kind == .entry && first.isPlanned && first.edits == [edit.edit])
      #expect(first.elsewhere == 1 && first.touches == 1 && first.clears == 1)
    }
  }

  @Test func aColorOfItsOwnForEachAppearance() throws {
    let own = try option(.own) { audit in
      audit.token("Page", [.any: "#FFFFFF", .dark: "#303030"])
      audit.pair("#808080", on: "Page")
    }
    #expect(try #require(own).changes.count == 2 && own?.isWhole == true)
  }

  // MARK: - Labels and grays

  /// 4.90: what people did on this pink.
  @Test func darkTextOnABrightFill() throws {
    let label = try option(.label) { audit in
      audit.variants = VariantSet(.light)
      audit.token("Pink", [.any: "#FF3366"])
      audit.pair("#FFFFFF", on: "Pink")
    }
    #expect(label?.changes.map { $0.to } == ["#1A1A1A"])
    #expect(abs(try #require(label).ratio.value - 4.9) < 0.01)
  }

  @Test(arguments: ["#FFFFFF", "#FFFFFFCC", "#E5E5E5"])
  func literalsThatDoNotAdaptCanBeTheLabelColor(_ foreground: String) throws {
    let all = try options { audit in
      audit.token("Card", [.any: "#FAFAFA", .dark: "#1C1C1E"])
      audit.pair(foreground, on: "Card")
    }
    let label = all.first { $0.changes[0].to == "system:label" || $0.kind == .label }
    #expect(label?.isWhole == true, "\(all.map { $0.kind })")
  }

  /// White passes on the card in light, where the label color is black.
  @Test func theLabelColorBreaksNothing() throws {
    let all = try options { audit in
      audit.token("Card", [.any: "#1C1C1E", .dark: "#FAFAFA"])
      audit.pair("#FFFFFF", on: "Card")
    }
    #expect(!all.contains { $0.changes[0].to == "system:label" })
  }

  /// Weaker text gets the nearest gray, which is no label: below half of what the label has.
  @Test(arguments: ["system:secondaryLabel", "system:tertiaryLabel", "system:placeholderText"])
  func weakerTextStaysWeaker(_ foreground: String) throws {
    let all = try options { audit in
      audit.token("Page", [.any: "#FFFFFF", .dark: "#000000"])
      audit.pair(foreground, on: "Page")
    }
    let gray = try #require(all.first { $0.kind == .gray }, "\(all.map { $0.kind })")
    #expect(gray.ratio.value >= 4.5 && gray.ratio.value < 5.2)
    #expect(!all.contains { $0.kind == .label || $0.kind == .own })
  }

  // MARK: - Translucent surfaces

  /// White text on thin material in dark: 4.07; with regular material, 7.69.
  @Test func theNextThickerMaterial() throws {
    let found = try option(.material) { audit in
      audit.variants = VariantSet(.dark)
      Self.surface([Self.material(.style(.thin))], &audit)
      audit.pair("#FFFFFF", on: "bar")
    }
    let material = try #require(found)
    #expect(material.changes.map { $0.to } == ["regular material"])
    #expect(abs(material.ratio.value - 7.69) < 0.01)
  }

  /// Half a step less is not enough.
  @Test func theLightestLayerBelow() throws {
    let glass = Self.material(.glass(.clear))
    let found = try option(.dimming) { audit in
      audit.variants = VariantSet(.light)
      Self.surface([glass], &audit)
      audit.pair("#FFFFFF", on: "bar")
    }
    let words = try #require(found).changes[0].to
    let share = try #require(Double(words.dropFirst("#000000 ".count).dropLast())) / 100
    #expect(words.hasPrefix("#000000 "))
    func dimmed(_ opacity: Double) -> Verdict? {
      verdict("#FFFFFF", on: [glass, .color(AuditBuilder.written("#000000*\(opacity)"))])
    }
    #expect(dimmed(share) == .pass && dimmed(share - 0.05) != .pass)
  }

  @Test(arguments: [
    [Backdrop.color(AuditBuilder.written("#999999"))],
    [
      .gradient([
        BackdropStop(AuditBuilder.written("#800080"), at: 0), BackdropStop(AuditBuilder.written("#FFC0CB"), at: 1),
      ])
    ],
  ])
  func aDenserLayerAndAnOpaqueOne(over: [Backdrop]) throws {
    let all = try options { audit in
      audit.variants = VariantSet(.light)
      Self.surface([.color(AuditBuilder.written("#000000*0.1"))], over: over, &audit)
      audit.pair("#FFFFFF", on: "bar")
    }
    for kind in [RepairOption.Kind.material, .dimming, .opaque] {
      #expect(all.first { $0.kind == kind }?.ratio.reaches(ContrastRatio(4.5)) == true, "\(kind)")
    }
    let opaque = try #require(all.first { $0.kind == .opaque }).changes[0].to
    #expect(verdict("#FFFFFF", on: [.color(AuditBuilder.written(opaque))]) == .pass)
  }

  /// One answer holds for all that stands on a surface: what passes there keeps passing.
  @Test func noSurfaceTakesFromOthers() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    Self.surface([.color(AuditBuilder.written("#FFFFFF*0.2"))], over: [.color(AuditBuilder.written("#777777"))], &audit)
    audit.pair("#FFFFFF", on: "bar", id: "white")
    audit.pair("#000000", on: "bar", id: "black")
    let finding = try #require(audit.result.findings.first { $0.rule == "low-text-contrast" })
    #expect(!finding.options.contains { [.material, .dimming, .opaque].contains($0.kind) && $0.touches == 0 })
  }

  @Test func assumedPairsHaveNone() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    Self.surface([Self.material(.glass(.regular))], &audit)
    audit.pair("#FFFFFF", on: "bar")
    audit.declaration.pairs[0].origin = .assumed("a guess")
    let finding = try #require(audit.result.findings.first)
    #expect(finding.options.isEmpty && finding.suggestion == nil)
  }

  /// The needs of the other variants count: with reduced transparency the surface is opaque.
  @Test func theSuggestionSuitsEveryVariant() throws {
    var audit = AuditBuilder()
    audit.surface("bar", []) {
      $0.layers = Adaptive(
        [Self.material(.glass(.regular))], reduced: [.color(AuditBuilder.written("#777777"))],
        increasedReduced: [.color(AuditBuilder.written("#777777"))])
      $0.appearance = .light
    }
    audit.token("Text", [.any: "#404040"])
    audit.pair("Text", on: "bar")
    let finding = try #require(audit.result.findings.first { $0.rule == "low-text-contrast" })
    let suggestion = try #require(finding.suggestion)
    #expect(suggestion.token == "Text")
    audit.tokens = []
    audit.token("Text", [.any: suggestion.color.hex])
    #expect(audit.result.measurements.allSatisfy { $0.verdict != .fail })
  }

  // MARK: - Conflicts

  /// One gray on white and on near black in text sizes: no gray has 7 on both.
  @Test func aConflictIsSaidOnceWithBothSides() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.policy = .wcag22AAA
    audit.token("Ink", [.any: "#808080"])
    for surface in ["#FFFFFF", "#FAFAFA", "#101010"] { audit.pair("Ink", on: surface) }
    let conflicts = audit.result.advice.conflicts
    #expect(conflicts.count == 1)
    let sides = try #require(conflicts.first).sides
    #expect(sides.map { $0.repairs } == [2, 1] && sides.map { $0.givenUp.count } == [1, 2])
  }
}
