/// The entry of a token that serves a variant.
package enum EntryResolution: Hashable, Sendable {
  /// An entry of the token.
  case entry(EntryIndex)
  /// No entry has a color: an empty set, which the system draws clear (AccentColor: as system blue).
  case emptySet
  /// Entries have colors, but none for this appearance: drawn clear.
  case noEntry
  /// Entries have colors, but none for this device class.
  case otherDevices
}

extension Token {
  /// Finds the entry that the system uses in a variant on a device class.
  ///
  /// Appearance decides first (`AppearanceCondition.searchOrder`), then an entry for reduced transparency before one
  /// for all, then the locale, the idiom (its own before universal) and the gamut (Display P3, sRGB, unspecified), then
  /// file order; entries without a color are skipped. If no particular idiom is requested, a set with colors for only
  /// one idiom is read as that idiom.
  package func resolution(for variant: Variant, on wanted: DeviceClass = .universal) -> EntryResolution {
    let idiom = idiom(for: wanted.idiom)
    let order = AppearanceCondition.searchOrder(for: variant, on: idiom)
    var best: (rank: Int, index: EntryIndex)?
    for index in entries.typedIndices where !entries[index].isEmpty {
      guard let step = order.firstIndex(of: entries[index].condition),
        let place = wanted.rank(of: entries, at: index, as: idiom),
        let veil = variant.transparency.rank(of: entries[index].transparency)
      else { continue }
      let rank = (step * 2 + veil) * DeviceClass.ranks + place
      if best.map({ rank < $0.rank }) ?? true { best = (rank, index) }
    }
    return best.map { .entry($0.index) } ?? absence(on: device(for: wanted))
  }

  /// The device class to use in this set: with the only idiom that has colors, if no particular one is requested.
  package func device(for wanted: DeviceClass) -> DeviceClass {
    var device = wanted
    device.idiom = idiom(for: wanted.idiom)
    return device
  }

  private func idiom(for wanted: Idiom) -> Idiom {
    guard wanted == .universal else { return wanted }
    var only: Idiom?
    for index in entries.typedIndices where !entries[index].isEmpty {
      guard let own = entries[index].idiom else { continue }
      if own == .universal { return wanted }
      if let known = only, known != own { return wanted }
      only = own
    }
    return only ?? .universal
  }

  private func absence(on device: DeviceClass) -> EntryResolution {
    let filled = entries.filter { !$0.isEmpty }
    if filled.isEmpty { return .emptySet }
    return filled.contains { device.rank(of: $0) != nil } ? .noEntry : .otherDevices
  }
}

extension Transparency {
  /// The rank of an entry's transparency for the variant, 0 best; nil if it does not apply: reduced entries serve only
  /// reduced variants.
  fileprivate func rank(of entry: Transparency) -> Int? {
    switch (self, entry) {
    case (.full, .full): 0
    case (.full, .reduced): nil
    case (.reduced, .reduced): 0
    case (.reduced, .full): 1
    }
  }
}

extension Entry {
  /// True if it is a slot without a color.
  package var isEmpty: Bool {
    if case .empty = value { true } else { false }
  }

  /// Returns true if two entries are written for the same variants, devices, displays and locales.
  package func isSameSlot(as other: Entry) -> Bool {
    condition == other.condition && transparency == other.transparency && idiom == other.idiom
      && gamut == other.gamut && locale == other.locale
  }
}
