import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The findings about the layers of a surface.
@Suite struct SurfaceRuleTests {
  private func fault(_ rule: String, _ fill: (inout AuditBuilder) -> Void) -> (fault: SurfaceFault?, finding: Finding?)
  {
    var audit = AuditBuilder()
    audit.judgesMore()
    audit.token("Ink", [.any: "#000000", .dark: "#FFFFFF"])
    fill(&audit)
    let found = audit.findings(rule)
    #expect(found.count < 2)
    guard case .surface(let fault)? = found.first?.evidence else { return (nil, found.first) }
    return (fault, found.first)
  }

  private static let reduced = Variant.allCases.filter { $0.transparency == .reduced }

  // MARK: No opaque fallback

  @Test(arguments: [
    ([Layer.style(.regular)], [Backdrop.any], nil, true), ([.glass(.regular)], [.any], [Layer.color("#FFFFFF")], false),
    ([.glass(.regular)], [.any], [.style(.regular)], true), ([.glass(.regular)], [.any], [], true),
    ([.glass(.regular)], [.any], [.glass(.identity)], true),
    ([.glass(.regular), .color("#FFFFFF")], [.any], nil, false),
    ([.color("#00000080")], [.color("#FFFFFF")], nil, false), ([.color("#00000080")], [.any], nil, true),
    ([.color("#00000080"), .color("#FFFFFF*0.99")], [.any], nil, true), ([], [.any], nil, false),
    ([.glass(.identity)], [.any], nil, false), ([.style(.thin)], [.color("#FFFFFF")], nil, true),
  ])
  func whatIsNotOpaqueNeedsAFallback(_ row: ([Layer], [Backdrop], [Layer]?, Bool)) throws {
    let (layers, over, reduced, isFound) = row
    let (fault, finding) = fault("no-opaque-fallback") { audit in
      audit.glass("bar", layers, over: over, reduced: reduced)
      audit.pair("Ink", on: "bar")
    }
    #expect((fault != nil) == isFound)
    guard isFound else { return }
    #expect(finding?.cells.map(\.variant) == Self.reduced && finding?.severity == .warning)
    #expect(finding?.fingerprint == "no-opaque-fallback|bar")
    #expect(fault?.kind == .noOpaqueFallback(isDeclared: reduced != nil, isSystem: false))
  }

  /// A surface whose only pair exists on another version of the system is not one of this audit.
  @Test(arguments: [(Profile.iOS26, true), (.iOS18, false)])
  func surfacesOfOtherVersionsAreLeftOut(_ profile: Profile, _ isFound: Bool) {
    let (fault, _) = fault("no-opaque-fallback") { audit in
      audit.glass("bar", [.glass(.regular)])
      audit.pair("Ink", on: "bar")
      audit.declaration.pairs[0].profiles = [.iOS26]
      audit.declaration.profile = profile
    }
    #expect((fault != nil) == isFound)
  }

  @Test func platesOfTheSystemAreANote() {
    for style in [GlassStyle.bar, .sheet, .popover] {
      let (_, finding) = fault("no-opaque-fallback") { audit in
        audit.glass("bar", [.glass(style)])
        audit.pair("Ink", on: "bar")
      }
      #expect(finding?.severity == .note)
    }
  }

  @Test func onlyVariantsCountInWhichSomethingStandsOnIt() {
    let (_, finding) = fault("no-opaque-fallback") { audit in
      audit.glass("bar", [.glass(.regular)])
      audit.pair("Ink", on: "bar", variants: [VariantSet(.light), VariantSet(.darkReduced)])
    }
    #expect(finding?.cells.map(\.variant) == [.darkReduced])
    let (none, _) = fault("no-opaque-fallback") { audit in
      audit.glass("bar", [.glass(.regular)])
      audit.pair("Ink", on: "bar", variants: [VariantSet(.light), VariantSet(.dark)])
    }
    #expect(none == nil)
  }

  @Test func aLayerOfAnotherSurfaceIsJudgedWhereItStands() {
    let (fault, _) = fault("no-opaque-fallback") { audit in
      audit.glass("veil", [.color("#00000080")])
      audit.glass("card", [.nested("veil"), .color("#FFFFFF")])
      audit.pair("Ink", on: "card")
    }
    #expect(fault == nil)
  }

  @Test func increasedContrastMayBringTheFallback() {
    let (_, finding) = fault("no-opaque-fallback") { audit in
      audit.glass("bar", [.glass(.regular)]) { $0.layers.increased = [.color("#FFFFFF")] }
      audit.pair("Ink", on: "bar")
    }
    #expect(finding?.cells.map(\.variant) == [.lightReduced, .darkReduced])
  }

  // MARK: Clear glass

  @Test(
    arguments: [
      ([Layer.glass(.clear)], 0.0), ([.glass(.clear), .color("#00000033")], 0.2),
      ([.glass(.clear), .color("#0000004D")], nil), ([.glass(.clear), .color("#FFFFFF80")], 0),
      ([.color("#00000080"), .glass(.clear)], 0), ([.glass(.clear), .color("#00000026"), .color("#00000026")], 0.2775),
      ([.glass(.clear), .color("#00000033"), .color("#00000033")], nil), ([.glass(.regular)], nil),
      ([.glass(.clear), .color("#FFFFFF")], nil), ([.glass(.clear), .style(.thin)], nil),
    ] as [([Layer], Double?)])
  func clearGlassAsksForDimming(_ row: (layers: [Layer], dimming: Double?)) {
    let (fault, finding) = fault("clear-glass-undimmed") { audit in
      audit.glass("player", row.layers)
      audit.pair("#FFFFFF", on: "player")
    }
    guard case .undimmed(let dimming)? = fault?.kind, let expected = row.dimming else {
      #expect(fault == nil && row.dimming == nil)
      return
    }
    #expect(abs(dimming - expected) < 2e-3)
    #expect(finding?.cells.map(\.variant) == [.light, .dark] && finding?.severity == .warning)
  }

