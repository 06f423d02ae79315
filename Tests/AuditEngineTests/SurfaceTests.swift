import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct SurfaceTests {
  private func seen(_ audit: AuditBuilder, _ variant: Variant = .light) -> Measurement? {
    var audit = audit
    audit.pair("#FFFFFF", on: audit.declaration.surfaces.last?.name ?? "", .graphic)
    return audit.result.measurement(variant)
  }

  @Test func layersAreDrawnBottomUp() {
    var audit = AuditBuilder()
    audit.surface("card", ["#000000*0.5", "#0000FF*0.5", "#FFFFFF"])
    #expect(seen(audit)?.surfaceColor?.hex == "#404080")
  }

  @Test func forcedAppearanceCoversForegroundAndLayers() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#000000", .dark: "#EEEEEE", .highDark: "#FFFFFF"])
    audit.token("Bar", [.any: "#FFFFFF", .dark: "#111111"])
    audit.surface("inner", ["Bar"])
    audit.surface("bar", ["#00000000", "inner"]) { $0.appearance = .dark }
    audit.pair("Text", on: "bar")
    for variant in Variant.allCases {
      let found = try #require(audit.result.measurement(variant))
      #expect(found.foregroundColor?.hex == (variant.contrast == .increased ? "#FFFFFF" : "#EEEEEE"))
      #expect(found.surfaceColor?.hex == "#111111" && found.variant == variant)
    }
  }

  @Test func nestedSurfaceKeepsItsOwnForcedAppearance() {
    var audit = AuditBuilder()
    audit.token("Bar", [.any: "#FFFFFF", .dark: "#111111"])
    audit.surface("inner", ["Bar"]) { $0.appearance = .light }
    audit.surface("bar", ["inner"]) { $0.appearance = .dark }
    #expect(seen(audit, .dark)?.surfaceColor?.hex == "#FFFFFF")
  }

  /// The backdrop comes from the surface at the bottom unless the outer one declares it.
  @Test(arguments: [([], "#FFFFFF"), (["#000000"], "#000000")])
  func overIsInheritedFromTheSurfaceAtTheBottom(_ own: [String], _ expected: String) throws {
    var audit = AuditBuilder()
    audit.surface("veil", ["#00000040"]) { $0.over = [.color(AuditBuilder.written("#FFFFFF"))] }
    audit.surface("card", ["#FFFFFF20", "veil"]) { $0.over = own.map { .color(AuditBuilder.written($0)) } }
    audit.pair("#000000", on: "card")
    let result = audit.result
    let index = try #require(result.measurement()?.evidence)
    #expect(result.evidence[index].backdrops.count == 1)
    guard case .color(let name, _) = result.evidence[index].backdrops[0] else {
      Issue.record("no declared colour lies below")
      return
    }
    #expect(name == expected)
  }

  @Test func elevationRaisesSystemBackgroundsInDark() {
    for (isElevated, color) in [(false, "#000000"), (true, "#1C1C1E")] {
      var audit = AuditBuilder()
      audit.surface("sheet", ["system:systemBackground"]) { $0.isElevated = isElevated }
      #expect(seen(audit, .dark)?.surfaceColor?.hex == color)
      #expect(seen(audit, .light)?.surfaceColor?.hex == "#FFFFFF")
    }
  }

  @Test func filtersCoverTheWholeComposite() throws {
    var audit = AuditBuilder()
    audit.surface("plain", ["#FFFFFF"])
    audit.surface("filtered", ["#FFFFFF"]) { $0.filters = [.contrast(1.15)] }
    audit.pair("#F59E0B", on: "plain")
    audit.pair("#F59E0B", on: "filtered")
    let filtered = try #require(audit.result.measurement(pair: 0)?.minimum?.value)
    let plain = try #require(audit.result.measurement(pair: 1)?.minimum?.value)
    #expect(abs(plain - 2.1477) < 5e-5 && abs(filtered - 2.0075) < 5e-5)
  }

  @Test func filtersOfABaseDoNotCoverWhatStandsOnIt() {
    var audit = AuditBuilder()
    audit.surface("inverted", ["#FFFFFF"]) { $0.filters = [.invert()] }
    audit.surface("card", ["inverted"])
    #expect(seen(audit)?.surfaceColor?.hex == "#000000")
    #expect(seen(audit)?.foregroundColor?.hex == "#FFFFFF")
  }

  @Test func filtersOfALayerDoNotCoverWhatLiesBelowIt() {
    var audit = AuditBuilder()
    audit.surface("veil", ["#000000*0.5"]) { $0.filters = [.invert()] }
    audit.surface("card", ["veil", "#000000"])
    #expect(seen(audit)?.surfaceColor?.hex == "#808080")
  }

  @Test func opacityOfALayerLetsWhatLiesBelowThrough() {
    var audit = AuditBuilder()
    audit.surface("veil", ["#FFFFFF"]) { $0.filters = [.opacity(0.5)] }
    audit.surface("card", ["veil", "#000000"])
    #expect(seen(audit)?.surfaceColor?.hex == "#808080")
  }

  @Test(arguments: [
    (["#FFFFFF*0.99"], 1.0), (["#000000*0.9"], 17.49), (["#FFFFFF*0.5", "#000000*0.5"], 1.83), ([], 1.0),
  ])
  func stacksWithoutAnOpaqueLayerStandOnAnyColour(_ layers: [String], _ least: Double) throws {
    var audit = AuditBuilder()
    audit.surface("card", layers)
    let found = try #require(seen(audit))
    #expect(found.outlook?.isDeclared == false && found.reason == nil)
    #expect(abs((found.minimum?.value ?? 0) - least) < 0.05 && found.verdict == (least > 3 ? .pass : .fail))
  }

  @Test func opacityOfAFilterLeavesTheSurfaceUnverified() {
    let open: [(inout AuditBuilder) -> Void] = [
      { $0.surface("card", ["#FFFFFF"]) { $0.filters = [.opacity(0.5)] } }
    ]
    for build in open {
      var audit = AuditBuilder()
      build(&audit)
      #expect(seen(audit)?.verdict == .unverified && seen(audit)?.minimum == nil)
      #expect(
        seen(audit)?.reason?.words == "an opacity filter makes the surface translucent regardless of its layers")
    }
    var opaque = AuditBuilder()
    opaque.surface("card", ["#000000"]) { $0.filters = [.opacity(1)] }
    #expect(seen(opaque)?.verdict == .pass)
  }

  @Test func anyTranslucentLayerOverAnOpaqueOneIsOpaque() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      var audit = AuditBuilder()
      let layers = (0..<4).map { _ in "#808080*\(random.unit())" }
      audit.surface("card", layers + ["#000000"])
      #expect(seen(audit)?.minimum != nil, "\(layers)")
    }
  }

  @Test func circlesAreUnverified() {
    for ring in [["a"], ["a", "b"], ["a", "b", "c"]] {
      var audit = AuditBuilder()
      for name in ring { audit.surface(name, []) }
      for index in ring.indices {
        audit.declaration.surfaces[index].layers.full = [audit.layer(ring[(index + 1) % ring.count])]
      }
      #expect(seen(audit)?.verdict == .unverified && seen(audit)?.reason?.words.hasSuffix("form a cycle") == true)
    }
  }

  @Test func unknownAndUnsupportedLayersSayWhy() {
    var audit = AuditBuilder()
    let place = SourceLocation(file: "legible.json")
    audit.surface("card", []) {
      $0.layers.full = [.unsupported("glass cannot be measured", place), .surface("x", place)]
    }
    #expect(seen(audit)?.reason?.words == "there is no surface 'x'")
    audit.declaration.surfaces[0].layers.full.removeLast()
    #expect(seen(audit)?.reason == Reason(.notMeasurable, "glass cannot be measured"))
  }

  @Test func translucentForegroundIsDrawnOverTheSurface() throws {
    var audit = AuditBuilder()
    audit.pair("#000000*0.5", on: "#FFFFFF", .graphic)
    let found = try #require(audit.result.measurement())
    // The encoded middle gray has the luminance ((0.5 + 0.055) / 1.055)^2.4 = 0.2140411….
    #expect(abs((found.minimum?.value ?? 0) - 1.05 / 0.2640411404) < 1e-7)
    #expect(found.foregroundColor?.hex == "#808080")
  }

  @Test func againstReplacesTheSurface() throws {
    var audit = AuditBuilder()
    audit.pair("#FFFFFF", on: "#FFFFFF", .linkCue, against: "#000000")
    audit.pair("#FFFFFF*0.5", on: "#000000", .focus, against: "#FFFFFF*0.5")
    let link = try #require(audit.result.measurement(pair: 1))
    #expect(link.minimum?.value == 21 && link.surfaceColor?.hex == "#000000")
    let ring = try #require(audit.result.measurement(pair: 0))
    #expect(ring.minimum?.value == 1 && ring.foregroundColor?.hex == "#808080" && ring.verdict == .fail)
  }
}
