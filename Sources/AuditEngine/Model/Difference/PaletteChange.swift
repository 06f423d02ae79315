import ColorMath
package import Palettes

/// A changed color of one token: an entry that has another color, or that is new.
package struct PaletteChange: Hashable, Sendable {
  /// The id of the audit.
  package let audit: String
  /// The token by the shortest name that resolves to it.
  package let token: String
  /// The condition of the entry, such as `High Dark`.
  package let entry: String
  /// The content before; for a new entry, that of the entry that served its variants; nil if there was none.
  package let from: Entry.Value?
  /// The content after.
  package let to: Entry.Value
  /// The difference of the two colors; nil if one is not a literal color.
  package let deltaEOK: Double?

  /// Creates a change of an entry.
  init(audit: String, token: String, entry: String, from: Entry.Value?, to: Entry.Value) {
    self.audit = audit
    self.token = token
    self.entry = entry
    self.from = from
    self.to = to
    if case .color(let old) = from, case .color(let new) = to {
      deltaEOK = DeltaE.ok(old, new)
    } else {
      deltaEOK = nil
    }
  }

  /// The changes from a palette to another one with the same tokens, in the order of tokens and entries.
  package static func list(from old: LoadedPalette, to new: Palette) -> [PaletteChange] {
    let changed = zip(old.palette.tokens.indexed(), new.tokens).filter { $0.1 != $1 }
    return changed.flatMap { former, after in
      let (index, before) = former
      let name = old.palette.displayName(of: index)
      return after.entries.typedIndices.compactMap { entry -> PaletteChange? in
        let value = after.entries[entry].value
        let former = before.value(inPlaceOf: entry, of: after, on: old.declaration.deviceClass)
        guard former != value else { return nil }
        return PaletteChange(
          audit: old.declaration.id, token: name, entry: after.entries[entry].label, from: former, to: value)
      }
    }
  }
}

extension Token {
  /// The content that an entry of the edited token replaces.
  fileprivate func value(inPlaceOf index: EntryIndex, of edited: Token, on device: DeviceClass) -> Entry.Value? {
    if let same = entries.first(where: { $0.isSameSlot(as: edited.entries[index]) }) { return same.value }
    let variant = Variant.allCases.first { edited.resolution(for: $0, on: device) == .entry(index) }
    guard let variant, case .entry(let former) = resolution(for: variant, on: device) else { return nil }
    return entries[former].value
  }
}
