import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Proposals for pairs on translucent surfaces pass when they are made and the pair is measured again.
@Suite struct RepairTests {
  private static let place = SourceLocation(file: "legible.json")

  private func audit(
    _ foreground: String, on layers: [Layer], over: [Backdrop] = [], font: Font? = nil,
    variants: VariantSet = VariantSet(.light)
  ) -> AuditBuilder {
    var audit = AuditBuilder()
    audit.variants = variants
    audit.surface("bar", []) {
      $0.layers = Adaptive(layers)
      $0.over = over
    }
    audit.pair(foreground, on: "bar", font: font)
    return audit
  }

  private func material(_ kind: MaterialUse.Kind, _ size: GlassSize = .large) -> Layer {
    .material(MaterialUse(kind, size: size, at: Self.place))
  }

  private func color(_ text: String) -> Layer { .color(AuditBuilder.written(text)) }

  private func found<Value>(_ answer: StackRepair<Value>?) -> Value? {
    if case .found(let value, _)? = answer { value } else { nil }
  }

  private func verdict(_ foreground: String, on layers: [Layer], over: [Backdrop] = []) -> Verdict? {
    audit(foreground, on: layers, over: over).result.measurement()?.verdict
  }

  /// White on light glass: no opacity and no dimming helps, a dark foreground does.
  @Test func whiteOnLightGlass() throws {
    let result = audit("#FFFFFF", on: [material(.glass(.regular))]).result
    let finding = try #require(result.findings.first)
    let repairs = try #require(finding.repairs)
    #expect(result.measurements[repairs.measurement].verdict == .fail)
    #expect(repairs.opacity?.layer == "regular glass")
    #expect(repairs.opacity?.least == StackRepair.none)
    #expect(repairs.black == .none && repairs.white == .none)
    let color = try #require(found(repairs.foreground))
    #expect(finding.suggestion?.color == color.color && finding.suggestion?.token == "#FFFFFF")
    #expect(try #require(finding.suggestion).ratio.reaches(ContrastRatio(4.5)))
    #expect(verdict(color.color.hex, on: [material(.glass(.regular))]) == .pass)
  }

  /// White on clear glass needs a dimming layer, and a step less is not enough.
  @Test func whiteOnClearGlass() throws {
    let glass = material(.glass(.clear))
    let repairs = try #require(audit("#FFFFFF", on: [glass]).result.findings.first?.repairs)
    let opacity = try #require(found(repairs.black))
    #expect(verdict("#FFFFFF", on: [glass, color("#000000*\(opacity)")]) == .pass)
    #expect(verdict("#FFFFFF", on: [glass, color("#000000*\(opacity - 0.01)")]) != .pass)
    #expect(repairs.white == .none)
  }

  /// Less is enough over declared backdrops, whatever they are.
  @Test(arguments: [
    [Backdrop.color(AuditBuilder.written("#999999"))],
    [.color(AuditBuilder.written("#000000")), .color(AuditBuilder.written("#999999"))],
    [
      .gradient([
        BackdropStop(AuditBuilder.written("#800080"), at: 0), BackdropStop(AuditBuilder.written("#FFC0CB"), at: 1),
      ])
    ],
  ])
  func declaredBackdrops(over: [Backdrop]) throws {
    let layers = [color("#000000*0.1")]
    let finding = try #require(audit("#FFFFFF", on: layers, over: over).result.findings.first)
    let repairs = try #require(finding.repairs)
    let (tint, dimming) = (try #require(found(repairs.opacity?.least)), try #require(found(repairs.black)))
    #expect(repairs.opacity?.present == 0.1)
    #expect(verdict("#FFFFFF", on: [color("#000000*\(tint)")], over: over) == .pass)
    #expect(verdict("#FFFFFF", on: [color("#000000*\(tint - 0.01)")], over: over) == .fail)
    #expect(verdict("#FFFFFF", on: layers + [color("#000000*\(dimming)")], over: over) == .pass)
    #expect(verdict("#FFFFFF", on: layers + [color("#000000*\(dimming - 0.01)")], over: over) == .fail)
    if let color = finding.suggestion?.color { #expect(verdict(color.hex, on: layers, over: over) == .pass) }
  }

  /// A small glass element: the label color of the other appearance fails too, so that only layers help.
  @Test func smallGlass() throws {
    let glass = material(.glass(.regular), .small)
    let result = audit("#FFFFFF", on: [glass]).result
    let finding = try #require(result.findings.first)
    #expect(finding.rule == "unverified-contrast")
    let repairs = try #require(finding.repairs)
    #expect(repairs.foreground == StackRepair.none && finding.suggestion == nil)
    #expect(repairs.black == .none && repairs.opacity?.least == StackRepair.none)
  }

  /// The needs of the other variants count: with reduced transparency the surface is opaque.
  @Test func theSuggestionSuitsEveryVariant() throws {
    var audit = AuditBuilder()
    audit.surface("bar", []) {
      $0.layers = Adaptive(
        [material(.glass(.regular))], reduced: [color("#777777")], increasedReduced: [color("#777777")])
      $0.appearance = .light
    }
    audit.token("Text", [.any: "#808080"])
    audit.pair("Text", on: "bar")
    let finding = try #require(audit.result.findings.first { $0.rule == "low-text-contrast" })
    let suggestion = try #require(finding.suggestion)
    #expect(suggestion.token == "Text")
    audit.tokens = []
    audit.token("Text", [.any: suggestion.color.hex])
    let after = audit.result.measurements
    #expect(after.allSatisfy { $0.verdict != .fail })
  }

  /// Opaque pairs have no repairs, nor has an assumed pair, because it would still not pass.
  @Test func onlyWhereWhatLiesBelowIsSeen() throws {
    #expect(audit("#8A8A8A", on: [color("#FFFFFF")]).result.findings.first?.repairs == nil)
    var assumed = audit("#FFFFFF", on: [material(.glass(.regular))])
    assumed.declaration.pairs[0].origin = .assumed("a guess")
    let finding = try #require(assumed.result.findings.first)
    #expect(finding.repairs == nil && finding.suggestion == nil)
  }
}
