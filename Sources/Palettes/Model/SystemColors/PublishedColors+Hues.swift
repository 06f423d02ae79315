extension PublishedColors {
  /// The hues of the systems of 2025: light, dark, and both with Increase Contrast.
  static let hues26 = PublishedColors(
    standard: [.guidelines2025, .xcode27], increased: [.guidelines2025, .designKit26],
    rows: [
      .init("systemRed", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
      .init("systemOrange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
      .init("systemYellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
      .init("systemGreen", 0x34C759, 0x30D158, 0x008932, nil),
      .init("systemMint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
      .init("systemTeal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
      .init("systemCyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
      .init("systemBlue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
      .init("systemIndigo", 0x6155F5, nil, 0x564ADE, 0xA7AAFF),
      .init("systemPurple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
      .init("systemPink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
      .init("systemBrown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    ])

  /// Hues in which the sources of 2025 differ: the guidelines.
  static let guidelineHues26 = PublishedColors(
    .guidelines2025,
    rows: [
      .init("systemIndigo", nil, 0x6D7CFF),
      .init("systemGreen", increased: nil, 0x4AD968),
    ])

  /// Hues in which the sources of 2025 differ: Xcode, which agrees with what iOS prints.
  static let xcodeHues27 = PublishedColors(.xcode27, rows: [.init("systemIndigo", nil, 0x6B5DFF)])

  /// Hues in which the sources of 2025 differ: the design kit.
  static let kitHues26 = PublishedColors(.designKit26, rows: [.init("systemGreen", increased: nil, 0x4AE968)])

  /// A hue that iOS prints otherwise than the guidelines for all platforms say, so that both count on the others.
  static let rivalHues26 = PublishedColors(
    standard: [.webKit26], increased: [], isRival: true, rows: [.init("systemIndigo", nil, 0x6B5DFF)])

  /// The hues of iOS 15 to 18.
  static let hues18 = PublishedColors(
    .guidelines2023, .openSwiftUI18,
    rows: [
      .init("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
      .init("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
      .init("systemYellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
      .init("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
      .init("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, nil),
      .init("systemTeal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
      .init("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, nil),
      .init("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
      .init("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
      .init("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
      .init("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
      .init("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    ])

  /// Hues of iOS 15 to 18 in which the sources differ: the guidelines.
  static let guidelineHues18 = PublishedColors(
    .guidelines2023,
    rows: [
      .init("systemMint", increased: nil, 0x66D4CF),
      .init("systemCyan", increased: nil, 0x70D7FF),
    ])

  /// Hues of iOS 15 to 18 in which the sources differ: the re-implementation.
  static let openHues18 = PublishedColors(
    .openSwiftUI18,
    rows: [
      .init("systemMint", increased: nil, 0x63E6E2),
      .init("systemCyan", increased: nil, 0x0AD7FF),
    ])

  /// The grays of iOS, unchanged since iOS 13.
  ///
  /// The design kit moves the rows of systemGray2 to systemGray6 by one, so that only its systemGray counts.
  static let grays = PublishedColors(
    standard: [.guidelines2025, .guidelines2023, .xcode27, .flutter13],
    increased: [.guidelines2025, .guidelines2023, .flutter13],
    rows: [
      .init("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
      .init("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
      .init("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
      .init("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
      .init("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
      .init("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    ])

  /// The gray in which further sources agree.
  static let firstGray = PublishedColors(
    .designKit26, .openSwiftUI18, rows: [.init("systemGray", increased: 0x6C6C70, 0xAEAEB2)])
}
