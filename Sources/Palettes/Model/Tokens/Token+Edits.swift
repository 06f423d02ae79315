extension Token {
  /// The place to edit so that the color changes in one variant and in no variant that the edit is not for.
  ///
  /// The entry that serves the variant, if the variant owns it: an entry for light or dark also serves the increased
  /// variants that fall back on it, but belongs to the standard one, and an entry that serves both appearances belongs
  /// to neither. Everything else takes a new entry. Transparency matters only for an entry for reduced transparency;
  /// none is added for it. Nil for a token without entries.
  package func editPlace(for variant: Variant, on device: DeviceClass = .universal) -> ColorEdit.Place? {
    if case .entry(let index) = resolution(for: variant, on: device), entries[index].transparency == .reduced,
      owns(index, variant, on: device)
    {
      return .entry(index)
    }
    let variant = Variant(variant.appearance, variant.contrast)
    guard case .entry(let index) = resolution(for: variant, on: device) else {
      let model = entries.typedIndex { $0.idiom != nil }
      return model.map { .new(newCondition(for: variant, on: self.device(for: device)), like: $0) }
    }
    if owns(index, variant, on: device) { return .entry(index) }
    return .new(newCondition(for: variant, on: self.device(for: device)), like: index)
  }

  /// The first entry written for the slot of a new one: with its condition, otherwise like the given one.
  package func slot(for condition: AppearanceCondition, like model: EntryIndex) -> EntryIndex? {
    guard entries.typedIndices.contains(model) else { return nil }
    var wanted = entries[model]
    wanted.condition = condition
    return entries.typedIndex { $0.isSameSlot(as: wanted) }
  }

  /// The entries that serve any variant, in file order; all have a color.
  package func servingEntries(on device: DeviceClass = .universal) -> [EntryIndex] {
    let found = Variant.allCases.compactMap { variant -> EntryIndex? in
      if case .entry(let index) = resolution(for: variant, on: device) { index } else { nil }
    }
    return Set(found).sorted()
  }

  private func owns(_ index: EntryIndex, _ variant: Variant, on wanted: DeviceClass) -> Bool {
    let idiom = device(for: wanted).idiom
    let order = { (variant: Variant) in AppearanceCondition.searchOrder(for: variant, on: idiom) }
    let isBlind = order(.light) == order(.dark)
    let others = Variant.allCases.filter { $0.transparency == variant.transparency }
    return others.allSatisfy { other in
      guard resolution(for: other, on: wanted) == .entry(index), order(other) != order(variant) else { return true }
      return variant.contrast == .standard && other.contrast == .increased
        && (isBlind || other.appearance == variant.appearance)
    }
  }

  /// The condition under which a new entry serves only a variant and those that fall back on it.
  ///
  /// High Any if there is a High Dark entry: it then serves light alone, and is what Xcode writes.
  private func newCondition(for variant: Variant, on device: DeviceClass) -> AppearanceCondition {
    let order = AppearanceCondition.searchOrder(for: variant, on: device.idiom)
    guard variant == .lightIncreased, order.contains(.highLight) else { return order[0] }
    let filled = entries.filter { !$0.isEmpty && device.rank(of: $0) != nil }
    let has = { (condition: AppearanceCondition) in filled.contains { $0.condition == condition } }
    let isAnyForLight = has(.dark) && has(.highDark) && !has(.light)
    return isAnyForLight ? .highAny : .highLight
  }
}
