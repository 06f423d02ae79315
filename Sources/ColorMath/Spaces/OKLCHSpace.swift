/// The polar form of Oklab: lightness 0…1, chroma, hue in degrees.
enum OKLCHSpace {
  static let definition = ColorSpaceDefinition.polar(
    id: "oklch",
    components: [
      ComponentRange("lightness", 0, 1), ComponentRange("chroma", 0, 0.4), ComponentRange("hue", 0, 360),
    ],
    base: .oklab)
}
