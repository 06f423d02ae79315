extension SystemColorTable {
  static let iOS26 = iOS(.iOS26, hues26 + [.runTime26])
  /// As iOS 26 in everything but what is published for iOS 27.
  static let iOS27 = iOS(.iOS27, hues26 + [.runTime26])
  static let iOS18 = iOS(.iOS18, [.hues18, .guidelineHues18, .openHues18, .runTime18])

  static let visionOS26 = iOS26.borrowed(
    by: SystemGeneration(.visionOS, .iOS26), ownHues26.map { $0.inDark(by: .guidelines2025, increased: false) })
  static let visionOS27 = iOS27.borrowed(
    by: SystemGeneration(.visionOS, .iOS27), ownHues26.map { $0.inDark(by: .guidelines2025, increased: false) })
  static let visionOS18 = iOS18.borrowed(
    by: .visionOS18, [PublishedColors.hues18.inDark(by: .guidelines2023, increased: false)])

  static let macOS26 = mac(SystemGeneration(.macOS, .iOS26))
  static let macOS27 = mac(SystemGeneration(.macOS, .iOS27))
  static let macOS18 = SystemColorTable(
    .macOS18, [.macSnapshot, .macHues18, .macHues18Copy, .macLabels26])

  static let tvOS26 = SystemColorTable(SystemGeneration(.tvOS, .iOS26), unifiedHues + [.tvSnapshot])
  static let tvOS27 = SystemColorTable(SystemGeneration(.tvOS, .iOS27), unifiedHues + [.tvSnapshot])
  static let tvOS18 = SystemColorTable(.tvOS18, [.tvSnapshot])

  static let watchOS26 = SystemColorTable(SystemGeneration(.watchOS, .iOS26), watchHues + [.watchSnapshot])
  static let watchOS27 = SystemColorTable(SystemGeneration(.watchOS, .iOS27), watchHues + [.watchSnapshot])
  static let watchOS18 = SystemColorTable(.watchOS18, [.watchSnapshot, .watchHues18])

  private static let hues26: [PublishedColors] = [.hues26, .guidelineHues26, .xcodeHues27, .kitHues26]

  /// The hues that the guidelines of 2025 give for all platforms.
  private static let ownHues26: [PublishedColors] = [.hues26, .guidelineHues26]
  private static let unifiedHues = ownHues26.map { $0.published(by: .guidelines2025) } + [.rivalHues26]
  private static let watchHues =
    ownHues26.map { $0.inDark(by: .guidelines2025, increased: true) }
    + [PublishedColors.rivalHues26.inDark(by: .webKit26, increased: false)]

  private static func mac(_ generation: SystemGeneration) -> SystemColorTable {
    SystemColorTable(generation, unifiedHues + [.macLabels26, .macSnapshot, .macGray18])
  }

  private static func iOS(_ generation: SystemGeneration, _ hues: [PublishedColors]) -> SystemColorTable {
    SystemColorTable(
      generation,
      hues + [.grays, .firstGray, .kit26, .openSwiftUI18, .flutter13, .fills, .lines, .fixed],
      aliases: iOSAliases, kin: ["placeholderText": "tertiaryLabel", "link": "systemBlue"])
  }

  /// The tint of an app that sets none, and the name of the grouped background before iOS 13.
  private static let iOSAliases = ["tint": "systemBlue", "groupTableViewBackground": "systemGroupedBackground"]
}
