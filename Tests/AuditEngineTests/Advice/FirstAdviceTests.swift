import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The first option is the one that the owner of a palette would take.
@Suite struct FirstAdviceTests {
  private func all(_ build: (inout AuditBuilder) -> Void) -> [Finding] {
    var audit = AuditBuilder()
    build(&audit)
    return audit.result.findings
  }

  private func findings(_ build: (inout AuditBuilder) -> Void) -> [Finding] {
    all(build).filter { !$0.options.isEmpty }
  }

  private func first(_ build: (inout AuditBuilder) -> Void) throws -> RepairOption {
    try #require(findings(build).first?.options.first)
  }

  private func hue(_ hex: String) -> Double { AuditBuilder.color(hex).linearSRGB.oklab.oklch.hue }

  // MARK: - Translucent surfaces

  /// Blue text has 4.5 on dark alone, which is no look of light.
  @Test func lightIsNotMadeDark() {
    let findings = findings { audit in
      audit.glass("pane", [.style(.ultraThin)])
      audit.glass("bar", [.glass(.regular)])
      for surface in ["pane", "bar"] { audit.pair("system:systemBlue", on: surface) }
    }
    let options = findings.flatMap { $0.options }
    #expect(options.contains { $0.kind == .material } && options.contains { $0.kind == .own })
    for option in options where option.kind == .opaque {
      for change in option.changes where (change.variants ?? .all).variants.contains(where: { $0.appearance == .light })
      {
        #expect(AuditBuilder.color(change.to).linearSRGB.oklab.lightness > 0.5, "\(option)")
      }
    }
  }

