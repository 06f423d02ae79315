/// A CSS color function or a space of `color()`: its name, the space it yields and its three components.
struct CSSColorFunction: Sendable {
  let name: String
  let space: ColorSpace
  let parts: [CSSColorPart]
  /// Nil if CSS knows no comma-separated form; else whether that form takes percentages only (hue apart).
  let legacyPercentages: Bool?

  init(_ name: String, _ space: ColorSpace, _ parts: [CSSColorPart], legacyPercentages: Bool? = nil) {
    self.name = name
    self.space = space
    self.parts = parts
    self.legacyPercentages = legacyPercentages
  }
}

extension CSSColorFunction {
  /// Functions that are named in CSS Color 4, with the percentage reference ranges of its sections 5 to 9.
  static let all = [
    CSSColorFunction("rgb", .sRGB, bytes, legacyPercentages: false),
    CSSColorFunction("rgba", .sRGB, bytes, legacyPercentages: false),
    CSSColorFunction("hsl", .hsl, hslParts, legacyPercentages: true),
    CSSColorFunction("hsla", .hsl, hslParts, legacyPercentages: true),
    CSSColorFunction("hwb", .hwb, [.hue, hundredths("whiteness"), hundredths("blackness")]),
    CSSColorFunction("lab", .lab, [lightness(100), CSSColorPart("a", whole: 125), CSSColorPart("b", whole: 125)]),
    CSSColorFunction("lch", .lch, [lightness(100), CSSColorPart("chroma", whole: 150, lower: 0), .hue]),
    CSSColorFunction("oklab", .oklab, [lightness(1), CSSColorPart("a", whole: 0.4), CSSColorPart("b", whole: 0.4)]),
    CSSColorFunction("oklch", .oklch, [lightness(1), CSSColorPart("chroma", whole: 0.4, lower: 0), .hue]),
  ]

  /// The spaces that `color()` names in CSS Color 4.
  static let predefined =
    ColorSpace.allCases.filter { $0.definition.notation == .predefined }.map { space in
      let definition = space.definition
      return CSSColorFunction(definition.id, space, definition.bounds == .none ? tristimulus : channels)
    } + [CSSColorFunction("xyz", .xyzD65, tristimulus)]

  /// Functions of CSS that yield a color from other colors or from the page.
  static let unsupported = [
    "alpha", "attr", "calc", "color-mix", "contrast-color", "device-cmyk", "env", "if", "image", "light-dark", "var",
  ]

  private static let bytes = ["red", "green", "blue"].map {
    CSSColorPart($0, wholeNumber: 255, lower: 0, upper: 1)
  }
  private static let channels = ["red", "green", "blue"].map { CSSColorPart($0) }
  private static let tristimulus = ["X", "Y", "Z"].map { CSSColorPart($0) }
  private static let hslParts = [.hue, hundredths("saturation", lower: 0), hundredths("lightness")]

  private static func hundredths(_ name: String, lower: Double = -.infinity) -> CSSColorPart {
    CSSColorPart(name, wholeNumber: 100, lower: lower)
  }

  private static func lightness(_ whole: Double) -> CSSColorPart {
    CSSColorPart("lightness", whole: whole, lower: 0, upper: whole)
  }
}
