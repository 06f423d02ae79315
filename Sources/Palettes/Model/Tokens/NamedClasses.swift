/// The idioms, displays and locales that entries with a color name.
package struct NamedClasses: Hashable, Sendable {
  /// The idioms other than universal.
  package private(set) var idioms: Set<Idiom> = []
  /// True if an entry names a display gamut.
  private(set) var namesGamuts = false
  var locales: Set<String> = []

  /// Gathers what the entries of some tokens name.
  package init(_ tokens: some Sequence<Token>) {
    for token in tokens {
      for entry in token.entries where entry.namesClass && !entry.isEmpty {
        guard let idiom = entry.idiom else { continue }
        if idiom != .universal { idioms.insert(idiom) }
        if entry.gamut != .unspecified { namesGamuts = true }
        if let locale = entry.locale { locales.insert(locale) }
      }
    }
  }

  /// The classes that these entries distinguish on some idioms, those of all displays and locales first.
  package func classes(on idioms: [Idiom]) -> [DeviceClass] {
    let displays: [DisplayGamut] = namesGamuts ? [.displayP3, .sRGB] : [.displayP3]
    let locales = [nil] + self.locales.sorted().map { $0 }
    let all = locales.flatMap { locale in
      displays.flatMap { display in idioms.map { DeviceClass($0, display: display, locale: locale) } }
    }
    return (0...2).flatMap { count in all.filter { ($0.isNarrow ? 1 : 0) + ($0.locale == nil ? 0 : 1) == count } }
  }
}

extension Entry {
  /// True if the entry is meant for particular devices, displays or people.
  var namesClass: Bool {
    gamut != .unspecified || locale != nil || idiom != .universal && idiom != nil
  }
}

extension Idiom {
  /// True if the system of the devices has only one appearance.
  package var knowsNoDark: Bool { self == .watch || self == .vision }
}

extension Idiom: Comparable {
  /// The order of the cases.
  package static func < (left: Idiom, right: Idiom) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
