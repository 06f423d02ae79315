import AuditModel
import PaletteModel

extension Rule {
  /// App icons in a color space that icons do not have.
  static let wrongIconColorSpace = Rule(
    id: "wrong-icon-color-space", severity: .warning,
    page: RulePage(
      title: "Wrong icon colour space",
      finds: "An image of an app icon set that names neither sRGB nor Display P3 as its colour space: it has another "
        + "profile, or nothing says what its numbers mean. Grays may be in Gray Gamma 2.2.",
      matters: "What is drawn depends on who reads the file: a viewer that follows the profile and a tool that takes "
        + "the numbers for sRGB show two icons. The glyph that was checked in one is not the glyph that ships.",
      failing: .icon(["": .init(namesSpace: false)]),
      passing: .icon(["": .init()]),
      remedy: "Export the icon again with the sRGB profile embedded, or with Display P3 where its colours need it; "
        + "convert the colours, do not merely assign the profile.",
      seenIn: "No palette of this package has an app icon set, nor has the collection that the rules are tried on.",
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
