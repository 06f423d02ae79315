import AuditModel
import PaletteModel

extension Rule {
  /// Tinted app icons that are not gray.
  static let coloredTintedIcon = Rule(
    id: "colored-tinted-icon", severity: .warning,
    page: RulePage(
      title: "Colored tinted icon",
      finds:
        "An image for the tinted appearance of an app icon set that has a pixel whose red, green, and blue values "
        + "differ.",
      matters:
        "The system uses only the lightness of this image and applies the tint that the person chose. Two colors "
        + "that differ only in hue become one, and the glyph disappears with them.",
      failing: .icon(["": .init(), "tinted": .init(isColored: true)]),
      passing: .icon(["": .init(isColored: true), "tinted": .init()]),
      remedy: "Draw the tinted image in grays, light on dark, and check that the glyph is recognizable.",
      references: ["Apple: Human Interface Guidelines, App icons"])
  ) { input in
    input.icons(with: .color) { $0.isGray == false }
  }
}
