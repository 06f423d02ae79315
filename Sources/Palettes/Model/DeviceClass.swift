/// The devices and people for whom an audit resolves tokens: an idiom, a kind of display, and a locale.
package struct DeviceClass: Hashable, Sendable {
  /// The idiom; universal for no particular one.
  package var idiom: Idiom
  /// The gamut of the displays, sRGB or Display P3.
  package var display: DisplayGamut
  /// The locale as an entry writes it; nil for people in a locale that no entry names.
  package var locale: String?

  /// Every device with a P3 display, for everybody.
  package static let universal = DeviceClass(.universal)

  /// Creates a class; by default that of P3 displays, which take sRGB entries if there are no others, for everybody.
  package init(_ idiom: Idiom, display: DisplayGamut = .displayP3, locale: String? = nil) {
    self.idiom = idiom
    self.display = display
    self.locale = locale
  }

  /// True if entries for sRGB displays come before those for Display P3.
  package var isNarrow: Bool { display == .sRGB }

  /// The rank of an entry for the class among those of one appearance, 0 best; nil if the entry does not apply.
  ///
  /// The locale decides first (its own, then the language that it belongs to, then none), then the idiom, then the gamut.
  /// A display without Display P3 takes its entries last.
  package func rank(of entry: Entry) -> Int? { rank(of: [entry], at: EntryIndex(0), as: idiom) }

  /// The rank of one of several entries, without a copy of it, for devices of an idiom.
  package func rank(of entries: [Entry], at index: EntryIndex, as own: Idiom) -> Int? {
    guard let other = entries[index].idiom, let place = own.rank(of: other) else { return nil }
    let nation = entries[index].locale == nil ? Self.mostSubtags + 1 : rank(ofLocale: entries[index].locale)
    return nation.map { ($0 * 4 + place) * 4 + entries[index].gamut.rank(on: display) }
  }

  /// Returns true if an entry serves people in the locale of the class, on whatever device.
  func servesLocale(of entry: Entry) -> Bool { rank(ofLocale: entry.locale) != nil }

  /// The number of ranks that `rank(of:)` gives.
  static let ranks = (mostSubtags + 2) * 16

  /// The most subtags of a locale that decide which entry comes first.
  private static let mostSubtags = 8

  private func rank(ofLocale other: String?) -> Int? {
    guard let other else { return Self.mostSubtags + 1 }
    guard let locale else { return nil }
    if other == locale { return 0 }
    guard locale.utf8.starts(with: other.utf8), let next = locale.utf8.dropFirst(other.utf8.count).first,
      next == UInt8(ascii: "-") || next == UInt8(ascii: "_")
    else { return nil }
    // The nearest of the languages that a locale belongs to.
    let rest = locale.utf8.dropFirst(other.utf8.count)
    return min(Self.mostSubtags, rest.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
  }
}

extension DisplayGamut {
  /// The rank of an entry's gamut for a display, 0 best.
  fileprivate func rank(on display: DisplayGamut) -> Int {
    if display == .displayP3 { return Int(rawValue) }
    return self == .displayP3 ? 3 : Int(rawValue)
  }
}
