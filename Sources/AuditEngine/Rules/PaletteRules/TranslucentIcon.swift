import FileSyntax
import Palettes

extension Rule {
  /// App icons that are partly translucent.
  static let translucentIcon = Rule(
    id: "translucent-icon", severity: .warning,
    page: RulePage(
      title: "Translucent icon",
      finds:
        "In an app icon set, an image that is neither opaque nor completely clear. An opacity of 90% or more counts as "
        + "opaque. Images for the dark appearance are exempt because the system draws a dark plate behind them. Images "
        + "for the tinted appearance must be opaque.",
      matters:
        "The system fills clear areas, but not with the color that the image was drawn on. A glyph with soft edges "
        + "gets a fringe, and a glyph on a clear background may disappear. The App Store rejects the icon.",
      failing: .icon(["": .init(isClearInPlaces: true)]),
      passing: .icon(["": .init(), "dark": .init(isClearInPlaces: true)]),
      remedy: "Flatten the image onto its background and export it without alpha.",
      judged: JudgedFindings(right: 2, of: 2),
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
