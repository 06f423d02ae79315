extension PublishedColors {
  /// Fills and others that no run prints, with standard contrast.
  static let fills = PublishedColors(
    .xcode27, .openSwiftUI18, .flutter13,
    rows: [
      .init("systemFill", .rgb(0x787880, 0.2), .rgb(0x787880, 0.36)),
      .init("secondarySystemFill", .rgb(0x787880, 0.16), .rgb(0x787880, 0.32)),
      .init("tertiarySystemFill", .rgb(0x767680, 0.12), .rgb(0x767680, 0.24)),
      .init("quaternarySystemFill", .rgb(0x747480, 0.08), .rgb(0x767680, 0.18)),
    ])

  /// Lines and links that no run prints, with standard contrast.
  static let lines = PublishedColors(
    .xcode27, .flutter13,
    rows: [
      .init("opaqueSeparator", 0xC6C6C8, 0x38383A),
      .init("link", 0x007AFF, 0x0984FF),
    ])

  /// Colors that are the same in every appearance and contrast.
  static let fixed = PublishedColors(
    .uiKit,
    rows: [
      .init("lightText", .rgb(0xFFFFFF, 0.6), .rgb(0xFFFFFF, 0.6), .rgb(0xFFFFFF, 0.6), .rgb(0xFFFFFF, 0.6)),
      .init("darkText", 0x000000, 0x000000, 0x000000, 0x000000),
      .init("black", 0x000000, 0x000000, 0x000000, 0x000000),
      .init("white", 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF),
      .init("clear", .rgb(0x000000, 0), .rgb(0x000000, 0), .rgb(0x000000, 0), .rgb(0x000000, 0)),
    ])
}
