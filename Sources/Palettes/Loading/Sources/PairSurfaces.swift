import FileSyntax

/// The surfaces that the name of one color implies.
struct PairSurfaces {
  let names: PairNames
  let name: ColorName
  let catalog: String
  let path: String
  /// The token file; empty for a color of a catalog.
  let file: String

  /// All of them, the likeliest first; none for a name that is not that of a foreground.
  var all: [TokenIndex] {
    switch name.form {
    case .on, .contrast: namedSurface
    case .slot(_, .foreground):
      names.replaced.contains(PairNames.Key(catalog: catalog, words: name.whole)) ? [] : surfaces
    case .slot(_, .other): controlOfEdge
    case .slot: []
    case .bare: surfaceOfStatus
    }
  }

  /// The surfaces of some words, without those of other token files whose names begin otherwise, if both files have
  /// texts and surfaces of their own.
  private func candidates(_ words: String) -> [PairNames.Candidate] {
    let all = names.backgrounds[PairNames.Key(catalog: catalog, words: words)] ?? []
    guard names.filesWithSurfaces.contains(file), !names.isNamed(name) else { return all }
    let root = Self.root(of: path)
    return all.filter {
      $0.file == file || !names.filesWithTexts.contains($0.file) || Self.root(of: $0.path) == root
    }
  }

  private static func root(of path: String) -> Substring { path.prefix { $0 != "." && $0 != "/" } }

  /// The candidate under the same condition, or else under a part of it; if there is none, the one under none.
  private func first(_ candidates: [PairNames.Candidate]) -> TokenIndex? {
    if let own = nearest(candidates, name.condition) { return own }
    let states = name.condition.split(separator: " ").filter { $0 != name.theme }
    let part = states.count < 2 ? nil : states.lazy.compactMap { nearest(candidates, String($0)) }.first
    return part ?? (isChosen ? nil : nearest(candidates, name.theme) ?? nearest(candidates, ""))
  }

  /// Returns true for the text of a control that is chosen, which has another fill then.
  private var isChosen: Bool {
    ColorNameWords.marked.contains { name.condition.holds($0) }
      && name.words.contains { ColorNameWords.choosable.contains($0.text) }
  }

  /// Of the candidates under a condition, the first of those that share the most groups with the foreground.
  private func nearest(_ candidates: [PairNames.Candidate], _ condition: String) -> TokenIndex? {
    let matches = candidates.filter { $0.condition == condition }
    guard matches.count > 1 else { return matches.first?.token }
    let shared = matches.map { zip($0.path.utf8, path.utf8).prefix { $0 == $1 }.count }
    let most = shared.max()
    return zip(matches, shared).first { $1 == most }?.0.token
  }

  /// The surface of `onX` or `X-contrast`.
  private var namedSurface: [TokenIndex] {
    for target in name.targets {
      let colors = names.colors[PairNames.Key(catalog: catalog, words: target)] ?? []
      let surfaces = candidates(target).filter { $0.slot != "container" }
      let isOfFamily = !name.family.isEmpty
      if let found = first(isOfFamily ? surfaces : colors) ?? first(isOfFamily ? colors : surfaces) { return [found] }
    }
    return []
  }

  /// The surface of an input or the like whose edge this is.
  private var controlOfEdge: [TokenIndex] {
    let states: Set<String> = ["", "focus", "hover", "light", "dark"]
    guard states.contains(name.condition), name.words.contains(where: { ColorNameWords.edged.contains($0.text) }),
      !name.words.contains(where: { $0.text == "read" })
    else { return [] }
    return first(candidates(name.key)).map { [$0] } ?? []
  }

  /// The surface of a bare status next to one of its own, such as `error` next to `error-bg`, if neither `onError` nor
  /// `error-text` says that it is a fill itself.
  private var surfaceOfStatus: [TokenIndex] {
    guard let last = name.words.last, ColorNameWords.statuses.contains(last.text),
      !names.named.contains(PairNames.Key(catalog: catalog, words: name.whole)),
      !names.texts.contains(PairNames.Key(catalog: catalog, words: name.whole))
    else { return [] }
    let own = candidates(name.whole).filter { candidate in
      ["background", "surface"].contains(candidate.slot) && candidate.path.lowercased().hasPrefix(path.lowercased())
    }
    return first(own).map { [$0] } ?? []
  }

