import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct GlassTests {
  /// A tint has no numbers on a Mac, where it carries no hue; those of iOS decide elsewhere.
  @Test(arguments: [Idiom.mac, .iphone])
  func aTintOnAMacHasNoRatio(_ idiom: Idiom) throws {
    var audit = AuditBuilder()
    audit.declaration.idiom = idiom
    let place = SourceLocation(file: "legible.json", line: 9)
    let use = MaterialUse(.glass(.regular), tint: AuditBuilder.written("#0088FF"), at: place)
    audit.glass("glass", [.material(use)])
    audit.pair("#FFFFFF", on: "glass")
    let found = try #require(audit.result.measurement())
    #expect((found.minimum == nil) == (idiom == .mac))
    if idiom == .mac { #expect(found.reason?.code == .notMeasurable && found.expectation == .open) }
  }

  private static let place = SourceLocation(file: "legible.json")

  private func material(
    _ kind: MaterialUse.Kind, size: GlassSize = .large, below: [Layer] = [], over: [Backdrop] = [.any],
    _ foreground: String = "#FFFFFF", _ change: (inout AuditBuilder) -> Void = { _ in }
  ) -> AuditResult {
    var audit = AuditBuilder()
    audit.surface("glass", []) {
      $0.layers = Adaptive([.material(MaterialUse(kind, size: size, at: Self.place))] + below)
      $0.over = over
    }
    change(&audit)
    audit.pair(foreground, on: "glass")
    return audit.result
  }

  /// Least and greatest ratios over black and white, as published of the measured materials.
  @Test(arguments: [
    (MaterialUse.Kind.glass(.regular), Variant.light, "#000000", 9.6, 20.3),
    (.glass(.regular), .light, "#FFFFFF", 1.0, 2.2),
    (.glass(.regular), .dark, "#000000", 1.2, 3.1),
    (.glass(.regular), .dark, "#FFFFFF", 6.8, 17.8),
    (.glass(.clear), .light, "#000000", 1.1, 21),
    (.glass(.clear), .dark, "#FFFFFF", 1.0, 18.6),
    (.glass(.bar), .light, "#FFFFFF", 1.0, 1.4),
    (.glass(.bar), .dark, "#000000", 1.1, 2.8),
    (.glass(.bar), .dark, "#FFFFFF", 7.6, 18.6),
    (.style(.ultraThin), .light, "#000000", 3.0, 19.3),
    (.style(.ultraThin), .light, "#FFFFFF", 1.1, 7.1),
    (.style(.ultraThin), .dark, "#000000", 1.3, 9.8),
    (.style(.ultraThin), .dark, "#FFFFFF", 2.1, 16.5),
  ])
  func measuredMaterials(
    _ kind: MaterialUse.Kind, _ variant: Variant, _ foreground: String, _ least: Double, _ greatest: Double
  ) throws {
    let ends = ["#000000", "#FFFFFF"].map { Backdrop.color(AuditBuilder.written($0)) }
    let found = try #require(material(kind, over: ends, foreground).measurement(variant))
    #expect(abs((found.minimum?.value ?? 0) - least) <= 0.05 && abs((found.maximum?.value ?? 0) - greatest) <= 0.05)
  }

  @Test func whiteOnLargeGlassNeverPassesInLightAndAlwaysInDark() throws {
    let result = material(.glass(.regular))
    let light = try #require(result.measurement(.light))
    #expect(light.verdict == .fail && light.outlook?.neverPasses == true && light.reason == nil)
    let dark = try #require(result.measurement(.dark))
    #expect(dark.verdict == .pass && abs((dark.minimum?.value ?? 0) - 6.133) < 0.005)
    let witness = try #require(dark.evidence.map { result.evidence[$0].witnesses[0].backdrop })
    #expect(witness.green > 0.99 && witness.red < 0.01 && witness.blue < 0.01)
    #expect(result.findings.first { $0.rule == "low-text-contrast" }?.severity == .error)
  }

  @Test func labelOnTheLightBarIsWorstOverMagenta() throws {
    let result = material(.glass(.bar), "system:label")
    let found = try #require(result.measurement(.light))
    #expect(abs((found.minimum?.value ?? 0) - 12.93) < 0.01 && (found.maximum?.value ?? 99) <= 21)
    let witness = try #require(found.evidence.map { result.evidence[$0].witnesses[0].backdrop })
    #expect(witness.red > 0.99 && witness.blue > 0.99 && witness.green < 0.01)
  }

  @Test func smallGlassIsDecidedOnlyWhereBothOfItsStatesAgree() throws {
    let white = try #require(material(.glass(.regular), size: .small).measurement(.light))
    #expect(white.verdict == .unverified && (white.minimum?.value ?? 9) < 1.1 && (white.maximum?.value ?? 0) > 17)
    #expect(material(.glass(.regular), size: .small, "system:label").measurement(.light)?.verdict == .pass)
    #expect(material(.glass(.regular), size: .small, "#808080").measurement(.light)?.verdict == .fail)
  }

  @Test func whatReplacesGlassIsAssumedAndDecidesNothing() throws {
    let label = material(.glass(.regular), "system:label")
    for variant in Variant.allCases where variant.contrast == .increased || variant.transparency == .reduced {
      #expect(label.measurement(variant)?.verdict == .unverified, "\(variant)")
    }
    let white = material(.glass(.regular))
    let reduced = try #require(white.measurement(.lightReduced))
    #expect(reduced.verdict == .unverified && reduced.expectation == .fail && reduced.reason?.code == .unpublished)
    #expect(white.measurement(.darkReduced)?.verdict == .unverified)
    #expect(white.measurement(.darkReduced)?.expectation == .pass)
  }

  @Test func declaredAlternativeReplacesTheGlass() throws {
    let result = material(.glass(.regular), "#000000") { audit in
      audit.declaration.surfaces[0].layers.reduced = [.color(AuditBuilder.written("#FFFFFF"))]
    }
    let found = try #require(result.measurement(.lightReduced))
    #expect(found.verdict == .pass && found.minimum?.value == 21 && found.outlook == nil)
  }

  @Test func glassThatTheSDKLacksIsMeasuredAsRegularAndNeverCertain() throws {
    let found = try #require(material(.unknownGlass("prominent"), "#000000").measurement(.light))
    #expect(found.verdict == .unverified && abs((found.minimum?.value ?? 0) - 9.574) < 0.005)
    #expect(found.reason?.words.contains("'prominent'") == true)
  }

  @Test func iOS18HasMaterialsAndNoGlass() throws {
    let glass = material(.glass(.regular)) { $0.declaration.profile = .iOS18 }
    #expect(glass.measurement(.light)?.minimum == nil && glass.measurement(.light)?.verdict == .unverified)
    let thin = material(.style(.thin), "#000000") { $0.declaration.profile = .iOS18 }
    #expect(thin.measurement(.light)?.minimum != nil && thin.measurement(.light)?.verdict == .unverified)
  }

  @Test func materialOverAnOpaqueColourIsExact() throws {
    let result = material(.style(.regular), below: [.color(AuditBuilder.written("#FFFFFF"))], "#000000")
    let found = try #require(result.measurement(.light))
    #expect(found.outlook == nil && found.surfaceColor?.hex == "#F5F5F5" && found.verdict == .pass)
  }

  @Test func worstPointOfAGradientLiesBetweenItsStops() throws {
    let stops = [
      BackdropStop(AuditBuilder.written("#000000"), at: 0), BackdropStop(AuditBuilder.written("#FFFFFF"), at: 1),
    ]
    let result = material(.glass(.identity), over: [.gradient(stops)], "#777777")
    let found = try #require(result.measurement(.light))
    #expect((found.minimum?.value ?? 9) < 1.005 && found.verdict == .fail)
  }

  @Test func declaredBackdropThatFailsIsAnError() throws {
    let over = ["#FFFFFF", "#000000"].map { Backdrop.color(AuditBuilder.written($0)) }
    let declared = material(.glass(.clear), over: over)
    #expect(declared.findings.first { $0.rule == "low-text-contrast" }?.severity == .error)
    let open = material(.glass(.clear)) { $0.variants = VariantSet(.light) }
    #expect(open.findings.first { $0.rule == "low-text-contrast" }?.severity == .warning)
  }

  @Test func hierarchicalStylesAreVibrantOnMaterialsAlone() throws {
    #expect(material(.style(.thick), "system:primary").measurement(.light)?.verdict == .unverified)
    #expect(material(.style(.thick), "system:label").measurement(.light)?.verdict == .pass)
  }

  @Test func looksAreAssumed() throws {
    let result = material(.glass(.regular), "#000000") { audit in
      audit.declaration.states = [State("look-clear", filters: [], look: .clear, at: Self.place)]
    }
    let found = try #require(result.measurements.first { $0.state == "look-clear" && $0.variant == .light })
    #expect(found.verdict == .unverified && (found.minimum?.value ?? 99) < 9)
  }
}
