extension PublishedColors {
  /// Text, controls, selections, backgrounds and hues as Xcode stored them for macOS (light, dark).
  static let macSnapshot = PublishedColors(
    .xcode14,
    rows: [
      .init("alternateSelectedControl", 0x0063E1, 0x0058D0),
      .init("alternateSelectedControlText", 0xFFFFFF, 0xFFFFFF),
      .init("controlAccent", 0x007AFF, 0x007AFF),
      .init("controlBackground", 0xFFFFFF, 0x1E1E1E),
      .init("control", 0xFFFFFF, .rgb(0xFFFFFF, 0.247)),
      .init("controlText", .rgb(0x000000, 0.851), .rgb(0xFFFFFF, 0.846)),
      .init("disabledControlText", .rgb(0x000000, 0.247), .rgb(0xFFFFFF, 0.247)),
      .init("findHighlight", 0xFFFF00, 0xFFFF00),
      .init("grid", 0xE6E6E6, 0x1A1A1A),
      .init("headerText", .rgb(0x000000, 0.847), 0xFFFFFF),
      .init("keyboardFocusIndicator", .rgb(0x0067F4, 0.498), .rgb(0x1AA9FF, 0.498)),
      .init("label", .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.847)),
      .init("link", 0x0068DA, 0x419CFF),
      .init("placeholderText", .rgb(0x000000, 0.247), .rgb(0xFFFFFF, 0.247)),
      .init("quaternaryLabel", .rgb(0x000000, 0.098), .rgb(0xFFFFFF, 0.102)),
      .init("secondaryLabel", .rgb(0x000000, 0.498), .rgb(0xFFFFFF, 0.549)),
      .init("selectedContentBackground", 0x0063E1, 0x0058D0),
      .init("selectedControl", 0xB3D7FF, 0x3F638B),
      .init("selectedControlText", .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.852)),
      .init("selectedMenuItemText", 0xFFFFFF, 0xFFFFFF),
      .init("selectedTextBackground", 0xB3D7FF, 0x3F638B),
      .init("selectedText", 0x000000, 0xFFFFFF),
      .init("separator", .rgb(0x000000, 0.098), .rgb(0xFFFFFF, 0.098)),
      .init("systemBlue", 0x007AFF, 0x0A84FF),
      .init("systemBrown", 0xA2845E, 0xAC8E68),
      .init("systemCyan", 0x55BEF0, 0x5AC8F5),
      .init("systemGray", 0x8E8E93, 0x98989D),
      .init("systemGreen", 0x28CD41, 0x32D74B),
      .init("systemIndigo", 0x5856D6, 0x5E5CE6),
      .init("systemMint", 0x00C7BE, 0x63E6E2),
      .init("systemOrange", 0xFF9500, 0xFF9F0A),
      .init("systemPink", 0xFF2D55, 0xFF375F),
      .init("systemPurple", 0xAF52DE, 0xBF5AF2),
      .init("systemRed", 0xFF3B30, 0xFF453A),
      .init("systemTeal", 0x59ADC4, 0x6AC4DC),
      .init("systemYellow", 0xFFCC00, 0xFFD60A),
      .init("tertiaryLabel", .rgb(0x000000, 0.257), .rgb(0xFFFFFF, 0.247)),
      .init("textBackground", 0xFFFFFF, 0x1E1E1E),
      .init("text", 0x000000, 0xFFFFFF),
      .init("underPageBackground", .rgb(0x969696, 0.898), 0x282828),
      .init("unemphasizedSelectedContentBackground", 0xDCDCDC, 0x464646),
      .init("unemphasizedSelectedTextBackground", 0xDCDCDC, 0x464646),
      .init("unemphasizedSelectedText", 0x000000, 0xFFFFFF),
      .init("windowBackground", 0xECECEC, 0x323232),
      .init("windowFrameText", .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.847)),
    ])

  /// The hues of macOS 12 to 15 with Increase Contrast.
  static let macHues18 = PublishedColors(
    .guidelines2023,
    rows: [
      .init("systemRed", increased: 0xD70015, 0xFF6961),
      .init("systemOrange", increased: 0xC93400, 0xFFB340),
      .init("systemYellow", increased: 0xA05A00, 0xFFD426),
      .init("systemGreen", increased: 0x007D1B, 0x31DE4B),
      .init("systemMint", increased: 0x0C817B, 0x66D4CF),
      .init("systemTeal", increased: 0x008299, 0x5DE6FF),
      .init("systemCyan", increased: 0x0071A4, 0x70D7FF),
      .init("systemBlue", increased: 0x0040DD, 0x409CFF),
      .init("systemIndigo", increased: 0x3634A3, 0x7D7AFF),
      .init("systemPurple", increased: 0xAD44AB, 0xDA8FFF),
      .init("systemPink", increased: 0xD30F45, 0xFF6482),
      .init("systemBrown", increased: 0x7F6545, 0xB59469),
      .init("systemGray", increased: 0x69696E, 0x98989D),
    ])

  /// The gray of that table, which macOS 26 kept.
  static let macGray18 = PublishedColors(
    .guidelines2023, rows: [.init("systemGray", increased: 0x69696E, 0x98989D)])

  /// The one hue in which a copy of that table differs.
  static let macHues18Copy = PublishedColors(
    .macConstants, rows: [.init("systemPurple", increased: 0x8944AB, 0xDA8FFF)])

  /// The labels of macOS 26.
  static let macLabels26 = PublishedColors(
    .swiftVVD26,
    rows: [
      .init("label", .rgb(0x000000, 0.847), .rgb(0xFFFFFF, 0.847), 0x000000, 0xFFFFFF),
      .init(
        "secondaryLabel", .rgb(0x000000, 0.498), .rgb(0xFFFFFF, 0.549), .rgb(0x000000, 0.757), .rgb(0xFFFFFF, 0.698)),
      .init(
        "tertiaryLabel", .rgb(0x000000, 0.259), .rgb(0xFFFFFF, 0.247), .rgb(0x000000, 0.557), .rgb(0xFFFFFF, 0.498)),
      .init(
        "quaternaryLabel", .rgb(0x000000, 0.098), .rgb(0xFFFFFF, 0.098), .rgb(0x000000, 0.349), .rgb(0xFFFFFF, 0.298)),
      .init("systemGray", increased: 0x69696E, 0x98989D),
    ])
}
