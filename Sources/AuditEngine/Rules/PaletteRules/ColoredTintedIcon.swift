import Palettes

extension Rule {
  /// Tinted app icons that are not gray.
  static let coloredTintedIcon = Rule(
    id: "colored-tinted-icon", severity: .warning,
    page: RulePage(
      title: "Colored tinted icon",
      finds:
        "In an app icon set, an image for the tinted appearance that isn't entirely gray: at least one pixel has red, "
        + "green, and blue values that differ by more than 2 of 255.",
      matters:
        "The system uses only the lightness of this image and applies the tint that the person chose. Colors that "
        + "differ only in hue look the same, and the glyph disappears.",
      failing: .icon(["": .init(), "tinted": .init(isColored: true)]),
      passing: .icon(["": .init(isColored: true), "tinted": .init()]),
      remedy: "Draw the tinted image in shades of gray, light on dark, and check that the glyph is recognizable.",
      references: ["Apple: Human Interface Guidelines, App icons"])
  ) { input in
    input.icons(with: .color) { $0.isGray == false }
  }
}
