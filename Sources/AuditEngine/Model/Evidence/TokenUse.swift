package import ColorMath
package import Palettes

/// One token as used by the audited device class in the audited variants.
///
/// Rules query thousands of these, so that common queries are precomputed and kept in a few bytes.
package struct TokenUse: Sendable {
  package let index: TokenIndex
  /// The conditions of entries with a color, for any device.
  let conditions: AppearanceConditionSet
  /// The conditions of entries with a color that are written for the device class.
  package let ownConditions: AppearanceConditionSet
  /// True if any entry refers to a system color, for any device.
  let hasSystemColor: Bool
  private let oddities: Entry.Oddities
  private let idiom: Idiom
  private let variants: VariantSet
  /// The entry for each variant.
  private let resolutions: CompactResolutions
  private let tokens: [Token]

  /// Examines a token of an audit.
  package init(_ index: TokenIndex, in plan: AuditPlan) {
    self.init(index, of: plan.loaded.palette.tokens, on: plan.loaded.declaration.deviceClass, in: plan.variants)
  }

  /// Examines a token as used by a device class in some variants; the sets are gathered as bits, for speed.
  init(_ index: TokenIndex, of tokens: [Token], on wanted: DeviceClass, in variants: VariantSet) {
    let device = tokens[index].device(for: wanted)
    var (conditions, own, oddities): (UInt8, UInt8, UInt8) = (0, 0, 0)
    var hasSystemColor = false
    let entries = tokens[index].entries
    for place in entries.typedIndices where !entries[place].isEmpty {
      let condition: UInt8 = 1 << entries[place].condition.rawValue
      conditions |= condition
      if device.rank(of: entries, at: place, as: device.idiom) != nil { own |= condition }
      oddities |= entries[place].oddities.rawValue
      if case .system = entries[place].value { hasSystemColor = true }
    }
    self.index = index
    self.tokens = tokens
    self.conditions = AppearanceConditionSet(rawValue: conditions)
    self.oddities = Entry.Oddities(rawValue: oddities)
    self.hasSystemColor = hasSystemColor
    idiom = device.idiom
    self.variants = variants
    ownConditions = AppearanceConditionSet(rawValue: own)
    resolutions = CompactResolutions(of: tokens[index], on: wanted)
  }

  package var token: Token { tokens[index] }

  /// Returns the entry that serves a variant.
  func resolution(in variant: Variant) -> EntryResolution { resolutions[variant] }

  /// The entry that serves a variant; nil if none does.
  package func entry(in variant: Variant) -> EntryIndex? { resolutions.entry(in: variant) }

  /// The condition of the entry that serves a variant.
  package func condition(in variant: Variant) -> AppearanceCondition? {
    entry(in: variant).map { tokens[index].entries[$0].condition }
  }

  /// The color written in the entry that serves a variant; nil for a reference to a system color.
  package func writtenColor(in variant: Variant) -> Color? {
    guard let entry = entry(in: variant), case .color(let color) = tokens[index].entries[entry].value else {
      return nil
    }
    return color
  }

  /// Returns true if the color in a variant has the greatest possible contrast: opaque white or black.
  func isStrongest(in variant: Variant) -> Bool {
    guard let color = writtenColor(in: variant), color.alpha >= 1 else { return false }
    let seen = color.encodedSRGB.eightBit
    return seen == EightBitColor(red: 255, green: 255, blue: 255) || seen == EightBitColor(red: 0, green: 0, blue: 0)
  }

  /// Returns true if the device class supports a condition; a watch has no appearances.
  func deviceKnows(_ condition: AppearanceCondition, in variant: Variant) -> Bool {
    AppearanceCondition.searchOrder(for: variant, on: idiom).contains(condition)
  }

  /// A cell for every audited variant that an entry with an oddity serves.
  func cells(with oddity: Entry.Oddities) -> [TokenCell] {
    guard oddities.contains(oddity) else { return [] }
    return cells { variant in
      entry(in: variant).map { tokens[index].entries[$0].oddities.contains(oddity) } ?? false
    }
  }

  /// Returns a cell for every matching audited variant, at the entry that serves it, else at the first with a color.
  ///
  /// The predicate is called once for full and reduced transparency if one entry serves both.
  func cells(where isMeant: (Variant) -> Bool) -> [TokenCell] {
    var bits: UInt8 = 0
    for variant in Variant.allCases {
      let full = variant.rawValue & ~Variant.reduced
      let isAsked = variant.rawValue == full || !resolutions.isSame(variant.rawValue, full)
      if isAsked ? isMeant(variant) : bits >> full & 1 == 1 { bits |= 1 << variant.rawValue }
    }
    let meant = VariantSet(rawValue: bits & variants.rawValue)
    guard meant.rawValue != 0 else { return [] }
    return Variant.allCases.filter { meant.contains($0) }.map { variant in
      let place = entry(in: variant) ?? tokens[index].entries.typedIndex { !$0.isEmpty }
      return TokenCell(variant: variant, token: index, entry: place)
    }
  }
}

extension Variant {
  /// The bit of the raw value that is set for reduced transparency.
  fileprivate static let reduced: UInt8 = 4
}

/// The entry that serves each variant, in 32 bytes.
private struct CompactResolutions: Sendable {
  /// The offsets in `Token.entries`, or negative marks.
  private var places = SIMD8<Int32>(repeating: 0)

  private static let (emptySet, noEntry, otherDevices) = (Int32(-1), Int32(-2), Int32(-3))

  init(of token: Token, on device: DeviceClass) {
    let hasReduced = token.entries.contains { $0.transparency == .reduced }
    for variant in Variant.allCases {
      let full = variant.rawValue & ~Variant.reduced
      places[Int(variant.rawValue)] =
        hasReduced || variant.rawValue == full
        ? Self.place(token.resolution(for: variant, on: device)) : places[Int(full)]
    }
  }

  private static func place(_ resolution: EntryResolution) -> Int32 {
    switch resolution {
    case .entry(let entry): Int32(clamping: entry.offset)
    case .emptySet: emptySet
    case .noEntry: noEntry
    case .otherDevices: otherDevices
    }
  }

  /// Returns true if the same entry serves two variants, by their raw values.
  func isSame(_ one: UInt8, _ other: UInt8) -> Bool { places[Int(one)] == places[Int(other)] }

  subscript(variant: Variant) -> EntryResolution {
    switch places[Int(variant.rawValue)] {
    case Self.emptySet: .emptySet
    case Self.noEntry: .noEntry
    case Self.otherDevices: .otherDevices
    case let entry: .entry(EntryIndex(Int(entry)))
    }
  }

  func entry(in variant: Variant) -> EntryIndex? {
    let place = places[Int(variant.rawValue)]
    return place < 0 ? nil : EntryIndex(Int(place))
  }
}
