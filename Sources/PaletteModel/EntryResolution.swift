/// Which entry of a token serves a variant.
package enum EntryResolution: Hashable, Sendable {
  /// The entry at this index of `Token.entries`.
  case entry(Int)
  /// No entry has a colour at all: an empty set, which the system draws clear (AccentColor: as system blue).
  case emptySet
  /// Entries have colours, but none for this appearance: drawn clear.
  case noEntry
  /// Entries have colours, but none for this device class.
  case otherDevices
}

extension Token {
  /// Finds the entry that the system uses in a variant on a device class.
  ///
  /// Appearance decides first (`AppearanceCondition.searchOrder`), then the device class (its own before universal),
  /// then the gamut (Display P3, sRGB, unspecified), then file order; entries without a colour are skipped. Asked
  /// for no device in particular, a set that knows only one device class is read as that class.
  package func resolution(for variant: Variant, on idiom: Idiom = .universal) -> EntryResolution {
    let device = effectiveDevice(for: idiom)
    let served = device.served
    for condition in AppearanceCondition.searchOrder(for: variant, on: device) {
      var best: (rank: Int, index: Int)?
      for (index, entry) in entries.enumerated() where entry.condition == condition && entry.value != .empty {
        guard let own = entry.idiom, let place = served.firstIndex(of: own) else { continue }
        let rank = place * 4 + Int(entry.gamut.rawValue)
        if best.map({ rank < $0.rank }) ?? true { best = (rank, index) }
      }
      if let best { return .entry(best.index) }
    }
    return absence(served: served)
  }

  /// The device class that a request stands for in this set.
  private func effectiveDevice(for idiom: Idiom) -> Idiom {
    guard idiom == .universal else { return idiom }
    var only: Idiom?
    for entry in entries where entry.value != .empty {
      guard let own = entry.idiom, own != .universal else { return .universal }
      if let known = only, known != own { return .universal }
      only = own
    }
    return only ?? .universal
  }

  private func absence(served: [Idiom]) -> EntryResolution {
    let filled = entries.filter { $0.value != .empty }
    if filled.isEmpty { return .emptySet }
    return filled.contains { $0.idiom.map(served.contains) ?? false } ? .noEntry : .otherDevices
  }
}
