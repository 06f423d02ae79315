import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

@Suite struct AdviserTests {
  @Test func oneEditForThreePairs() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Faint", [.any: "#8A8A8A"])
    audit.token("Border", [.any: "#C8C8C8"])
    for surface in ["#FFFFFF", "#FAFAFA", "#F0F0F0"] { audit.pair("Faint", on: surface) }
    audit.pair("Border", on: "#FFFFFF", .boundary)
    let result = audit.result
    let edits = result.edits
    #expect(edits.map { audit.loaded.palette.displayName(of: $0.token) } == ["Faint", "Border"])
    #expect(edits.map(\.clears.count) == [3, 1])
    #expect(edits.allSatisfy { $0.condition == "Any" })
    #expect(result.measurements[try #require(edits.first).clears[0]].verdict == .fail)
  }

  @Test func theSharedSurfaceMovesWhereThatClearsMost() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Button", [.any: "#FF6688"])
    audit.token("Title", [.any: "#FFFFFF"])
    audit.token("Note", [.any: "#F5F5F5"])
    audit.pair("Title", on: "Button")
    audit.pair("Note", on: "Button")
    let edit = try #require(audit.result.edits.first)
    #expect(audit.loaded.palette.displayName(of: edit.token) == "Button")
    #expect(edit.clears.count == 2)
  }

  /// Whichever comes first, the token that holds the color is edited, for all that refer to it.
  @Test(arguments: [("ink", "line"), ("line", "ink")])
  func tokensThatReferToOneMoveTogether(_ held: String, _ referring: String) {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    for path in ["ink", "line"] {
      audit.designToken(path, "#777777", line: path == held ? 2 : 3, writtenAt: path == held ? nil : 2)
    }
    audit.designToken("paper", "#FFFFFF", line: 4)
    for name in [held, referring] { audit.pair(name, on: "paper") }
    let edits = audit.result.edits
    #expect(edits.map { audit.loaded.palette.displayName(of: $0.token) } == [held])
    #expect(edits.map(\.clears.count) == [2])
    #expect(edits.map(\.to) == [EightBitColor(red: 0x73, green: 0x73, blue: 0x73)])
  }

  /// The gray passes on black, and any gray that passes on white would not.
  @Test func nothingThatPassesIsBroken() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Text", [.any: "#8A8A8A"])
    for surface in ["#FFFFFF", "#FFFFF0", "#FFF0FF", "#1C1C1C"] { audit.pair("Text", on: surface) }
    #expect(audit.result.measurements.count { $0.verdict == .pass } == 1)
    #expect(audit.result.edits.isEmpty)
  }

  /// The worst text comes first, however many boundaries another edit would clear.
  @Test func textComesBeforeBoundaries() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Border", [.any: "#C8C8C8"])
    audit.token("Faint", [.any: "#8A8A8A"])
    audit.token("Fainter", [.any: "#B0B0B0"])
    for surface in ["#FFFFFF", "#FAFAFA", "#F0F0F0"] { audit.pair("Border", on: surface, .boundary) }
    audit.pair("Faint", on: "#FFFFFF")
    audit.pair("Fainter", on: "#FAFAFA")
    let names = audit.result.edits.map { audit.loaded.palette.displayName(of: $0.token) }
    #expect(names == ["Fainter", "Faint", "Border"])
  }

  /// Three levels of text stay three: what would meet its neighbor is left to edits of both.
  @Test func levelsOfTextStayApart() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("TextSecondary", [.any: "#757575"])
    audit.token("TextTertiary", [.any: "#9A9A9A"])
    audit.pair("TextSecondary", on: "#FFFFFF")
    audit.pair("TextTertiary", on: "#FFFFFF")
    #expect(audit.result.edits.isEmpty)
    audit.tokens.removeFirst()
    audit.declaration.pairs.removeFirst()
    #expect(audit.result.edits.map(\.to.hex) == ["#737373"])
  }

  @Test func nothingToClear() {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#000000"])
    audit.pair("Text", on: "#FFFFFF")
    #expect(audit.result.edits.isEmpty)
  }

  /// The edits have their stated effects on a new audit: together they clear what they say, and keep what advice must
  /// keep.
  @Test(arguments: 1...12) func editsAreTrueAndBreakNothing(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var now = AuditBuilder()
    let names = ["A", "B", "C", "D"]
    for name in names {
      let bytes = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      now.token(name, [.any: EightBitColor(red: bytes[0], green: bytes[1], blue: bytes[2]).hex])
    }
    for name in names {
      for surface in names + ["#FFFFFF", "#202020"] where surface != name { now.pair(name, on: surface, .graphic) }
    }
    let before = Measurer.measure(AuditPlan(now.loaded, policy: now.policy))
    let edits = now.result.edits
    for edit in edits.flatMap(\.all) {
      now.tokens[edit.token].entries[edit.entry].value = .color(Color(.sRGB, edit.to.encoded.components))
    }
    let after = Measurer.measure(AuditPlan(now.loaded, policy: now.policy))
    let cleared = before.measurements.typedIndices.filter {
      before.measurements[$0].verdict == .fail && after.measurements[$0].verdict != .fail
    }
    #expect(Set(cleared) == Set(edits.flatMap(\.clears)))
    #expect(Restraints(AuditInput(before)).breaches(in: AuditInput(after)).isEmpty)
    let again = now.result.edits
    #expect(again.isEmpty, "a second plan: \(again.map { "\($0.token) \($0.to.hex)" })")
  }

  /// One entry has one answer, whatever asks for it.
  @Test func findingsSayWhatThePlanDoes() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Accent", [.any: "#2F80ED"])
    audit.token("Card", [.any: "#FFFFFF"])
    audit.token("Bar", [.any: "#F2F2F2"])
    audit.pair("Accent", on: "Card")
    audit.pair("Accent", on: "Bar")
    let result = audit.result
    let edit = try #require(result.edits.first)
    #expect(result.edits.count == 1 && edit.clears.count == 2)
    let colors = result.findings.compactMap(\.suggestion).map(\.color)
    #expect(colors.count == 2 && colors.allSatisfy { $0 == edit.to })
    let everywhere = EntrySuggestions.all(of: edit.token, in: audit.loaded, policy: audit.policy)
    #expect(everywhere.first?.moves.first?.color.encodedSRGB.eightBit == edit.to)
  }

  /// People leave a little room; `--margin 1` does not.
  @Test(arguments: [(1.0, "#767676"), (1.05, "#737373"), (1.2, "#6A6A6A")])
  func colorsAimAtTheMargin(_ margin: Double, _ color: String) {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Text", [.any: "#8A8A8A"])
    audit.pair("Text", on: "#FFFFFF")
    var wishes = AdviceWishes()
    wishes.margin = margin
    let plan = AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)
    let result = AuditResult(Measurer.measure(plan), wishes: wishes, workers: .one)
    #expect(result.edits.map(\.to.hex) == [color])
  }

  /// Accent fails on white; it would become darker than AccentDark, which passes.
  @Test func familiesKeepTheirOrder() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Accent", [.any: "#B0B0B0"])
    audit.token("AccentDark", [.any: "#8E8E8E"])
    audit.pair("Accent", on: "#FFFFFF")
    audit.pair("AccentDark", on: "#FFFFFF", .graphic)
    #expect(audit.result.edits.isEmpty)
    audit.tokens[1] = Token(
      TokenName(catalog: audit.tokens[1].name.catalog, path: "Other"), file: audit.tokens[1].file,
      entries: audit.tokens[1].entries)
    audit.declaration.pairs.removeLast()
    #expect(audit.result.edits.map(\.to.hex) == ["#737373"])
  }

  /// A light page that would have to become visibly darker stays; a fill under a white label may.
  @Test(arguments: [("#F0F0F0", 0), ("#2199E8", 1)])
  func surfacesKeepTheirLook(_ surface: String, _ edits: Int) {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Ground", [.any: surface])
    audit.pair("#FFFFFF", on: "Ground")
    #expect(audit.result.edits.count == edits)
  }

  /// The entry for increased contrast has less contrast than the repaired one would have: it moves along.
  @Test func theEntryForIncreasedContrastFollows() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#8A8A8A", .highAny: "#6E7589"])
    audit.pair("Text", on: "#FFFFFF", .text)
    let result = audit.result
    let edit = try #require(result.edits.first)
    #expect(result.edits.count == 1 && edit.condition == "Any" && !edit.clears.isEmpty)
    #expect(edit.followers.map(\.condition) == ["High Any"])
    let option = try #require(result.findings.first { $0.rule == "low-text-contrast" }?.options.first)
    #expect(option.isPlanned && option.edits.count == 2 && option.changes.map(\.entry) == ["Any", "High Any"])
  }

  /// The entry for increased contrast fails by itself and is repaired first; then it moves on with the other one.
  @Test func anEditGivesWayToOneThatOthersNeed() throws {
    var audit = AuditBuilder()
    audit.token("Page", [.any: "#FFFFFF"])
    audit.token("Selected", [.any: "#E4E9F2"])
    audit.token("Success", [.any: "#45915F", .highAny: "#2D7949"])
    audit.pair("Success", on: "Page")
    audit.pair("Success", on: "Selected")
    let edit = try #require(audit.result.edits.first)
    #expect(audit.result.edits.count == 1 && edit.condition == "Any")
    #expect(edit.followers.map(\.condition) == ["High Any"])
    let left = audit.result.measurements.typedIndices.filter { audit.result.measurements[$0].verdict == .fail }
    #expect(edit.clears == left, "\(edit.clears)")
  }

  /// A border that is a little darker than one ground cannot become so dark that people see it there; it becomes lighter, by
  /// choice.
  @Test func aBorderCrossesAGroundThatItHardlyDiffersFrom() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Border", [.any: "#292929"])
    for surface in ["#161616", "#1D1D1D", "#2B2B30"] { audit.pair("Border", on: surface, .boundary) }
    let result = audit.result
    let option = try #require(result.findings.lazy.compactMap { $0.options.first }.first)
    #expect(result.edits.isEmpty && option.kind == .entry && option.isWhole && option.touches == 2)
    #expect(try #require(option.changes[0].color).linear.relativeLuminance.value > 0.1)
  }

  @Test func lockedTokensStayAndOthersMove() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Label", [.any: "#F2F2F7"])
    audit.token("Fill", [.any: "#2199E8"])
    audit.pair("Label", on: "Fill")
    let plan = AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)
    func tokens(_ wishes: EditWishes) throws -> [String] {
      let result = AuditResult(
        Measurer.measure(plan), wishes: try wishes.advice(in: audit.loaded), workers: .one)
      return result.edits.map { audit.loaded.palette.displayName(of: $0.token) }
    }
    var locked = EditWishes()
    locked.locked = ["Fill"]
    #expect(try tokens(EditWishes()) == ["Fill"])
    #expect(try !tokens(locked).contains("Fill"))
    var only = EditWishes()
    only.only = ["Label"]
    #expect(try !tokens(only).contains("Fill"))
  }

  /// Two tokens that are to stay equal change together, or not at all.
  @Test func tiedTokensMoveTogether() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Text", [.any: "#8A8A8A"])
    audit.token("Icon", [.any: "#8A8A8A"])
    audit.pair("Text", on: "#FFFFFF")
    audit.pair("Icon", on: "#FFFFFF", .graphic)
    var wishes = EditWishes()
    wishes.ties = ["Text=Icon"]
    let plan = AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)
    let advice = try wishes.advice(in: audit.loaded)
    let result = AuditResult(Measurer.measure(plan), wishes: advice, workers: .one)
    let edit = try #require(result.edits.first)
    #expect(result.edits.count == 1)
    #expect(edit.tied(in: audit.loaded.palette, advice.ties).map(\.token) == [edit.token == 0 ? 1 : 0])
  }
}
