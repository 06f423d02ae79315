import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// The edits that a report names first where no file of the palette has the color that fails.
@Suite struct FirstOptionTests {
  private func text(_ build: (inout AuditBuilder) -> Void) -> String {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    build(&audit)
    let report = AuditReport.complete([audit.result])
    return TextRenderer.lines(Document(report), TextStyling(columns: 100))
      .flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  /// Secondary label has 3.44 on white and 3.29 on #FAFAFA: a gray for each, and never the label color, which is primary.
  @Test func weakerLabelsAreNotPrimaryText() {
    let text = text { audit in
      audit.pair("system:secondaryLabel", on: "#FFFFFF", name: "row: detail")
      audit.pair("system:secondaryLabel", on: "#FAFAFA", name: "card: detail")
    }
    #expect(!text.contains("system:label"))
  }

  /// A literal is in no plan: its first option is named, with the words that it is for this pair alone.
  @Test func literalsAreOptionsAndSaySo() {
    let text = text { $0.pair("#4BA1D6", on: "#ECEDE6", name: "title") }
    #expect(text.contains("The plan fixes none of these. Decide on each:"), "\(text)")
    #expect(text.contains("1. title (#4BA1D6 on #ECEDE6): Use #"), "\(text)")
    #expect(text.contains("for this pair alone instead of #4BA1D6; fixes 1 of 1 failure"), "\(text)")
  }

  @Test func theWorstComesFirst() throws {
    let text = text { audit in
      audit.pair("#4BA1D6", on: "#FFFFFF", name: "a")
      audit.pair("#78D549", on: "#FFFFFF", name: "b")
    }
    let places = try ["1. b (#78D549 on", "2. a (#4BA1D6 on"].map { try #require(text.firstRange(of: $0)) }
    #expect(places[0].lowerBound < places[1].lowerBound)
  }

  /// Edits of tokens come first; what they repair is not offered again.
  @Test func whatThePlanRepairsIsNoOption() {
    let text = text { audit in
      audit.token("Ink", [.any: "#808080"])
      audit.pair("Ink", on: "#FFFFFF", name: "card: title")
      audit.pair("#999999", on: "#FFFFFF", name: "row: detail")
    }
    #expect(text.contains("1. Ink, Any entry: #808080 →"), "\(text)")
    #expect(text.contains("2. row: detail (#999999 on #FFFFFF): Use #"), "\(text)")
    #expect(text.contains("The plan fixes none of these"), "\(text)")
  }

  /// Colors that look the same are the worst failures, and have options as well.
  @Test func whatIsInvisibleHasOptions() {
    let text = text { audit in
      audit.pair("#000000", on: "#000000", name: "icon: glyph")
      audit.pair("#999999", on: "#FFFFFF", name: "row: detail")
    }
    #expect(text.contains("1. icon: glyph (#000000 on #000000): Use white text, #FFFFFF, instead of black"), "\(text)")
    #expect(text.contains("2. row: detail (#999999 on #FFFFFF): Use #"), "\(text)")
  }

  /// An edit says its price in the other appearance even if there is none.
  @Test func anEditSpeaksOfTheOtherAppearance() {
    let text = text { audit in
      audit.variants = [VariantSet(.light), VariantSet(.dark)]
      audit.token("Ink", [.any: "#808080", .dark: "#FFFFFF"])
      audit.token("Page", [.any: "#FFFFFF", .dark: "#000000"])
      audit.pair("Ink", on: "Page", name: "card: title")
    }
    #expect(text.contains(".colorset/Contents.json:1:1) and leaves dark as it is."), "\(text)")
  }

  /// The command that accepts a finding says what to write for its name.
  @Test func theWaiverNamesTheWorstFailure() {
    let text = text { audit in
      audit.declaration.isOfAuditFile = true
      audit.pair("#AAAAAA", on: "#FFFFFF", name: "row: detail")
      audit.pair("#4BA1D6", on: "#FFFFFF", name: "card: title")
    }
    let command = "legible waive '#AAAAAA on #FFFFFF'"
    #expect(!text.contains(command))
    #expect(text.contains("To accept a finding, such as that about #AAAAAA on #FFFFFF, run legible waive"), "\(text)")
    #expect(text.contains("--rule low-text-contrast ") && text.contains("--until YYYY-MM-DD"), "\(text)")
  }
}
