extension SystemColorTable {
  /// The colors of tvOS (light, dark).
  static let tvOSRows: [SystemColorRow] = [
    SystemColorRow("label", 0x000000, 0xFFFFFF),
    SystemColorRow("link", 0x007AFF, 0x0984FF),
    SystemColorRow("opaqueSeparator", 0xC6C6C8, 0x38383A),
    SystemColorRow("placeholderText", .init(0x000000, 0.404), .init(0xFFFFFF, 0.299)),
    SystemColorRow("quaternaryLabel", .init(0x000000, 0.203), .init(0xFFFFFF, 0.199)),
    SystemColorRow("secondaryLabel", .init(0x000000, 0.603), .init(0xFFFFFF, 0.50)),
    SystemColorRow("separator", .init(0x3C3C43, 0.287), .init(0x545458, 0.597)),
    SystemColorRow("systemBlue", 0x007AFF, 0x0A84FF),
    SystemColorRow("systemBrown", 0xA2845E, 0xAC8E68),
    SystemColorRow("systemCyan", 0x32ADE6, 0x64D2FF),
    SystemColorRow("systemGray", 0x8E8E93, 0x8E8E93),
    SystemColorRow("systemGreen", 0x34C759, 0x32D74B),
    SystemColorRow("systemIndigo", 0x5856D6, 0x5E5CE6),
    SystemColorRow("systemMint", 0x00C7BE, 0x63E6E2),
    SystemColorRow("systemOrange", 0xFF9500, 0xFF9F0A),
    SystemColorRow("systemPink", 0xFF5066, 0xFF5066),
    SystemColorRow("systemPurple", 0xAF52DE, 0xBF5AF2),
    SystemColorRow("systemRed", 0xFF3B30, 0xFF453A),
    SystemColorRow("systemTeal", 0x30B0C7, 0x40C8E0),
    SystemColorRow("systemYellow", 0xFFCC00, 0xFFD60A),
    SystemColorRow("tertiaryLabel", .init(0x000000, 0.403), .init(0xFFFFFF, 0.297)),
    SystemColorRow("tint", 0xFFFFFF, 0xFFFFFF),
  ]
}
