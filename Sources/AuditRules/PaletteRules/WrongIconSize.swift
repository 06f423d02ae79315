import AuditModel
import PaletteModel

extension Rule {
  /// App icons that are not of 1024 × 1024 pixels.
  static let wrongIconSize = Rule(
    id: "wrong-icon-size", severity: .error,
    weigh: { evidence, _ in
      if case .icon(let icon) = evidence, icon.flaw == .missing { .warning } else { .error }
    },
    page: RulePage(
      title: "Wrong icon size",
      finds: "An image of an app icon set whose entry says `1024x1024` and whose file has another size. A set "
        + "that names images, but none of that size, is a warning; one without any image, as a new project has it, and "
        + "one for the Mac, whose icons are drawn in several sizes, say nothing.",
      matters: "The App Store, the home screen and every smaller size of the icon are served from this one image. One "
        + "of another size is refused, or scaled until its edges blur.",
      failing: .icon(["": .init(side: 512)]),
      passing: .icon(["": .init()]),
      remedy: "Export the icon at 1024 × 1024 pixels from its drawing; do not scale the small one up.",
      seenIn: "No palette of this package has an app icon set, nor has the collection that the rules are tried on.",
      references: [
        "Apple: Human Interface Guidelines, App icons", "Apple: Asset Catalog Format Reference, App Icon Type",
      ])
  ) { input in
    input.icons(with: .size) { !$0.isLarge } + input.icons { $0.lacksLargeImage ? (.missing, []) : nil }
  }
}
