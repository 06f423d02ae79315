extension Palette {
  /// Returns the palette with the colors of other tokens in those of the same name, and the indices of unused tokens.
  ///
  /// A color replaces that of the entry for the same condition and devices; Any and Light serve each other where only
  /// one of them exists. A condition without an entry gets one. Tokens that refer to a replaced color follow it unless
  /// they are replaced too.
  package func replacing(with others: [Token]) -> (palette: Palette, unused: [Int]) {
    let names = NameIndex(tokens)
    var replacements: [(token: Token, target: TokenIndex)] = []
    var unused: [Int] = []
    for (index, token) in others.enumerated() {
      if let target = names.index(of: token.name, in: tokens) {
        replacements.append((token, target))
      } else {
        unused.append(index)
      }
    }
    var changed = applying(replacements.flatMap { edits(to: $0.token, of: $0.target) }).tokens
    for (token, target) in replacements {
      for entry in token.entries where entry.isColored { changed[target].put(entry, of: token) }
    }
    return (Palette(changed, fonts: fonts, declared: unread), unused)
  }

  /// The edits of colors that are written in the entries of a token, which others may refer to.
  private func edits(to token: Token, of target: TokenIndex) -> [ColorEdit] {
    token.entries.compactMap { entry in
      guard case .color(let color) = entry.value, let slot = tokens[target].slot(for: entry, of: token) else {
        return nil
      }
      let own = tokens[target].entries[slot]
      guard own.origin == nil, own.value != entry.value else { return nil }
      return ColorEdit(token: target, place: .entry(slot), exact: color)
    }
  }
}

/// Tokens by their run-time names, as written and folded.
private struct NameIndex {
  private var byPath: [String: [TokenIndex]] = [:]
  private var byFolded: [String: [TokenIndex]] = [:]

  init(_ tokens: [Token]) {
    for (index, token) in tokens.indexed() {
      byPath[token.name.path, default: []].append(index)
      byFolded[token.name.folded, default: []].append(index)
    }
  }

  /// The one token of a name; of several with that name, the one in a catalog or file of the same name.
  func index(of name: TokenName, in tokens: [Token]) -> TokenIndex? {
    guard let found = byPath[name.path] ?? byFolded[name.folded] else { return nil }
    if found.count == 1 { return found[0] }
    let catalog = name.catalog.lastPathPart
    let own = found.filter { tokens[$0].name.catalog.lastPathPart == catalog }
    return own.count == 1 ? own[0] : nil
  }
}

extension Token {
  /// Returns the entry to replace by one of another token; nil if there is none for its condition.
  fileprivate func slot(for entry: Entry, of other: Token) -> EntryIndex? {
    if let same = entries.typedIndex(where: { $0.isSameSlot(as: entry) }) { return same }
    guard let twin = entry.condition.twin else { return nil }
    var wanted = entry
    wanted.condition = twin
    if other.entries.contains(where: { $0.isSameSlot(as: wanted) }) { return nil }
    return entries.typedIndex { $0.isSameSlot(as: wanted) }
  }

  /// Replaces the color of an entry, or adds the entry; its place stays in the files of this token.
  fileprivate mutating func put(_ entry: Entry, of other: Token) {
    if let slot = slot(for: entry, of: other) {
      entries[slot].value = entry.value
      entries[slot].oddities = entry.oddities
      return
    }
    var added = Entry(
      entry.condition, entry.value, idiom: entry.idiom, gamut: entry.gamut, oddities: entry.oddities, line: line,
      column: column)
    added.transparency = entry.transparency
    added.locale = entry.locale
    entries.append(added)
  }
}

extension Entry {
  /// True if it has a color that was read.
  fileprivate var isColored: Bool {
    switch value {
    case .color, .system: true
    case .empty, .unreadable: false
    }
  }
}

extension AppearanceCondition {
  /// The condition that serves the same variants where only one of the two is written.
  fileprivate var twin: AppearanceCondition? {
    switch self {
    case .any: .light
    case .light: .any
    case .highAny: .highLight
    case .highLight: .highAny
    case .dark, .highDark: nil
    }
  }
}