  @Test func clearGlassOverDarkContentNeedsNoDimming() {
    for (content, isFound) in [("#202020", false), ("#E0E0E0", true)] {
      let (fault, _) = fault("clear-glass-undimmed") { audit in
        audit.glass("player", [.glass(.clear)], over: [.color(content)])
        audit.pair("#FFFFFF", on: "player")
      }
      #expect((fault != nil) == isFound)
    }
  }

  // MARK: Stacks

  @Test(
    arguments: [
      ([Layer.glass(.regular), .glass(.regular)], ["regular glass", "regular glass"]),
      ([.glass(.clear), .color("#00000080"), .glass(.bar)], ["clear glass", "bar glass"]),
      ([.style(.thin), .style(.regular), .glass(.clear)], ["thin material", "regular material"]),
      ([.glass(.regular), .style(.regular)], []), ([.glass(.regular), .color("#FFFFFF"), .glass(.regular)], []),
      ([.glass(.regular), .glass(.identity)], []),
      ([.glass(.regular), .nested("panel")], ["regular glass", "clear glass"]),
    ] as [([Layer], [String])])
  func stacksAreFoundDownToTheFirstOpaqueLayer(_ row: (layers: [Layer], names: [String])) {
    let (fault, finding) = fault("stacked-glass") { audit in
      audit.glass("panel", [.glass(.clear)])
      audit.glass("chip", row.layers)
      audit.pair("Ink", on: "chip")
    }
    #expect(fault?.layers ?? [] == row.names)
    if fault != nil { #expect(finding?.cells.count == 8) }
  }

  // MARK: Content

  @Test func contentMustBeOpaque() {
    let plain: [Variant] = [.light, .dark]
    for (layers, variants) in [
      ([Layer.style(.regular)], plain), ([.color("#FFFFFF80")], Variant.allCases), ([.color("#FFFFFF")], []),
      ([.glass(.regular), .color("#FFFFFF")], []), ([.custom("frost")], Variant.allCases),
    ] {
      let (_, finding) = fault("translucent-content") { audit in
        audit.material("frost", "#FFFFFF", alpha: 0.5)
        audit.glass("card", layers) { $0.isContent = true }
        audit.pair("Ink", on: "card")
      }
      #expect(finding?.cells.map(\.variant) ?? [] == variants)
      if !variants.isEmpty { #expect(finding?.severity == .error) }
    }
  }

  @Test func contentWithoutAPairIsContent() {
    let (fault, _) = fault("translucent-content") { audit in
      audit.glass("card", [.style(.regular)]) { $0.isContent = true }
      audit.glass("screen", [.nested("card"), .color("#FFFFFF")])
      audit.pair("Ink", on: "screen")
    }
    #expect(fault?.layers == ["regular material"])
  }

  @Test func aMaterialThatHidesEverythingIsOpaque() {
    for alpha in [1, 0.999] {
      let (fault, _) = fault("translucent-content") { audit in
        audit.material("solid", "#FFFFFF", alpha: alpha)
        audit.glass("card", [.custom("solid")]) { $0.isContent = true }
        audit.pair("Ink", on: "card")
      }
      #expect((fault == nil) == (alpha == 1))
    }
  }

  // MARK: Appearances

  @Test(
    arguments: [
      ([Backdrop.any], AppearanceClash.Content.any), ([], .any), ([.content], .declared), ([.color("Ink")], .declared),
      ([.any, .color("Ink")], .declared), ([.color("#123456")], nil),
      ([.gradient([BackdropStop(AuditBuilder.written("Ink"), at: 0)])], .declared),
    ] as [([Backdrop], AppearanceClash.Content?)])
  func aForcedBarStandsOverContentThatFollowsTheSystem(_ row: (over: [Backdrop], content: AppearanceClash.Content?)) {
    let (fault, finding) = fault("forced-appearance") { audit in
      audit.glass("bar", [.style(.ultraThin)], over: row.over) { $0.appearance = .dark }
      audit.pair("Ink", on: "bar")
    }
    #expect(fault?.kind == row.content.map { .otherAppearance(AppearanceClash(forced: .dark, content: $0)) })
    guard let content = row.content else { return }
    #expect(finding?.severity == (content == .any ? .note : .warning))
    #expect(finding?.cells.map(\.variant) == Variant.allCases.filter { $0.appearance == .light })
  }

  @Test func whatIsOpaqueOrFixedForcesNothingOnOthers() {
    for (layers, ink) in [([Layer.color("Ink")], "#FFFFFF"), ([.color("#00000080")], "#FFFFFF")] {
      let (fault, _) = fault("forced-appearance") { audit in
        audit.glass("bar", layers) { $0.appearance = .dark }
        audit.pair(ink, on: "bar")
      }
      #expect(fault == nil)
    }
  }

  @Test(arguments: [("Ink", true), ("#FFFFFF", false)])
  func whatFollowsTheSystemStandsOnAForcedLayer(_ ink: String, _ isFound: Bool) {
    let (fault, _) = fault("forced-appearance") { audit in
      audit.glass("bar", [.style(.ultraThin)]) { $0.appearance = .dark }
      audit.glass("title", [.color("#80808040"), .nested("bar")])
      audit.pair(ink, on: "title")
    }
    let clash = AppearanceClash(forced: .dark, content: .layer)
    #expect(fault?.kind == (isFound ? .otherAppearance(clash) : nil))
  }
}
