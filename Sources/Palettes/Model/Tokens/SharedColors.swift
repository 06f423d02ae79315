import ColorMath

/// The entries of a palette that share one written color because some refer to it.
package struct SharedColors: Sendable {
  private struct Written: Hashable {
    let location: SourceLocation
    let space: ColorSpace
    let components: Components
  }

  private var groups: [[EntryPlace]] = []
  private var groupOf: [EntryPlace: Int] = [:]

  /// Indexes a palette once; without any reference or tie in it, the index is empty.
  ///
  /// - Parameter ties: groups of tokens that keep equal colors, entry by entry, as if all referred to the first.
  package init(_ palette: Palette, tying ties: [[TokenIndex]] = []) {
    let refers = palette.tokens.contains { $0.entries.contains { $0.origin != nil } }
    guard refers || !ties.isEmpty else { return }
    var known: [Written: Int] = [:]
    for (token, owner) in palette.tokens.indexed() {
      let leader = ties.first { $0.contains(token) }?.first
      guard owner.isDesignToken || leader != nil else { continue }
      for (index, entry) in owner.entries.indexed() {
        guard case .color(let color) = entry.value, !entry.oddities.contains(.computed) else { continue }
        let written = Written(
          location: leader.flatMap { palette.tokens[$0].location(like: entry) } ?? owner.writtenLocation(of: entry),
          space: color.space, components: color.components)
        let group = known[written] ?? groups.count
        if group == groups.count {
          known[written] = group
          groups.append([])
        }
        groups[group].append(EntryPlace(token: token, entry: index))
        groupOf[EntryPlace(token: token, entry: index)] = group
      }
    }
  }

  /// True if no entry shows the color of another.
  package var isEmpty: Bool { groups.isEmpty }

  /// Returns all entries that show the color of one, itself included, in palette order.
  package func all(with place: EntryPlace) -> [EntryPlace] { groupOf[place].map { groups[$0] } ?? [place] }

  /// Returns the other entries that show the color of one, in palette order.
  package func others(than place: EntryPlace) -> [EntryPlace] { all(with: place).filter { $0 != place } }

  /// Returns the names of the other tokens that an edit changes, each once, in palette order.
  package func otherNames(of edit: ColorEdit, in palette: Palette) -> [String] {
    guard case .entry(let entry) = edit.place else { return [] }
    let tokens = others(than: EntryPlace(token: edit.token, entry: entry)).map { $0.token }
    return Set(tokens).subtracting([edit.token]).sorted().map(palette.displayName)
  }
}

extension Token {
  /// The place where the color of the entry with the condition of another one is written.
  fileprivate func location(like entry: Entry) -> SourceLocation? {
    entries.first { $0.condition == entry.condition }.map { writtenLocation(of: $0) }
  }
}
