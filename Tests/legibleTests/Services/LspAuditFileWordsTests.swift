import Testing

@testable import legible

/// The keys, choices, and documentation that editors complete follow from the JSON Schema of audit files.
@Suite struct LspAuditFileWordsTests {
  @Test(arguments: [
    ([], "pairs", "The pairs of foregrounds and surfaces."),
    (["pairs"], "note", "A comment for people."),
    (["pairs", "foreground"], "opacity", "Multiplies the alpha of the color."),
    (["surfaces", "*"], "gradient", ""),
    (["surfaces", "*", "over"], "scale", "Pixels per point."),
    (["surfaces", "*", "over", "region"], "width", ""),
    (["surfaces", "*", "profiles", "*"], "increased-reduced", ""),
    (["materials", "*", "dark"], "alpha", ""),
    (["states"], "look-clear", ""),
    (["states", "*"], "look", "The glass look that the user chose."),
    (["variants", "*"], "files", ""),
    (["waivers"], "until", ""),
  ])
  func keysHaveTheirSummaries(_ path: [String], _ name: String, _ summary: String) throws {
    let key = try #require(LspAuditFileWords.all.keys(at: path).first { $0.name == name })
    #expect(summary.isEmpty || key.summary == summary)
  }

  @Test(arguments: [
    (["policy"], "wcag22-aa"), (["profiles"], "ios-26"), (["rules", "*"], "off"), (["pairs", "role"], "link-cue"),
    (["pairs", "font", "weight"], "bold"), (["states", "*", "filters", "filter"], "invert"),
    (["surfaces", "*", "layers", "size"], "small"), (["verified", "variants"], "dark-increased"),
  ])
  func choicesAreThoseOfTheReader(_ path: [String], _ choice: String) {
    #expect(LspAuditFileWords.all.choices(for: path).contains(choice))
  }
}
