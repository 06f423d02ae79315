import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

/// Each failing part ends in something that a person can set.
@Suite struct PartAdviceTests {
  private static let both: VariantSet = [VariantSet(.light), VariantSet(.dark)]

  private func page(_ build: (inout AuditBuilder) -> Void) -> String {
    var audit = AuditBuilder()
    audit.variants = Self.both
    build(&audit)
    return String(decoding: MarkdownReport.render(AuditReport.complete([audit.result])), as: UTF8.self)
  }

  /// The darkest values are those that WebAIM's formula gives: 4.48 for the next lighter gray.
  @Test func colorsOfTheSystemGetOneOfTheirHue() {
    let page = page { audit in
      audit.variants = VariantSet(.light)
      audit.pair("system:systemYellow", on: "#FFFFFF", .graphic, name: "card: star")
    }
    #expect(page.contains("Use `#A16A00`") && page.contains("for this pair alone instead of systemYellow"), "\(page)")
    #expect(!page.contains("System colors are fixed"))
  }

  @Test func oneGlyphOfTheColorOfItsGroundGetsTheNearestGray() {
    let page = page { audit in
      audit.pair("#FFFFFF", on: "#FFFFFF", variants: VariantSet(.light), name: "icon: white glyph")
    }
    #expect(page.contains("Use `#737373` for this pair alone instead of white"), "\(page)")
  }

  /// A dark red under white text passes; a token that carries it in dark as text on black cannot be that dark.
  @Test func aTokenThatCannotSatisfyAllItsPairsIsPartedFrom() {
    let page = page { audit in
      audit.token("Brand", [.any: "#E02050", .dark: "#FF3366"])
      audit.token("Page", [.any: "#FFFFFF", .dark: "#191919"])
      audit.pair("#FFFFFF", on: "Brand", name: "button: label")
      audit.pair("Brand", on: "Page", name: "link")
    }
    #expect(page.contains("for this pair alone instead of Brand"), "\(page)")
    #expect(page.contains("No color of Brand (Dark entry) passes in all its pairs"), "\(page)")
  }

  @Test(arguments: [
    ("Controls", true), ("plus, xmark", true), ("Live and Past", true), ("Status", false), ("Canvas", false),
    ("count badge", false), ("Grays as text", true), ("text on backgrounds", false), ("card: symbols", true),
    ("glass", false),
  ])
  func namesOfSeveralThingsArePlural(_ row: (name: String, isPlural: Bool)) {
    #expect(Wording.isPlural(row.name) == row.isPlural)
  }
}