  /// The surfaces of a name such as `XText`, `text.X` or `X.text.Y`.
  private var surfaces: [TokenIndex] {
    let parts = name.parts
    let isOutside = parts.subject.contains { ColorNameWords.labeledOutside.contains($0.text) }
    let isCaption = name.slot == "label" && parts.subject.contains { ColorNameWords.edged.contains($0.text) }
    guard !isOutside && !isCaption || name.isIcon,
      !parts.subject.contains(where: { ColorNameWords.derived.contains($0.text) })
    else {
      return []
    }
    if isOutside, name.condition == name.theme {
      // A mark that another one replaces where it shows is none.
      guard !markedConditions.contains(where: isStated) else { return [] }
      if let marked = markedSurface { return [marked] }
    }
    // The mark of a page indicator is beside the others, and a divider's color is no text.
    guard !parts.subject.contains(where: { ColorNameWords.kind(of: $0.text) == .other && $0.text != "elevation" })
    else {
      return []
    }
    if let own = first(candidates(name.whole).filter { $0.slot == "background" }) { return [own] }
    if hasSurfaceOfItsOwn(parts.subject, parts.qualifiers) {
      let equal = equalSurfaces
      if !equal.isEmpty { return equal }
    }
    if name.slot == "foreground", name.isSlotLast, !name.key.isEmpty,
      let bare = first(names.colors[PairNames.Key(catalog: catalog, words: name.key)] ?? [])
    {
      return [bare]
    }
    if let inverse = inverseSurface(parts.subject, parts.qualifiers) { return [inverse] }
    let others = faintSurface(parts.subject, parts.qualifiers) + firstSurfaces(parts.subject, parts.qualifiers)
    guard others.isEmpty else { return others }
    if let only = onlySurface(parts.subject, parts.qualifiers) { return [only] }
    return isShared(parts.qualifiers)
      ? equalSurfaces.filter { !hasStates($0) } : twinSurface(parts.subject).map { [$0] } ?? []
  }

  /// The surface of a control in the state in which it shows its mark, for a mark without a state.
  private var markedSurface: TokenIndex? {
    markedConditions.lazy.compactMap { nearest(candidates(name.key), $0) }.first
  }

  private var markedConditions: [String] {
    ColorNameWords.marked.map { state in
      (name.theme.isEmpty ? [state] : [state, name.theme].ordered(by: <)).joined(separator: " ")
    }
  }

  private func isStated(_ condition: String) -> Bool {
    names.stated.contains(PairNames.Key(catalog: catalog, words: "\(name.key) \(condition)"))
  }

