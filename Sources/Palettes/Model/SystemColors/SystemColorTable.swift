/// The colors of one platform in one generation, by name.
struct SystemColorTable: Sendable {
  /// Every name, sorted.
  let names: [String]
  private let rows: [String: SystemColorRow]
  /// The doubt about every value of the table.
  private let doubt: SystemDoubt?

  /// Makes a table; of two rows with one name the later one wins, and an alias has the row of the name that it
  /// replaces.
  init(_ listed: [SystemColorRow], aliases: [String: String] = [:], doubt: SystemDoubt? = nil) {
    var rows: [String: SystemColorRow] = [:]
    for row in listed { rows[row.name] = row }
    for (alias, name) in aliases { rows[alias] = rows[name] }
    self.rows = rows
    self.names = rows.keys.sorted()
    self.doubt = doubt
  }

  /// The value of a name, with or without the suffix `Color`, with another doubt if one is given; nil when unknown.
  func value(
    _ name: String, in variant: Variant, elevated: Bool, doubt other: SystemDoubt? = nil
  ) -> SystemColorValue? {
    let row = rows[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    return row?.value(in: variant, elevated: elevated, doubt: other ?? doubt)
  }
}

extension SystemColorTable {
  /// iOS 26 and 27.
  static let iOS26 = SystemColorTable(iOSRows, aliases: iOSAliases)
  /// iOS 15 to 18: hues of their own, everything else as in iOS 26.
  static let iOS18 = SystemColorTable(iOSRows + iOS18Hues, aliases: iOSAliases)
  static let visionOS26 = SystemColorTable(iOSRows, aliases: iOSAliases, doubt: .borrowed(by: "visionOS"))
  static let visionOS18 = SystemColorTable(iOSRows + iOS18Hues, aliases: iOSAliases, doubt: .borrowed(by: "visionOS"))
  static let macOS = SystemColorTable(macOSSemantic + macOSHues, doubt: .snapshot(of: "macOS"))
  static let tvOS = SystemColorTable(tvOSRows, doubt: .snapshot(of: "tvOS"))
  static let watchOS = SystemColorTable(watchOSRows, doubt: .snapshot(of: "watchOS"))

  private static let iOSRows = iOSHues + iOSGrays + iOSText + iOSFills + iOSBackgrounds + iOSFixed

  /// The tint of an app that sets none, and the name of the grouped background before iOS 13.
  private static let iOSAliases = ["tint": "systemBlue", "groupTableViewBackground": "systemGroupedBackground"]
}
