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
  /// for all, then the device class (its own before universal), then the gamut (Display P3, sRGB, unspecified), then
  /// file order; entries without a color are skipped. If no particular device is requested, a set with colors for only
  /// one device class is read as that class. A display without Display P3 takes its entries last.
  package func resolution(
    for variant: Variant, on idiom: Idiom = .universal, display: DisplayGamut = .displayP3
  ) -> EntryResolution {
    let device = device(for: idiom)
    let order = AppearanceCondition.searchOrder(for: variant, on: device)
    var best: (rank: Int, index: EntryIndex)?
    for index in entries.typedIndices where !entries[index].isEmpty {
      guard let step = order.firstIndex(of: entries[index].condition), let own = entries[index].idiom,
        let place = device.rank(of: own), let veil = variant.transparency.rank(of: entries[index].transparency)
      else { continue }
      let rank = ((step * 2 + veil) * 4 + place) * 4 + display.rank(of: entries[index].gamut)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, index) }
    }
    return best.map { .entry($0.index) } ?? absence(on: device)
  }

  /// The device class to use in this set: the only one that has colors, if no particular one is requested.
  package func device(for idiom: Idiom) -> Idiom {
    guard idiom == .universal else { return idiom }
    var only: Idiom?
    for index in entries.typedIndices where !entries[index].isEmpty {
      guard let own = entries[index].idiom else { continue }
      if own == .universal { return .universal }
      if let known = only, known != own { return .universal }
      only = own
    }
    return only ?? .universal
  }

  private func absence(on device: Idiom) -> EntryResolution {
    let filled = entries.filter { !$0.isEmpty }
    if filled.isEmpty { return .emptySet }
    return filled.contains { $0.idiom.flatMap { device.rank(of: $0) } != nil } ? .noEntry : .otherDevices
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

extension DisplayGamut {
  /// The rank of an entry's gamut for a display, 0 best.
  fileprivate func rank(of entry: DisplayGamut) -> Int {
    if self == .displayP3 { return Int(entry.rawValue) }
    return entry == .displayP3 ? 3 : Int(entry.rawValue)
  }
}

extension Entry {
  /// True if it is a slot without a color.
  package var isEmpty: Bool {
    if case .empty = value { true } else { false }
  }

  /// Returns true if two entries are written for the same variants, devices and displays.
  package func isSameSlot(as other: Entry) -> Bool {
    condition == other.condition && transparency == other.transparency && idiom == other.idiom && gamut == other.gamut
  }
}
