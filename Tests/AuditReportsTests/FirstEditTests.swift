import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// The edits that a report names first where no file of the palette has the color that fails.
@Suite struct FirstEditTests {
  private func edits(_ build: (inout AuditBuilder) -> Void) -> [FirstEdit] {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    build(&audit)
    let result = audit.result
    return FirstEdit.list(FindingGroups(result), result)
  }

  private func text(_ build: (inout AuditBuilder) -> Void) -> String {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    build(&audit)
    let report = AuditReport.complete([audit.result])
    return TextRenderer.lines(Document(report), TextStyling(columns: 100)).joined(separator: "\n")
  }

  /// Secondary label has 3.44 on white and 3.29 on #FAFAFA: a gray for each, and never the label color, which is primary.
  @Test func weakerLabelsAreNotPrimaryText() {
    let build: (inout AuditBuilder) -> Void = { audit in
      audit.pair("system:secondaryLabel", on: "#FFFFFF", name: "row: detail")
      audit.pair("system:secondaryLabel", on: "#FAFAFA", name: "card: detail")
    }
    let found = edits(build)
    #expect(found.isEmpty)
    #expect(!text(build).contains("system:label"))
  }

  /// The literal of a theme gets a shade of its own, not the label color.
  @Test func coloredLiteralsGetAShadeOfTheirOwn() throws {
    let found = edits { $0.pair("#4BA1D6", on: "#ECEDE6", name: "title") }
    let edit = try #require(found.first)
    guard case .own(let color) = edit.replacement else { return #expect(Bool(false), "no color of its own") }
    let ratio = ContrastRatio(
      color.linear.relativeLuminance, EightBitColor(red: 0xEC, green: 0xED, blue: 0xE6).linear.relativeLuminance)
    #expect(edit.token == "#4BA1D6" && ratio.value >= 4.5 && ratio.value < 5.6)
  }

  /// The suggestions for one literal on two surfaces differ, so that there is no single color to name.
  @Test func differentShadesAreNoOneEdit() {
    let found = edits { audit in
      audit.pair("#4BA1D6", on: "#FFFFFF", name: "title")
      audit.pair("#4BA1D6", on: "#B0C8D8", name: "subtitle")
    }
    #expect(found.isEmpty)
  }

  @Test func theWorstOfEqualNumbersComesFirst() {
    let found = edits { audit in
      audit.pair("#4BA1D6", on: "#FFFFFF", name: "a")
      audit.pair("#78D549", on: "#FFFFFF", name: "b")
    }
    #expect(found.map { $0.token } == ["#78D549", "#4BA1D6"])
  }

  /// An edit of a token comes first; the label color on the surface that it changes is not proven any more.
  @Test func whatAnEditChangesIsNotPromised() {
    let found = edits { audit in
      audit.token("Card", [.any: "#808080"])
      audit.token("Ink", [.any: "#707070"])
      audit.pair("Ink", on: "Card", name: "card: title")
      audit.pair("#999999", on: "#FFFFFF", name: "row: detail")
    }
    #expect(found.map { $0.token } == ["#999999"])
    var onCard = AuditBuilder()
    onCard.token("Card", [.any: "#909090"])
    onCard.pair("#8A8A90", on: "Card", name: "card: title")
    onCard.pair("system:secondaryLabel", on: "Card", name: "card: detail")
    let result = onCard.result
    #expect(result.edits.isEmpty || FirstEdit.list(FindingGroups(result), result).isEmpty)
  }
}
