import Testing

@testable import Palettes

/// Generated symbols find their color sets.
@Suite struct PaletteSymbolsTests {
  private static let palette = Palette(
    ["TextPrimary", "AccentColor", "Brand/Accent", "card background", "Twin-A", "TwinA", "Color", "größe"].map {
      Token(TokenName(catalog: "Colors.xcassets", path: $0), file: "\($0).colorset/Contents.json", entries: [])
    })

  @Test(arguments: [
    ("textPrimary", "TextPrimary"), ("TEXTPRIMARY", "TextPrimary"), ("textPrimaryColor", "TextPrimary"),
    ("accent", "AccentColor"), ("Brand.accent", "Brand/Accent"), ("brand.accentColor", "Brand/Accent"),
    ("cardBackground", "card background"), ("color", "Color"), ("größe", "größe"),
  ])
  func findsASet(_ symbol: String, _ name: String) {
    guard case .found(let index) = PaletteSymbols(Self.palette).lookup(symbol) else {
      Issue.record("\(symbol) finds nothing")
      return
    }
    #expect(Self.palette.tokens[index].name.path == name)
  }

  @Test(arguments: ["primary", "text", "Text.primary", "brand", "", "."])
  func findsNothing(_ symbol: String) {
    #expect(PaletteSymbols(Self.palette).lookup(symbol) == .unknown)
  }

  @Test func saysWhatIsAmbiguous() {
    guard case .ambiguous(let found) = PaletteSymbols(Self.palette).lookup("twinA") else {
      Issue.record("twinA is not ambiguous")
      return
    }
    #expect(found.map { Self.palette.tokens[$0].name.path } == ["Twin-A", "TwinA"])
  }
}