  /// The inverse surface of a thing, for a text that is inverse and has a rank or meaning, too.
  private func inverseSurface(
    _ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]
  ) -> TokenIndex? {
    guard qualifiers.count > 1, qualifiers.contains(where: { $0.text == "inverse" }) else { return nil }
    let start = ColorName.joined(subject)
    return ["inverse", "inverseprimary", "primaryinverse"].lazy.compactMap { base(candidates(start + $0)) }.first
  }

  /// The surface of the same words, for a name that names a thing before its slot: `gauge_foreground_coral`.
  private func twinSurface(_ subject: [ColorNameWords.Word]) -> TokenIndex? {
    guard case .slot(let place, _) = name.form,
      name.words[..<place].contains(where: { $0.group == name.words[place].group && subject.contains($0) }),
      !name.words.contains(where: { ColorNameWords.isNumber($0.text) || ColorNameWords.lightnesses.contains($0.text) })
    else { return nil }
    return ["background", "surface", "container", "fill"].lazy.compactMap { slot in
      nearest(candidates(name.key).filter { $0.slot == slot }, name.condition)
    }.first
  }

  /// The white surface of a family that has no other, for a text that is only ranked.
  private func onlySurface(
    _ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]
  ) -> TokenIndex? {
    guard !qualifiers.isEmpty, qualifiers.allSatisfy({ ColorNameWords.ranks.contains($0.text) }),
      ColorName.joined(subject) == name.family,
      names.surfaceCounts[PairNames.Key(catalog: catalog, words: name.family)] == 1
    else { return nil }
    return base(candidates(name.family + "white"))
  }

  /// Returns true if texts and surfaces of these words are for each other where a palette has no first surface.
  private func isShared(_ qualifiers: [ColorNameWords.Word]) -> Bool {
    !qualifiers.isEmpty && !name.isThingLast
      && (!names.catalogsWithOn.contains(catalog) || isOfGroup(qualifiers))
      && !qualifiers.contains { ColorNameWords.isStep($0.text) }
      && qualifiers.allSatisfy { word in
        ColorNameWords.ordinals.contains(word.text) || ColorNameWords.isNumber(word.text)
          || ColorNameWords.statuses.contains(word.text) && name.slot != "content"
      }
  }

  /// Returns true for a status in a group of texts and backgrounds whose backgrounds no `onX` names.
  private func isOfGroup(_ qualifiers: [ColorNameWords.Word]) -> Bool {
    !name.family.isEmpty && name.theme.isEmpty && qualifiers.allSatisfy { ColorNameWords.statuses.contains($0.text) }
      && !names.named.contains(PairNames.Key(catalog: catalog, words: name.key))
  }

  /// The surfaces whose words besides the slot are the same.
  private var equalSurfaces: [TokenIndex] {
    let key = PairNames.Key(catalog: catalog, words: name.key)
    let isOfOther = !name.family.isEmpty && names.named.contains(key) && names.colors[key] == nil
    guard !isOfOther else { return [] }
    let all = candidates(name.key)
    let found = ["background", "surface"].compactMap { slot in first(all.filter { $0.slot == slot }) }
    guard found.isEmpty, !name.key.isEmpty else { return found }
    return first(all).map { [$0] } ?? []
  }

  /// Returns true if the surface of the same words is the one of this name: it names a thing, an inverse, or, before
  /// the slot, a status.
  private func hasSurfaceOfItsOwn(_ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]) -> Bool {
    let words = qualifiers.map { $0.text }
    if subject.contains(where: { ColorNameWords.components.contains($0.text) || $0.text == "icon" })
      || words.contains("inverse")
    {
      return true
    }
    if name.isSlotLast, name.condition != name.theme, nearest(candidates(name.key), name.condition) != nil {
      return true
    }
    let hasNumber = name.words.contains { ColorNameWords.isNumber($0.text) }
    if words.isEmpty {
      guard name.isThingLast, !hasNumber else { return true }
      return !names.rankedFamilies.contains(PairNames.Key(catalog: catalog, words: name.family))
    }
    if name.isSlotLast, name.slot == "foreground" { return !hasNumber }
    guard name.isSlotLast, name.slot != "content" else { return false }
    let isStatus = words.contains(where: ColorNameWords.statuses.contains)
    if isStatus, words.allSatisfy({ ColorNameWords.statuses.contains($0) || $0 == "feedback" || $0 == "status" }) {
      return true
    }
    return !hasNumber && isVariant(qualifiers)
  }

  /// Returns true for a variant of a thing, such as `gestureSecondaryText` next to `gestureSecondaryBackground`.
  private func isVariant(_ qualifiers: [ColorNameWords.Word]) -> Bool {
    guard let first = name.words.firstIndex(where: { qualifiers.contains($0) }), name.namesThing(before: first) else {
      return false
    }
    return candidates(name.key).contains { names.names[$0.token.offset]?.isSlotLast ?? false }
  }

  /// The surface of little color for a text with a meaning.
  private func faintSurface(
    _ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]
  ) -> [TokenIndex] {
    guard !qualifiers.isEmpty, qualifiers.allSatisfy({ Self.isMeaning($0.text) }), name.condition == name.theme else {
      return []
    }
    let words = ColorName.joined(subject) + ColorName.joined(qualifiers)
    let found = ColorNameWords.faintWords.lazy.compactMap { faint in
      first(candidates(words + faint).filter { $0.slot == "background" || $0.slot == "surface" })
    }
    return found.first.map { [$0] } ?? []
  }

  private static func isMeaning(_ word: String) -> Bool {
    ColorNameWords.statuses.contains(word) || ColorNameWords.accents.contains(word)
  }

  /// The first surface of the same thing, or of the palette, for a text that is only ranked or has a meaning.
  private func firstSurfaces(
    _ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]
  ) -> [TokenIndex] {
    let words = qualifiers.map { $0.text }.filter { $0 != "neutral" }
    guard !words.contains(where: ColorNameWords.isStep) else { return [] }
    let isRank = words.allSatisfy { ColorNameWords.ranks.contains($0) || ColorNameWords.isNumber($0) }
    let isPale = words.count > 1 && words.contains { $0 == "weak" || $0 == "weaker" }
    guard isRank && !isPale || words.allSatisfy(Self.isMeaning), !name.isThingLast else { return [] }
    let start = ColorName.joined(subject)
    if subject.contains(where: { ColorNameWords.components.contains($0.text) }) {
      guard isRank, !qualifiers.isEmpty else { return [] }
      return base(candidates(start)).map { [$0] } ?? []
    }
    guard !qualifiers.isEmpty || subject.isEmpty, !isOfFill(qualifiers) else { return [] }
    let starts = qualifiers.count == words.count ? [start] : [start, start + "neutral"]
    let first = ["background", "surface"].lazy.compactMap { slot in
      starts.lazy.compactMap { firstSurface(slot, in: $0) }.first
    }.first
    guard let first else { return [] }
    guard words.isEmpty || words == ["primary"],
      let surface = base(candidates(start).filter { $0.slot == "surface" }), surface != first
    else { return [first] }
    return [first, surface]
  }

  /// Returns true for a text such as `interactive-text` next to `interactive`: it may be the text on that fill.
  private func isOfFill(_ qualifiers: [ColorNameWords.Word]) -> Bool {
    name.isSlotLast && qualifiers.count == 1 && ColorNameWords.accents.contains(qualifiers[0].text)
      && names.colors[PairNames.Key(catalog: catalog, words: name.key)] != nil
  }

  /// The first surface of a group; a primary one is the first unless texts are named after it, or it is one of fills.
  private func firstSurface(_ slot: String, in group: String) -> TokenIndex? {
    for word in ColorNameWords.firstSurfaces {
      let own = candidates(group + word).filter { $0.slot == slot && (word != "primary" || isRanked($0)) }
      guard let found = base(own) else { continue }
      // The neutral one of a control's fills is no page.
      if word.isEmpty, group.hasSuffix("neutral"), hasStates(found) { continue }
      if word != "primary" { return found }
      let isFill =
        names.names[found.offset]?.isSlotLast == true
        && candidates(group + "secondary").isEmpty
        && ["success", "error", "warning"].contains { !candidates(group + $0).isEmpty }
      let isNamed = names.named.contains(PairNames.Key(catalog: catalog, words: group + word))
      if !isFill, !isNamed, !isVariant(primary: found), !isControl(found, slot, of: group) { return found }
    }
    return nil
  }

  /// Returns true for a surface whose rank is not that of the group before it, such as `primary.background`.
  private func isRanked(_ surface: PairNames.Candidate) -> Bool {
    names.names[surface.token.offset]?.parts.qualifiers.contains { $0.text == "primary" } ?? false
  }

  /// Returns true for a surface with states among statuses with states: all are fills of controls.
  private func isControl(_ surface: TokenIndex, _ slot: String, of group: String) -> Bool {
    hasStates(surface)
      && ["success", "error", "warning", "danger"].contains { status in
        candidates(group + status).first { $0.slot == slot }.map { hasStates($0.token) } ?? false
      }
  }

  /// Returns true if a surface has colors for the states of a control.
  private func hasStates(_ surface: TokenIndex) -> Bool {
    guard let own = names.names[surface.offset] else { return false }
    let states: Set<String> = ["hover", "pressed", "down", "active"]
    return candidates(own.key).contains { candidate in
      candidate.slot == own.slot && candidate.condition.split(separator: " ").contains { states.contains(String($0)) }
    }
  }

  /// Returns true if a primary surface is the first variant of a thing, with a text of the same words.
  private func isVariant(primary surface: TokenIndex) -> Bool {
    guard let own = names.names[surface.offset], own.isSlotLast,
      let first = own.words.firstIndex(where: { $0.text == "primary" })
    else { return false }
    return own.namesThing(before: first) && names.texts.contains(PairNames.Key(catalog: catalog, words: own.key))
  }

  /// The candidate for a text without a control: that of the theme, and for a disabled one that of the state.
  private func base(_ candidates: [PairNames.Candidate]) -> TokenIndex? {
    let own = name.condition.holds("disabled") ? nearest(candidates, name.condition) : nil
    return own ?? nearest(candidates, name.theme)
  }
}
