import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The order of options and what each says of itself: what is there changes before something new is made for one pair.
@Suite struct OptionOrderTests {
  private func findings(margin: Double? = nil, _ build: (inout AuditBuilder) -> Void) -> [Finding] {
    var audit = AuditBuilder()
    build(&audit)
    var wishes = AdviceWishes()
    if let margin { wishes.margin = margin }
    return AuditResult(audit.loaded, policy: audit.policy, variants: audit.variants, wishes: wishes).findings
      .filter { !$0.options.isEmpty }
  }

  private func options(margin: Double? = nil, _ build: (inout AuditBuilder) -> Void) throws -> [RepairOption] {
    try #require(findings(margin: margin, build).first).options
  }

  // MARK: - What is there

  /// In dark, the gray passes on white, and no gray passes on both.
  @Test func anEntryThatRepairsOneAppearanceComesBeforeANewColor() throws {
    let options = try options { audit in
      audit.token("Page", [.any: "#FFFFFF", .dark: "#1C1C1E"])
      audit.token("Faint", [.any: "#8A8A8A", .dark: "#666666"])
      audit.pair("Faint", on: "Page")
      audit.pair("Faint", on: "#FFFFFF", variants: VariantSet(.dark))
    }
    #expect(options.map { $0.kind } == [.entry, .own], "\(options.map { $0.kind })")
    #expect(!options[0].isWhole && options[0].repairs.variants.allSatisfy { $0.appearance == .light })
  }

  /// Strong is the text of other pairs; the others are of another role, of another hue, too far, or too weak.
  @Test(arguments: [
    ("Strong", "#6A6A6A", Role.text, true), ("Strong", "#6A6A6A", .boundary, false),
    ("Strong", "#2A5BD7", .text, false),
    ("Strong", "#000000", .text, false), ("Strong", "#7C7C7C", .text, false),
  ])
  func aTokenOfTheSameRoleComesBeforeANewColor(_ name: String, _ color: String, _ role: Role, _ isTaken: Bool) throws {
    let options = try options { audit in
      audit.variants = VariantSet(.light)
      audit.token(name, [.any: color])
      audit.pair("#8A8A8A", on: "#FFFFFF")
      audit.pair(name, on: "#FFFFF0", role)
    }
    let tokens = options.filter { $0.kind == .token }.map { $0.changes.map { $0.to } }
    #expect(tokens == (isTaken ? [[name]] : []), "\(options)")
    #expect((options.first?.kind == .token) == isTaken)
  }

