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
      finds:
        "An image in an app icon set whose entry says `1024x1024` and whose file has another size. A set that has "
        + "images, but none of that size, is a warning. A set without images, such as in a new project, is not "
        + "reported, nor is one for the Mac, whose icons come in several sizes.",
      matters:
        "The App Store, the Home Screen, and every smaller size of the icon use this one image. An image of another "
        + "size is rejected, or scaled until its edges blur.",
      failing: .icon(["": .init(side: 512)]),
      passing: .icon(["": .init()]),
      remedy: "Export the icon at 1024 × 1024 pixels from its source artwork. Don't scale up the small one.",
      references: [
        "Apple: Human Interface Guidelines, App icons", "Apple: Asset Catalog Format Reference, App Icon Type",
      ])
  ) { input in
    input.icons(with: .size) { !$0.isLarge } + input.icons { $0.lacksLargeImage ? (.missing, []) : nil }
  }
}
