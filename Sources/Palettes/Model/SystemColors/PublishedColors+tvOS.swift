extension PublishedColors {
  /// The colors of tvOS as Xcode stored them (light, dark).
  static let tvSnapshot = PublishedColors(
    .xcode14,
    rows: [
      .init("label", 0x000000, 0xFFFFFF),
      .init("link", 0x007AFF, 0x0984FF),
      .init("opaqueSeparator", 0xC6C6C8, 0x38383A),
      .init("placeholderText", .rgb(0x000000, 0.404), .rgb(0xFFFFFF, 0.299)),
      .init("quaternaryLabel", .rgb(0x000000, 0.203), .rgb(0xFFFFFF, 0.199)),
      .init("secondaryLabel", .rgb(0x000000, 0.603), .rgb(0xFFFFFF, 0.5)),
      .init("separator", .rgb(0x3C3C43, 0.287), .rgb(0x545458, 0.597)),
      .init("systemBlue", 0x007AFF, 0x0A84FF),
      .init("systemBrown", 0xA2845E, 0xAC8E68),
      .init("systemCyan", 0x32ADE6, 0x64D2FF),
      .init("systemGray", 0x8E8E93, 0x8E8E93),
      .init("systemGreen", 0x34C759, 0x32D74B),
      .init("systemIndigo", 0x5856D6, 0x5E5CE6),
      .init("systemMint", 0x00C7BE, 0x63E6E2),
      .init("systemOrange", 0xFF9500, 0xFF9F0A),
      .init("systemPink", 0xFF5066, 0xFF5066),
      .init("systemPurple", 0xAF52DE, 0xBF5AF2),
      .init("systemRed", 0xFF3B30, 0xFF453A),
      .init("systemTeal", 0x30B0C7, 0x40C8E0),
      .init("systemYellow", 0xFFCC00, 0xFFD60A),
      .init("tertiaryLabel", .rgb(0x000000, 0.403), .rgb(0xFFFFFF, 0.297)),
      .init("tint", 0xFFFFFF, 0xFFFFFF),
    ])
}
