import AuditModel
import ImageReading
import PaletteModel

extension Rule {
  /// App icons that are partly translucent.
  static let translucentIcon = Rule(
    id: "translucent-icon", severity: .warning,
    page: RulePage(
      title: "Translucent icon",
      finds:
        "An image of an app icon set that is neither opaque nor clear throughout. An image of the dark look may be "
        + "clear, because the system draws a dark plate below it; one of the tinted look must be opaque.",
      matters:
        "The system fills what is clear, and not with the colour that the drawing was made on: a glyph with soft "
        + "edges gets a fringe, and one on a clear ground may vanish. The App Store refuses such an icon.",
      failing: .icon(["": .init(isClearInPlaces: true)]),
      passing: .icon(["": .init(), "dark": .init(isClearInPlaces: true)]),
      remedy: "Flatten the image onto its ground and export it without alpha.",
      seenIn: "No palette of this package has an app icon set, nor has the collection that the rules are tried on.",
      references: ["Apple: Human Interface Guidelines, App icons"])
  ) { input in
    input.icons(with: .clearness) { image in
      switch image.alpha {
      case nil, .opaque: false
      case .clear: image.look == .tinted
      case .mixed: true
      }
    }
  }
}
