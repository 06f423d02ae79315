import Palettes

extension Rule {
  /// App icons in a color space that icons don't support.
  static let wrongIconColorSpace = Rule(
    id: "wrong-icon-color-space", severity: .warning,
    weigh: { evidence, input in
      guard case .icon(let icon) = evidence else { return .warning }
      let images = input.plan.loaded.icons[icon.icon].images
      let isOther = icon.images.contains { if case .other = images[$0].space { true } else { false } }
      return isOther ? .warning : .note
    },
    page: RulePage(
      title: "Wrong icon color space",
      finds:
        "In an app icon set, an image whose color space is neither sRGB nor Display P3. The finding is a warning if "
        + "the image has a different profile, or a note if it has none. A PNG file without a profile is fine if it "
        + "specifies the white point and primaries of sRGB or Display P3. Grayscale images can use Gray Gamma 2.2.",
      matters:
        "The colors depend on the software: a viewer that applies the profile and a tool that assumes sRGB show two "
        + "different icons. The glyph that you check in one isn't the glyph that ships.",
      failing: .icon(["": .init(namesSpace: false)]),
      passing: .icon(["": .init()]),
      remedy:
        "Export the icon again with the sRGB profile embedded, or with Display P3 if its colors need it. Convert "
        + "the colors; don't just assign the profile.",
      judged: JudgedFindings(right: 7, of: 7),
      references: ["Apple: Human Interface Guidelines, App icons", "PNG 3 section 4.4"])
  ) { input in
    input.icons(with: .colorSpace) { image in
      switch image.space {
      case .sRGB, .displayP3, .gray: false
      case .unnamed, .other: true
      }
    }
  }
}
