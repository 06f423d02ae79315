import Testing

@testable import ColorMath
@testable import Palettes

/// The colors of other tokens in those of the same name.
@Suite struct PaletteReplacementTests {
  private static let (white, black, red, blue) = (
    Color(.sRGB, 1, 1, 1), Color(.sRGB, 0, 0, 0), Color(.sRGB, 1, 0, 0),
    Color(.sRGB, 0, 0, 1)
  )

  private func token(
    _ path: String, in catalog: String = "Colors.xcassets", _ values: KeyValuePairs<AppearanceCondition, Color>
  ) -> Token {
    Token(
      TokenName(catalog: catalog, path: path), file: catalog, entries: values.map { Entry($0.key, .color($0.value)) })
  }

  private func colors(_ palette: Palette, _ path: String) -> [AppearanceCondition: Color] {
    let token = palette.tokens.first { $0.name.path == path }
    return (token?.entries ?? []).reduce(into: [:]) { found, entry in
      if case .color(let color) = entry.value { found[entry.condition] = color }
    }
  }

  @Test func entriesOfTheSameConditionChange() {
    let palette = Palette([token("Text", [.any: Self.white, .dark: Self.black]), token("Card", [.any: Self.white])])
    let (edited, unused) = palette.replacing(with: [token("Text", in: "New.xcassets", [.dark: Self.red])])
    #expect(unused == [])
    #expect(colors(edited, "Text") == [.any: Self.white, .dark: Self.red])
    #expect(colors(edited, "Card") == [.any: Self.white])
  }

  @Test func anyAndLightServeEachOther() {
    let palette = Palette([token("Text", [.light: Self.white, .dark: Self.black])])
    #expect(
      colors(palette.replacing(with: [token("Text", [.any: Self.red])]).palette, "Text")
        == [.light: Self.red, .dark: Self.black])
    let both = palette.replacing(with: [token("Text", [.any: Self.red, .light: Self.blue])]).palette
    #expect(colors(both, "Text") == [.light: Self.blue, .dark: Self.black, .any: Self.red])
  }

  @Test func aMissingConditionIsAdded() {
    let palette = Palette([token("Text", [.any: Self.white])])
    let edited = palette.replacing(with: [token("Text", [.any: Self.white, .dark: Self.red])]).palette
    #expect(colors(edited, "Text") == [.any: Self.white, .dark: Self.red])
  }

  @Test func namesThatAreUnknownOrAmbiguousAreNotUsed() {
    let palette = Palette([
      token("Text", in: "A.xcassets", [.any: Self.white]), token("Text", in: "B.xcassets", [.any: Self.white]),
      token("text-muted", in: "t.json", [.any: Self.white]),
    ])
    let others = [
      token("Text", in: "C.xcassets", [.any: Self.red]), token("TextMuted", [.any: Self.red]),
      token("Other", [.any: Self.red]), token("Text", in: "v2/B.xcassets", [.any: Self.blue]),
    ]
    let (edited, unused) = palette.replacing(with: others)
    #expect(unused == [0, 2])
    #expect(colors(edited, "text-muted") == [.any: Self.red])
    #expect(edited.tokens.map { $0.entries.first?.value } == [.color(Self.white), .color(Self.blue), .color(Self.red)])
  }

  @Test func tokensThatReferToAReplacedColorFollow() {
    let written = SourceLocation(file: "t.json", line: 2)
    func palette(_ accent: Color, _ link: Color) -> [Token] {
      [
        Token(
          TokenName(catalog: "t.json", path: "blue"), file: "t.json", line: 2,
          entries: [Entry(.any, .color(accent), line: 2)]),
        Token(
          TokenName(catalog: "t.json", path: "link"), file: "t.json", line: 3,
          entries: [Entry(.any, .color(link), line: 3, origin: written)]),
        Token(
          TokenName(catalog: "t.json", path: "title"), file: "t.json", line: 4,
          entries: [Entry(.any, .color(accent), line: 4, origin: written)]),
      ]
    }
    let old = Palette(palette(Self.blue, Self.blue))
    let only = old.replacing(with: [token("blue", [.any: Self.red])]).palette
    #expect(["blue", "link", "title"].map { colors(only, $0)[.any] } == [Self.red, Self.red, Self.red])
    let both = old.replacing(with: [token("blue", [.any: Self.red]), token("link", [.any: Self.black])]).palette
    #expect(["blue", "link", "title"].map { colors(both, $0)[.any] } == [Self.red, Self.black, Self.red])
    let alias = old.replacing(with: [token("link", [.any: Self.black])]).palette
    #expect(["blue", "link", "title"].map { colors(alias, $0)[.any] } == [Self.blue, Self.black, Self.blue])
  }
}
