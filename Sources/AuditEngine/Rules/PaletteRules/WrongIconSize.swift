import Palettes

extension Rule {
  /// App icons that are not 1024 × 1024 pixels.
  static let wrongIconSize = Rule(
    id: "wrong-icon-size", severity: .error,
    weigh: { evidence, _ in
      if case .icon(let icon) = evidence, icon.flaw == .missing { .warning } else { .error }
    },
    page: RulePage(
      title: "Wrong icon size",
      finds:
        "In an app icon set, an image whose entry specifies `1024x1024` but whose file has a different size. The "
        + "finding is a warning if the set has images but none of them are for that size. Legible doesn't report a set "
        + "without images, such as in a new project, or a set for the Mac, where icons come in several sizes.",
      matters:
        "The App Store, the Home Screen, and every smaller icon size use this one image. An image with a different "
        + "size is rejected or scaled, which blurs its edges.",
      failing: .icon(["": .init(side: 512)]),
      passing: .icon(["": .init()]),
      remedy: "Export the icon at 1024 × 1024 pixels from its source artwork. Don't scale up a smaller image.",
      references: [
        "Apple: Human Interface Guidelines, App icons", "Apple: Asset Catalog Format Reference, App Icon Type",
      ])
  ) { input in
    input.icons(with: .size) { !$0.isLarge } + input.icons { $0.lacksLargeImage ? (.missing, []) : nil }
  }
}