  /// A step of a ramp is not bent: the next one that passes is taken.
  @Test func theNextStepOfARampIsTaken() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    for (number, color) in [
      (100, "#F0F0F0"), (200, "#D0D0D0"), (300, "#B0B0B0"), (400, "#909090"), (500, "#686868"), (600, "#505050"),
    ] {
      audit.token("Gray\(number)", [.any: color])
    }
    audit.pair("Gray400", on: "#FFFFFF")
    let result = audit.result
    #expect(result.edits.isEmpty)
    let options = try #require(result.findings.first { !$0.options.isEmpty }).options
    #expect(options[0].kind == .token && options[0].changes.map { $0.to } == ["Gray500"], "\(options)")
    let entry = try #require(options.first { $0.kind == .entry })
    #expect(entry.bendsRamp)
  }

  /// A token that refers to a step takes another step, so that all others that refer to it stay as they are.
  @Test func aTokenThatRefersToAStepTakesAnotherOne() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    let grays = ["#F0F0F0", "#D0D0D0", "#B0B0B0", "#909090", "#6E6E6E", "#505050"]
    for (place, gray) in grays.enumerated() { audit.designToken("gray.\(place + 1)00", gray, line: place + 1) }
    audit.designToken("text.muted", "#909090", line: 9, writtenAt: 4)
    audit.pair("text.muted", on: "#FFFFFF")
    #expect(audit.result.edits.isEmpty)
    let options = try #require(audit.result.findings.first { !$0.options.isEmpty }).options
    #expect(options[0].kind == .token && options[0].subject == "text.muted", "\(options)")
    #expect(options[0].changes.map { $0.from } == ["gray.400"] && options[0].changes.map { $0.to } == ["gray.500"])
  }

  /// 45% of black has 3.66 on white, and 55% has 4.74.
  @Test func moreOpacityComesBeforeANewColor() throws {
    let options = try options { audit in
      audit.variants = VariantSet(.light)
      audit.pair("#000000*0.45", on: "#FFFFFF")
    }
    let first = try #require(options.first)
    #expect(
      first.kind == .opacity && first.changes.map { $0.from } == ["45%"] && first.changes.map { $0.to } == ["55%"])
    #expect(abs(first.ratio.value - 4.74) < 0.02)
  }

  /// Half of the ratios of two appearances are no answer if a color for each is one.
  @Test func aWholeRepairComesFirst() throws {
    for finding in findings({ audit in
      audit.token("Page", [.any: "#FFFFFF", .dark: "#303030"])
      audit.pair("#808080", on: "Page")
      audit.pair("#FFFFFF", on: "#FF6688")
    }) {
      let minted = finding.options.filter { !$0.kind.isOfEntry && !$0.isGreat }.map { $0.isWhole }
      #expect(minted == minted.filter { $0 } + minted.filter { !$0 })
    }
  }

  // MARK: - Labels

  /// A title and its note turn together.
  @Test func aLabelNamesAllThatItReplaces() throws {
    let label = try #require(
      try options { audit in
        audit.variants = VariantSet(.light)
        audit.pair("#FFFFFF", on: "#FF3366")
        audit.pair("#F5F5F5", on: "#FF3366")
        audit.pair("#101010", on: "#FF3366")
      }.first { $0.kind == .label })
    #expect(label.others.count == 1 && Set([label.subject] + label.others) == ["#F5F5F5", "#FFFFFF"])
    #expect(!label.isAlone && label.touches == 1)
  }

  /// The other chip keeps its white text, which dark text would break.
  @Test(arguments: [("#202020", true), ("#E8305C", false)])
  func othersOfThePartDoNotForbidTheLabel(_ other: String, _ isAlone: Bool) throws {
    let label = try #require(
      try options { audit in
        audit.variants = VariantSet(.light)
        audit.pair("#FFFFFF", on: "#FF3366", name: "chip: new")
        audit.pair("#FFFFFF", on: other, .graphic, name: "chip: old")
      }.first { $0.kind == .label })
    #expect(label.isAlone == isAlone && (label.touches == 0) == isAlone)
  }

  /// In dark, neither white nor black has 7 on the fill.
  @Test func aLabelAppliesWhereItHelps() throws {
    let label = try #require(
      try options { audit in
        audit.policy = .wcag22AAA
        audit.token("Fill", [.any: "#FF8FA8", .dark: "#7A7A7A"])
        audit.pair("#FFFFFF", on: "Fill")
      }.first { $0.kind == .label })
    #expect(!label.isWhole && label.repairs.variants.allSatisfy { $0.appearance == .light })
    #expect(label.repairs == label.changes.reduce(into: VariantSet()) { $0.formUnion($1.variants ?? .all) })
  }

  // MARK: - One color

  /// The grounds differ by little, except the last.
  @Test func pairsOfNearlyEqualNeedGetOneColor() throws {
    let grounds = ["#FFFFFF", "#FCFCFC", "#FAFAFA", "#B8B8B8"]
    let found = findings { audit in
      audit.variants = VariantSet(.light)
      for ground in grounds { audit.pair("#9A9A9A", on: ground) }
    }
    var colors: [String: String] = [:]
    for finding in found {
      guard case .pair(let pair) = finding.evidence.subject else { continue }
      let own = try #require(finding.options.first { $0.kind == .own })
      colors[grounds[pair.offset < grounds.count ? pair.offset : 0], default: ""] = own.changes[0].to
      let color = AuditBuilder.color(own.changes[0].to).linearSRGB.relativeLuminance
      let ratios = grounds.map { ContrastRatio(color, AuditBuilder.color($0).linearSRGB.relativeLuminance).value }
      #expect(ratios.contains { abs($0 - own.ratio.value) < 1e-6 })
    }
    #expect(colors.count == 4 && Set(colors.values).count == 2, "\(colors)")
  }

  /// Judged or not, and over whatever backdrop: all other pairs that show the entry change.
  @Test func allOtherPairsCount() throws {
    let options = try options { audit in
      audit.variants = VariantSet(.light)
      audit.token("Faint", [.any: "#8A8A8A"])
      audit.glass("bar", [.style(.thick)])
      audit.pair("Faint", on: "#FFFFFF")
      audit.pair("Faint", on: "#FAFAFA")
      audit.pair("Faint", on: "#F0F0F0", .decorative)
      audit.pair("Faint", on: "bar", .decorative)
    }
    #expect(options[0].kind == .entry && options[0].touches == 3, "\(options[0])")
  }

  // MARK: - Margins

  /// The darker yellow of the system has 4.6, and more was asked for.
  @Test(arguments: [(1.05, true), (1.8, false)])
  func theMarginCountsForColorsOfTheSystem(_ margin: Double, _ isOfSystem: Bool) throws {
    let own = try #require(
      try options(margin: margin) { audit in
        audit.variants = VariantSet(.light)
        audit.pair("system:systemYellow", on: "#FFFFFF", .graphic)
      }.first { $0.kind == .own })
    #expect((own.changes.map { $0.to } == ["#A16A00"]) == isOfSystem && own.ratio.value >= 3 * margin, "\(own)")
  }

  @Test func theMarginCountsOverVisibleBackdrops() throws {
    func ratio(_ margin: Double) throws -> Double {
      let options = try options(margin: margin) { audit in
        audit.variants = VariantSet(.light)
        audit.glass("pane", [.style(.thick)])
        audit.pair("#8A8A8A", on: "pane")
      }
      return try #require(options.first { $0.kind == .own || $0.kind == .label }).ratio.value
    }
    #expect(try ratio(1.3) >= 4.5 * 1.3 - 0.01)
    #expect(try ratio(1) < 4.5 * 1.3)
  }
}
