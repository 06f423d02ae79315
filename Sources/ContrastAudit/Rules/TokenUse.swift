package import ColorMath
package import PaletteModel

/// One token as the audited device class uses it in the audited variants.
package struct TokenUse: Sendable {
  /// Index into `Palette.tokens`.
  package let index: Int
  /// The token itself.
  package let token: Token
  private let idiom: Idiom
  private let variants: VariantSet
  /// What serves each variant; transparency changes no entry, so that four stand for eight.
  private let resolutions: [EntryResolution]

  /// Looks at a token of an audit.
  package init(_ index: Int, in plan: AuditPlan) {
    self.index = index
    let token = plan.loaded.palette.tokens[index]
    let idiom = plan.loaded.declaration.idiom
    self.token = token
    self.idiom = idiom
    variants = plan.variants
    resolutions = Variant.allCases.prefix(4).map { token.resolution(for: $0, on: idiom) }
  }

  /// Which entry serves a variant.
  package func resolution(in variant: Variant) -> EntryResolution { resolutions[Int(variant.rawValue) % 4] }

  /// The entry that serves a variant, as an index into `Token.entries`; nil where none does.
  package func entry(in variant: Variant) -> Int? {
    if case .entry(let entry) = resolution(in: variant) { return entry }
    return nil
  }

  /// The condition of the entry that serves a variant.
  package func condition(in variant: Variant) -> AppearanceCondition? {
    entry(in: variant).map { token.entries[$0].condition }
  }

  /// The colour written in the entry that serves a variant; nil for a reference to a system colour.
  package func writtenColor(in variant: Variant) -> Color? {
    guard let entry = entry(in: variant), case .color(let color) = token.entries[entry].value else { return nil }
    return color
  }

  /// Whether any entry refers to a colour of the system, whatever device it is for.
  package var hasSystemColor: Bool {
    token.entries.contains { if case .system = $0.value { true } else { false } }
  }

  /// The first entry with a colour that is written for a condition and for the device class.
  package func filledEntry(for condition: AppearanceCondition) -> Int? {
    let device = token.device(for: idiom)
    return token.entries.firstIndex { entry in
      entry.condition == condition && !entry.isEmpty && entry.idiom.flatMap { device.rank(of: $0) } != nil
    }
  }

  /// Whether any entry with a colour has one of these conditions, whatever device it is for.
  package func has(_ conditions: [AppearanceCondition]) -> Bool {
    token.entries.contains { conditions.contains($0.condition) && !$0.isEmpty }
  }

  /// Whether the device class knows a condition at all; a watch has no appearances.
  package func deviceKnows(_ condition: AppearanceCondition, in variant: Variant) -> Bool {
    AppearanceCondition.searchOrder(for: variant, on: token.device(for: idiom)).contains(condition)
  }

  /// A cell for every audited variant that an entry with an oddity serves.
  package func cells(with oddity: Entry.Oddities) -> [TokenCell] {
    guard token.entries.contains(where: { $0.oddities.contains(oddity) }) else { return [] }
    return cells { variant in entry(in: variant).map { token.entries[$0].oddities.contains(oddity) } ?? false }
  }

  /// A cell for every audited variant that is meant, at the entry that serves it, else at the first with a colour.
  package func cells(where isMeant: (Variant) -> Bool) -> [TokenCell] {
    var cells: [TokenCell] = []
    for variant in Variant.allCases where variants.contains(variant) && isMeant(variant) {
      let place = entry(in: variant) ?? token.entries.firstIndex { !$0.isEmpty }
      cells.append(TokenCell(variant: variant, token: index, entry: place))
    }
    return cells
  }
}

/// A variant in which something about a token matters, with the entry that a person edits.
package struct TokenCell: Hashable, Sendable {
  /// The variant in which something about the token matters.
  package var variant: Variant
  /// Index into `Palette.tokens`.
  package var token: Int
  /// Index into `Token.entries`; nil for the token as a whole.
  package var entry: Int?

  /// Points at an entry, or at the token as a whole.
  package init(variant: Variant, token: Int, entry: Int?) {
    self.variant = variant
    self.token = token
    self.entry = entry
  }
}

extension AppearanceCondition {
  /// The conditions that speak of Increase Contrast.
  static let increased: [AppearanceCondition] = [.highAny, .highLight, .highDark]
  /// The conditions that speak of dark.
  static let dark: [AppearanceCondition] = [.dark, .highDark]
}
