extension SystemColorTable {
  /// The colors of watchOS, which has one appearance.
  static let watchOSRows: [SystemColorRow] = [
    SystemColorRow("label", 0xFFFFFF, 0xFFFFFF),
    SystemColorRow("quaternaryLabel", .init(0xEBEBF5, 0.16), .init(0xEBEBF5, 0.16)),
    SystemColorRow("secondaryLabel", 0xAEB4BF, 0xAEB4BF),
    SystemColorRow("systemBlue", 0x2094FA, 0x2094FA),
    SystemColorRow("systemBrown", 0xAC8E68, 0xAC8E68),
    SystemColorRow("systemCyan", 0x5AC8FA, 0x5AC8FA),
    SystemColorRow("systemGray", 0x9BA0AA, 0x9BA0AA),
    SystemColorRow("systemGreen", 0x04DE71, 0x04DE71),
    SystemColorRow("systemIndigo", 0x787AFF, 0x787AFF),
    SystemColorRow("systemMint", 0x66D4CF, 0x66D4CF),
    SystemColorRow("systemOrange", 0xFF9500, 0xFF9500),
    SystemColorRow("systemPink", 0xFA114F, 0xFA114F),
    SystemColorRow("systemPurple", 0xBF5AF2, 0xBF5AF2),
    SystemColorRow("systemRed", 0xFF3B30, 0xFF3B30),
    SystemColorRow("systemTeal", 0x6AC4DC, 0x6AC4DC),
    SystemColorRow("systemYellow", 0xFFE620, 0xFFE620),
    SystemColorRow("tertiaryLabel", .init(0xEBEBF5, 0.30), .init(0xEBEBF5, 0.30)),
  ]
}
