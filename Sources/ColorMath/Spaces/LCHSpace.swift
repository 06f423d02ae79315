/// The polar form of CIE Lab relative to D50: lightness 0…100, chroma, hue in degrees.
enum LCHSpace {
  static let definition = ColorSpaceDefinition.polar(
    id: "lch",
    components: [
      ComponentRange("lightness", 0, 100), ComponentRange("chroma", 0, 150), ComponentRange("hue", 0, 360),
    ],
    base: .lab)
}