  /// White needs more than the next material in light, the label color of the system does not.
  @Test func aThickerMaterialComesWithItsLabel() throws {
    let options = try #require(
      findings { audit in
        audit.glass("pill", [.style(.ultraThin)])
        audit.pair("#FFFFFF", on: "pill")
      }.first
    ).options
    let material = try #require(options.first)
    #expect(material.kind == .material && material.isWhole, "\(options.map { $0.kind })")
    #expect(material.label?.to == "system:label")
    #expect(!options.dropLast().contains { $0.kind == .opaque })
  }

  /// A color in place of a material is for the variants that need it.
  @Test func opaqueColorsAreForTheVariantsThatNeedThem() throws {
    let findings = findings { audit in
      audit.glass("bar", [.glass(.regular)])
      audit.pair("system:label", on: "bar")
      audit.pair("system:systemBlue", on: "bar", .graphic)
    }
    for finding in findings {
      for option in finding.options where option.kind == .opaque {
        let changed = VariantSet(option.changes.map { $0.variants ?? .all })
        #expect(changed.subtracting(VariantSet(finding.cells.map { VariantSet($0.variant) })).variants.isEmpty)
      }
    }
  }

  /// What Apple does not publish is to be looked at before anything changes.
  @Test func whatIsNotProvenKeepsItsMaterial() {
    let findings = all { audit in
      audit.glass("bar", [.glass(.regular)])
      audit.pair("system:label", on: "bar")
    }.filter { $0.rule == "unverified-contrast" }
    #expect(!findings.isEmpty && findings.allSatisfy { $0.options.isEmpty })
  }

  /// A title needs more than the symbol above it, and both are drawn in one color.
  @Test func aTitleAndItsSymbolGetOneColor() throws {
    let found = findings { audit in
      audit.variants = VariantSet(.light)
      audit.glass("bar", [.glass(.regular)])
      audit.pair("#E8265E", on: "bar", .graphic)
      audit.pair("#E8265E", on: "bar")
    }
    let colors = found.compactMap { $0.options.first { $0.kind == .own }?.changes[0].to }
    #expect(colors.count == 2 && Set(colors).count == 1, "\(colors)")
  }

  /// Blue on blue glass: its opaque form is a blue button with a white symbol.
  @Test func tintedGlassKeepsItsColor() throws {
    let options = try #require(
      findings { audit in
        let tint = AuditBuilder.written("system:systemIndigo")
        audit.glass(
          "add", [.material(MaterialUse(.glass(.regular), size: .small, tint: tint, at: tint.location))])
        audit.pair("system:systemIndigo", on: "add", .graphic)
      }.first { $0.rule != "unverified-contrast" }
    ).options
    let opaque = try #require(options.last)
    #expect(opaque.kind == .opaque && opaque.changes.allSatisfy { $0.to == "system:systemIndigo" }, "\(opaque)")
    #expect(opaque.label?.to == "#FFFFFF")
  }

  // MARK: - Colors of a pair

  /// A mark on both plates of its icon: #757575 and #767676 pass on both, #777777 on one.
  @Test(arguments: ["#000000", "#FFFFFF"]) func aColorSuitsAllPairsOfItsPart(_ mark: String) throws {
    let option = try first { audit in
      audit.variants = VariantSet(.light)
      audit.pair(mark, on: "#FFFFFF", name: "mark: on the white plate")
      audit.pair(mark, on: "#000000", name: "mark: on the black plate")
    }
    #expect(option.kind == .own && option.touches == 1, "\(option)")
    #expect(["#757575", "#767676"].contains(option.changes[0].to))
  }

  /// People darken yellow toward orange, since its shades are olive.
  @Test(arguments: ["#FFD21F", "#F2CF00"]) func yellowBecomesAmber(_ yellow: String) throws {
    let option = try first { audit in
      audit.variants = VariantSet(.light)
      audit.pair(yellow, on: "#FFFFFF", .graphic)
    }
    let turn = hue(yellow) - hue(option.changes[0].to)
    #expect(option.kind == .own && turn > 6 && turn <= 10, "\(option.changes[0].to)")
  }

  /// The system has its own darker yellow.
  @Test func aColorOfTheSystemHasItsOwnDarkerOne() throws {
    let option = try first { audit in
      audit.variants = VariantSet(.light)
      audit.pair("system:systemYellow", on: "#FFFFFF", .graphic)
    }
    #expect(option.changes.map { $0.to } == ["#A16A00"])
  }

  /// Half of the way to black is another color; a label of the other kind is none.
  @Test func theOtherLabelComesBeforeAnotherColor() throws {
    let option = try first { audit in
      audit.variants = VariantSet(.light)
      audit.pair("#000000", on: "#0A0A0A")
    }
    #expect(option.kind == .label && option.changes.map { $0.to } == ["#FFFFFF"])
  }

  /// Black text in light limits what white text in dark can have: each gets what it needs, as where only one is asked about.
  @Test func noAppearanceTakesTheMarginOfTheOther() throws {
    var audit = AuditBuilder()
    audit.pair("system:label", on: "#FFC14D")
    let (loaded, options) = (audit.loaded, try #require(audit.result.findings.first { !$0.options.isEmpty }).options)
    let own = try #require(options.first { $0.kind == .own })
    #expect(own.ratio.value >= 4.5 * AdviceWishes.usualMargin, "\(own)")
    let asked = try #require(
      PairSuggestions(loaded.declaration.pairs[0], in: .dark, of: loaded, policy: .wcag22AA))
    #expect(asked.moves.first?.color.encodedSRGB.eightBit.hex == own.changes[0].to)
  }

  /// Messages that name one color name that of the first option.
  @Test func theSuggestionIsNoOtherColorThanTheFirstOption() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.pair("#FFFFFF", on: "#EFC790")
    audit.pair("#8A8A8A", on: "#FFFFFF")
    for finding in audit.result.findings where !finding.options.isEmpty {
      let colors = finding.options[0].changes.compactMap { $0.color }
      #expect(finding.suggestion.map { colors.contains($0.color) } ?? (finding.options[0].kind == .label))
    }
  }

  /// Gray in place of a gradient is another design.
  @Test func gradientsStayGradients() throws {
    let findings = all { audit in
      audit.variants = VariantSet(.light)
      let stops = [
        BackdropStop(AuditBuilder.written("#B9A0FF"), at: 0), BackdropStop(AuditBuilder.written("#4422AA"), at: 1),
      ]
      audit.glass("banner", [], over: [.gradient(stops)])
      audit.pair("#FFFFFF", on: "banner")
    }
    let finding = try #require(findings.first { $0.rule == "low-text-contrast" })
    #expect(!finding.options.isEmpty && !finding.options.contains { $0.kind == .opaque }, "\(finding.options)")
  }

  /// Looks of a text that differ by a little get one color, if it passes for all of them.
  @Test func oneColorServesLooksThatAreNearlyEqual() throws {
    let option = try first { audit in
      audit.variants = VariantSet([VariantSet(.light), VariantSet(.lightIncreased)])
      audit.pair("system:placeholderText", on: "#F2F2F2")
    }
    #expect(Set(option.changes.map { $0.to }).count == 1, "\(option.changes)")
  }

  // MARK: - Fills

  /// A yellow bar that turned white is no warning.
  @Test func aFillKeepsItsColor() throws {
    let findings = findings { audit in
      audit.variants = VariantSet(.light)
      audit.token("Caution", [.any: "#FFC14D"])
      audit.token("Link", [.any: "#3D6BF5"])
      audit.pair("Link", on: "Caution")
      audit.pair("Link", on: "#FFFFFF")
    }
    for option in findings.flatMap({ $0.options }) {
      for change in option.changes where option.subject == "Caution" {
        #expect(ColorCharacter.isFill(try #require(change.color).oklab), "\(change)")
      }
    }
  }
}
