import AuditModel
import PaletteModel

extension Rule {
  /// Tinted app icons that are not gray.
  static let coloredTintedIcon = Rule(
    id: "colored-tinted-icon", severity: .warning,
    page: RulePage(
      title: "Coloured tinted icon",
      finds: "An image of the tinted look of an app icon set with a pixel whose red, green and blue differ.",
      matters: "The system takes the lightness of this image and gives it the tint that the person chose. Two colours "
        + "that differ in hue alone become one, and the glyph goes with them.",
      failing: .icon(["": .init(), "tinted": .init(isColored: true)]),
      passing: .icon(["": .init(isColored: true), "tinted": .init()]),
      remedy: "Draw the tinted image in grays, light on dark, and check that the glyph reads in them.",
      seenIn: "No palette of this package has an app icon set, nor has the collection that the rules are tried on.",
      references: ["Apple: Human Interface Guidelines, App icons"])
  ) { input in
    input.icons(with: .color) { $0.isGray == false }
  }
}
