extension SystemColorTable {
  /// Labels, placeholders, separators and links (light, dark, and both under Increase Contrast).
  static let iOSText: [SystemColorRow] = [
    SystemColorRow("label", 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    SystemColorRow(
      "secondaryLabel", .init(0x3C3C43, 0.60), .init(0xEBEBF5, 0.60),
      .init(0x3C3C43, 0.80, .or(0x3C3C43, 0.68)), .init(0xEBEBF5, 0.70, .or(0xEBEBF5, 0.68))),
    SystemColorRow(
      "tertiaryLabel", .init(0x3C3C43, 0.30), .init(0xEBEBF5, 0.30),
      .init(0x3C3C43, 0.70, .or(0x3C3C43, 0.38)), .init(0xEBEBF5, 0.55, .or(0xEBEBF5, 0.38))),
    SystemColorRow(
      "quaternaryLabel", .init(0x3C3C43, 0.18), .init(0xEBEBF5, 0.16),
      .init(0x3C3C43, 0.55, .or(0x3C3C43, 0.26)), .init(0xEBEBF5, 0.40, .or(0xEBEBF5, 0.24))),
    SystemColorRow(
      "placeholderText", .init(0x3C3C43, 0.30), .init(0xEBEBF5, 0.30),
      .init(0x3C3C43, 0.38, .iOS13Only), .init(0xEBEBF5, 0.38, .iOS13Only)),
    SystemColorRow(
      "separator", .init(0x3C3C43, 0.29, .or(0x3C3C43, 0.12)), .init(0x545458, 0.60, .or(0x545458, 0.50)),
      .init(0x3C3C43, 0.37, .iOS13Only), .init(0x545458, 0.68, .iOS13Only)),
    SystemColorRow("opaqueSeparator", 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
    SystemColorRow(
      "link", .init(0x007AFF, 1, .unconfirmed), .init(0x0984FF, 1, .unconfirmed),
      .init(0x007AFF, 1, .iOS13Only), .init(0x0984FF, 1, .iOS13Only)),
  ]

  /// Colors that are the same in every appearance and contrast.
  static let iOSFixed: [SystemColorRow] = [
    SystemColorRow(
      "lightText", .init(0xFFFFFF, 0.60), .init(0xFFFFFF, 0.60), .init(0xFFFFFF, 0.60), .init(0xFFFFFF, 0.60)),
    SystemColorRow("darkText", 0x000000, 0x000000, 0x000000, 0x000000),
    SystemColorRow("black", 0x000000, 0x000000, 0x000000, 0x000000),
    SystemColorRow("white", 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF),
    SystemColorRow("clear", .init(0x000000, 0), .init(0x000000, 0), .init(0x000000, 0), .init(0x000000, 0)),
  ]

  /// Translucent fills, thinnest last.
  static let iOSFills: [SystemColorRow] = [
    SystemColorRow(
      "systemFill", .init(0x787880, 0.20, .or(0x808080, 0.20)), .init(0x787880, 0.36, .or(0x808080, 0.36)),
      .init(0x787880, 0.28), .init(0x787880, 0.44)),
    SystemColorRow(
      "secondarySystemFill", .init(0x787880, 0.16, .or(0x808080, 0.16)), .init(0x787880, 0.32, .or(0x808080, 0.32)),
      .init(0x787880, 0.24), .init(0x787880, 0.40)),
    SystemColorRow(
      "tertiarySystemFill", .init(0x767680, 0.12, .or(0x808080, 0.12)), .init(0x767680, 0.24, .or(0x808080, 0.24)),
      .init(0x767680, 0.20), .init(0x767680, 0.32)),
    SystemColorRow(
      "quaternarySystemFill", .init(0x747480, 0.08), .init(0x767680, 0.18),
      .init(0x747480, 0.12, .or(0x747480, 0.16)), .init(0x767680, 0.26, .iOS13Only)),
  ]

  /// Backgrounds, plain and grouped; elevated ones differ in dark only.
  static let iOSBackgrounds: [SystemColorRow] = [
    SystemColorRow(
      "systemBackground", 0xFFFFFF, 0x000000, .init(0xFFFFFF, 1, .iOS13Only), .init(0x000000, 1, .iOS13Only),
      elevated: (.init(0x1C1C1E, 1, .iOS13Only), .init(0x242426, 1, .iOS13Only))),
    SystemColorRow(
      "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, .init(0xEBEBF0, 1, .iOS13Only), .init(0x242426, 1, .iOS13Only),
      elevated: (.init(0x2C2C2E, 1, .iOS13Only), .init(0x363638, 1, .iOS13Only))),
    SystemColorRow(
      "tertiarySystemBackground", .init(0xFFFFFF, 1, .or(0xF2F2F7)), 0x2C2C2E,
      .init(0xFFFFFF, 1, .iOS13Only), .init(0x363638, 1, .iOS13Only),
      elevated: (.init(0x3A3A3C, 1, .iOS13Only), .init(0x444446, 1, .iOS13Only))),
    SystemColorRow(
      "systemGroupedBackground", 0xF2F2F7, 0x000000, .init(0xEBEBF0, 1, .iOS13Only), .init(0x000000, 1, .iOS13Only),
      elevated: (.init(0x1C1C1E, 1, .iOS13Only), .init(0x242426, 1, .iOS13Only))),
    SystemColorRow(
      "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E,
      .init(0xFFFFFF, 1, .iOS13Only), .init(0x242426, 1, .iOS13Only),
      elevated: (.init(0x2C2C2E, 1, .iOS13Only), .init(0x363638, 1, .iOS13Only))),
    SystemColorRow(
      "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E,
      .init(0xEBEBF0, 1, .iOS13Only), .init(0x363638, 1, .iOS13Only),
      elevated: (.init(0x3A3A3C, 1, .iOS13Only), .init(0x444446, 1, .iOS13Only))),
  ]
}
