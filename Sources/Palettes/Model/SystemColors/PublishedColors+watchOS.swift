extension PublishedColors {
  /// The colors of watchOS, which has one appearance, as Xcode stored them.
  static let watchSnapshot = PublishedColors(
    .xcode14,
    rows: [
      .init("label", 0xFFFFFF, 0xFFFFFF),
      .init("quaternaryLabel", .rgb(0xEBEBF5, 0.16), .rgb(0xEBEBF5, 0.16)),
      .init("secondaryLabel", 0xAEB4BF, 0xAEB4BF),
      .init("systemBlue", 0x2094FA, 0x2094FA),
      .init("systemBrown", 0xAC8E68, 0xAC8E68),
      .init("systemCyan", 0x5AC8FA, 0x5AC8FA),
      .init("systemGray", 0x9BA0AA, 0x9BA0AA),
      .init("systemGreen", 0x04DE71, 0x04DE71),
      .init("systemIndigo", 0x787AFF, 0x787AFF),
      .init("systemMint", 0x66D4CF, 0x66D4CF),
      .init("systemOrange", 0xFF9500, 0xFF9500),
      .init("systemPink", 0xFA114F, 0xFA114F),
      .init("systemPurple", 0xBF5AF2, 0xBF5AF2),
      .init("systemRed", 0xFF3B30, 0xFF3B30),
      .init("systemTeal", 0x6AC4DC, 0x6AC4DC),
      .init("systemYellow", 0xFFE620, 0xFFE620),
      .init("tertiaryLabel", .rgb(0xEBEBF5, 0.3), .rgb(0xEBEBF5, 0.3)),
    ])

  /// The hues of watchOS 9 to 11 with Increase Contrast.
  static let watchHues18 = PublishedColors(
    .guidelines2023,
    rows: [
      .init("systemRed", increased: 0xFF6961, 0xFF6961),
      .init("systemOrange", increased: 0xFFB340, 0xFFB340),
      .init("systemYellow", increased: 0xFFF261, 0xFFF261),
      .init("systemGreen", increased: 0x0CFF86, 0x0CFF86),
      .init("systemMint", increased: 0x6CFFF9, 0x6CFFF9),
      .init("systemTeal", increased: 0x5DE6FF, 0x5DE6FF),
      .init("systemCyan", increased: 0x70D7FF, 0x70D7FF),
      .init("systemBlue", increased: 0x5AA8FF, 0x5AA8FF),
      .init("systemIndigo", increased: 0x9B99FF, 0x9B99FF),
      .init("systemPurple", increased: 0xDA8FFF, 0xDA8FFF),
      .init("systemPink", increased: 0xFF6482, 0xFF6482),
      .init("systemBrown", increased: 0xDBB27C, 0xDBB27C),
    ])
}
