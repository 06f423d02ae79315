extension SystemColorTable {
  /// The hues of iOS 26 and 27 (light, dark, and both under Increase Contrast).
  static let iOSHues: [SystemColorRow] = [
    SystemColorRow("systemRed", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    SystemColorRow("systemOrange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    SystemColorRow("systemYellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    SystemColorRow("systemGreen", 0x34C759, 0x30D158, 0x008932, 0x4AD968),
    SystemColorRow("systemMint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    SystemColorRow("systemTeal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    SystemColorRow("systemCyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    SystemColorRow("systemBlue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    SystemColorRow("systemIndigo", 0x6155F5, .init(0x6B5DFF, 1, .or(0x6D7CFF)), 0x564ADE, 0xA7AAFF),
    SystemColorRow("systemPurple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    SystemColorRow("systemPink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    SystemColorRow("systemBrown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
  ]

  /// The hues of iOS 15 to 18.
  static let iOS18Hues: [SystemColorRow] = [
    SystemColorRow("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    SystemColorRow("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    SystemColorRow("systemYellow", 0xFFCC00, 0xFFD60A, .init(0xB25000, 1, .or(0xA05A00)), 0xFFD426),
    SystemColorRow("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    SystemColorRow("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, .init(0x66D4CF, 1, .or(0x63E6E2))),
    SystemColorRow(
      "systemTeal", .init(0x30B0C7, 1, .or(0x5AC8FA)), .init(0x40C8E0, 1, .or(0x64D2FF)),
      .init(0x008299, 1, .or(0x0071A4)), .init(0x5DE6FF, 1, .or(0x70D7FF))),
    SystemColorRow("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, .init(0x70D7FF, 1, .or(0x0AD7FF))),
    SystemColorRow("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    SystemColorRow("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    SystemColorRow("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    SystemColorRow("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    SystemColorRow("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
  ]

  /// The grays, unchanged since iOS 13.
  static let iOSGrays: [SystemColorRow] = [
    SystemColorRow("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    SystemColorRow("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    SystemColorRow("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    SystemColorRow("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    SystemColorRow("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    SystemColorRow("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]
}
