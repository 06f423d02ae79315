extension PublishedColors {
  /// Labels, separators, fills and backgrounds with Increase Contrast, in the design kit.
  ///
  /// Its systemFill repeats in light a slip of its standard one in the blue channel, which does not count.
  static let kit26 = PublishedColors(
    .designKit26,
    rows: [
      .init("label", increased: 0x000000, 0xFFFFFF),
      .init("secondaryLabel", increased: .rgb(0x3C3C43, 0.8), .rgb(0xEBEBF5, 0.7)),
      .init("tertiaryLabel", increased: .rgb(0x3C3C43, 0.7), .rgb(0xEBEBF5, 0.55)),
      .init("quaternaryLabel", increased: .rgb(0x3C3C43, 0.55), .rgb(0xEBEBF5, 0.4)),
      .init("secondarySystemFill", increased: .rgb(0x787880, 0.24), .rgb(0x787880, 0.4)),
      .init("tertiarySystemFill", increased: .rgb(0x767680, 0.2), .rgb(0x767680, 0.32)),
      .init("quaternarySystemFill", increased: .rgb(0x747480, 0.16), .rgb(0x767680, 0.26)),
      .init("systemBackground", increased: 0xFFFFFF, 0x000000, elevated: 0x242426),
      .init("secondarySystemBackground", increased: 0xEBEBEF, 0x242426, elevated: 0x363638),
      .init("tertiarySystemBackground", increased: 0xFFFFFF, 0x363638, elevated: 0x3A3A3C),
      .init("systemGroupedBackground", increased: 0xEBEBEF, 0x000000, elevated: 0x242426),
      .init("secondarySystemGroupedBackground", increased: 0xFFFFFF, 0x242426, elevated: 0x363638),
      .init("tertiarySystemGroupedBackground", increased: 0xEBEBEF, 0x363638, elevated: 0x3A3A3C),
      .init("separator", increased: nil, .rgb(0xFFFFFF, 0.17)),
      .init("opaqueSeparator", increased: nil, 0x38383A),
      .init("systemFill", increased: nil, .rgb(0x787880, 0.44)),
    ])

  /// Labels and fills with Increase Contrast on iOS 18.
  ///
  /// Its quaternarySystemFill in dark differs from all others by two steps, less than can be seen, and does not count.
  static let openSwiftUI18 = PublishedColors(
    .openSwiftUI18,
    rows: [
      .init("label", increased: 0x000000, 0xFFFFFF),
      .init("secondaryLabel", increased: .rgb(0x3C3C43, 0.8), .rgb(0xEBEBF5, 0.7)),
      .init("tertiaryLabel", increased: .rgb(0x3C3C43, 0.7), .rgb(0xEBEBF5, 0.55)),
      .init("quaternaryLabel", increased: .rgb(0x3C3C43, 0.55), .rgb(0xEBEBF5, 0.4)),
      .init("systemFill", increased: .rgb(0x787880, 0.28), .rgb(0x787880, 0.44)),
      .init("secondarySystemFill", increased: .rgb(0x787880, 0.24), .rgb(0x787880, 0.4)),
      .init("tertiarySystemFill", increased: .rgb(0x767680, 0.2), .rgb(0x767680, 0.32)),
      .init("quaternarySystemFill", increased: .rgb(0x747480, 0.12), nil),
    ])

  /// Everything but hues and grays with Increase Contrast on iOS 13.
  static let flutter13 = PublishedColors(
    .flutter13,
    rows: [
      .init("label", increased: 0x000000, 0xFFFFFF),
      .init("secondaryLabel", increased: .rgb(0x3C3C43, 0.678), .rgb(0xEBEBF5, 0.678)),
      .init("tertiaryLabel", increased: .rgb(0x3C3C43, 0.376), .rgb(0xEBEBF5, 0.376)),
      .init("quaternaryLabel", increased: .rgb(0x3C3C43, 0.259), .rgb(0xEBEBF5, 0.239)),
      .init("placeholderText", increased: .rgb(0x3C3C43, 0.376), .rgb(0xEBEBF5, 0.376)),
      .init("systemFill", increased: .rgb(0x787880, 0.278), .rgb(0x787880, 0.439)),
      .init("secondarySystemFill", increased: .rgb(0x787880, 0.239), .rgb(0x787880, 0.4)),
      .init("tertiarySystemFill", increased: .rgb(0x767680, 0.2), .rgb(0x767680, 0.318)),
      .init("quaternarySystemFill", increased: .rgb(0x747480, 0.157), .rgb(0x767680, 0.259)),
      .init("separator", increased: .rgb(0x3C3C43, 0.369), .rgb(0x545458, 0.678)),
      .init("opaqueSeparator", increased: 0xC6C6C8, 0x38383A),
      .init("link", increased: 0x007AFF, 0x0984FF),
      .init("systemBackground", increased: 0xFFFFFF, 0x000000, elevated: 0x242426),
      .init("secondarySystemBackground", increased: 0xEBEBF0, 0x242426, elevated: 0x363638),
      .init("tertiarySystemBackground", increased: 0xFFFFFF, 0x363638, elevated: 0x444446),
      .init("systemGroupedBackground", increased: 0xEBEBF0, 0x000000, elevated: 0x242426),
      .init("secondarySystemGroupedBackground", increased: 0xFFFFFF, 0x242426, elevated: 0x363638),
      .init("tertiarySystemGroupedBackground", increased: 0xEBEBF0, 0x363638, elevated: 0x444446),
    ])
}
