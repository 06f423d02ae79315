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
    #expect(page.contains("Use a custom color, such as `#B5"), "\(page)")
    #expect(!page.contains("System colors are fixed"))
  }

  @Test func aGlyphOfTheColorOfItsGroundGetsOneGrayForBothAppearances() {
    let page = page { audit in
      audit.pair("#000000", on: "#000000", id: "a", variants: VariantSet(.light), name: "icon: black glyph")
      audit.pair("#FFFFFF", on: "#FFFFFF", id: "b", variants: VariantSet(.dark), name: "icon: white glyph")
    }
    // #757575 has 4.55 on black and 4.60 on white.
    #expect(
      page.contains("draw the foreground in `#757575`, which passes on all of the component’s surfaces (4.55"),
      "\(page)")
  }

  @Test func oneGlyphOfTheColorOfItsGroundGetsTheNearestGray() {
    let page = page { audit in
      audit.pair("#FFFFFF", on: "#FFFFFF", variants: VariantSet(.light), name: "icon: white glyph")
    }
    #expect(page.contains("change the foreground, for example to `#76"), "\(page)")
  }

  /// A dark red under white text passes; a token that carries it in dark as text on black cannot be that dark.
  @Test func aTokenThatCannotSatisfyAllItsPairsIsPartedFrom() {
    let page = page { audit in
      audit.token("Brand", [.any: "#E02050", .dark: "#FF3366"])
      audit.token("Page", [.any: "#FFFFFF", .dark: "#191919"])
      audit.pair("#FFFFFF", on: "Brand", name: "button: label")
      audit.pair("Brand", on: "Page", name: "link")
    }
    #expect(
      page.contains("passes here without breaking its other pairs: give this pair its own color, such as `#"),
      "\(page)")
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
