extension PublishedColors {
  /// Colors that UIKit resolves alike on iOS 16 to 18 and on iOS 26, in light, in dark, and in dark on elevated surfaces.
  private static let runTime: [Row] = [
    .init("systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
    .init("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
    .init("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
    .init("systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
    .init("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
    .init("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
    .init("label", 0x000000, 0xFFFFFF),
    .init("secondaryLabel", .rgb(0x3C3C43, 0.6), .rgb(0xEBEBF5, 0.6)),
    .init("tertiaryLabel", .rgb(0x3C3C43, 0.298), .rgb(0xEBEBF5, 0.298)),
    .init("quaternaryLabel", .rgb(0x3C3C43, 0.176), .rgb(0xEBEBF5, 0.157)),
    .init("placeholderText", .rgb(0x3C3C43, 0.298), .rgb(0xEBEBF5, 0.298)),
    .init("systemGray", 0x8E8E93, 0x8E8E93),
    .init("systemGray4", 0xD1D1D6, 0x3A3A3C),
  ]

  /// Colors as UIKit resolves them on iOS 26.
  static let runTime26 = PublishedColors(
    .webKit26,
    rows: runTime + [
      .init("separator", .rgb(0x3C3C43, 0.12), .rgb(0x545458, 0.5)),
      .init("systemBlue", 0x0088FF, 0x0091FF),
      .init("systemBrown", 0xAC7F5E, 0xB78A66),
      .init("systemGreen", 0x34C759, 0x30D158),
      .init("systemIndigo", 0x6155F5, 0x6B5DFF),
      .init("systemOrange", 0xFF8D28, 0xFF9230),
      .init("systemPink", 0xFF2D55, 0xFF375F),
      .init("systemPurple", 0xCB30E0, 0xDB34F2),
      .init("systemRed", 0xFF383C, 0xFF4245),
      .init("systemTeal", 0x00C3D0, 0x00D2E0),
      .init("systemYellow", 0xFFCC00, 0xFFD600),
    ])

  /// Colors as UIKit resolves them on iOS 16 to 18.
  static let runTime18 = PublishedColors(
    .webKit18,
    rows: runTime + [
      .init("separator", .rgb(0x3C3C43, 0.29), .rgb(0x545458, 0.6)),
      .init("systemBlue", 0x007AFF, 0x0A84FF),
      .init("systemBrown", 0xA2845E, 0xAC8E68),
      .init("systemGreen", 0x34C759, 0x30D158),
      .init("systemIndigo", 0x5856D6, 0x5E5CE6),
      .init("systemOrange", 0xFF9500, 0xFF9F0A),
      .init("systemPink", 0xFF2D55, 0xFF375F),
      .init("systemPurple", 0xAF52DE, 0xBF5AF2),
      .init("systemRed", 0xFF3B30, 0xFF453A),
      .init("systemTeal", 0x30B0C7, 0x40C8E0),
      .init("systemYellow", 0xFFCC00, 0xFFD60A),
    ])
}
