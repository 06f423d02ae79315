import ColorMath

/// Which entries of a palette show one and the same written colour, because some refer to it.
package struct SharedColors: Sendable {
  private struct Written: Hashable {
    let location: SourceLocation
    let space: ColorSpace
    let components: Components
  }

  private var groups: [[EntryPlace]] = []
  private var groupOf: [EntryPlace: Int] = [:]

  /// Looks through a palette once; without any reference in it there is nothing to remember.
  package init(_ palette: Palette) {
    guard palette.tokens.contains(where: { $0.entries.contains { $0.origin != nil } }) else { return }
    var known: [Written: Int] = [:]
    for (token, owner) in palette.tokens.enumerated() where owner.isDesignToken {
      for (index, entry) in owner.entries.enumerated() {
        guard case .color(let color) = entry.value, !entry.oddities.contains(.computed) else { continue }
        let written = Written(
          location: owner.writtenLocation(of: entry), space: color.space, components: color.components)
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

  /// All entries that show the colour of one, itself included, in the order of the palette.
  package func all(with place: EntryPlace) -> [EntryPlace] { groupOf[place].map { groups[$0] } ?? [place] }

  /// The other entries that show the colour of one, in the order of the palette.
  package func others(than place: EntryPlace) -> [EntryPlace] { all(with: place).filter { $0 != place } }

  /// The names of the other tokens that an edit changes, each once, in the order of the palette.
  package func otherNames(of edit: ColorEdit, in palette: Palette) -> [String] {
    guard case .entry(let entry) = edit.place else { return [] }
    let tokens = others(than: EntryPlace(token: edit.token, entry: entry)).map { $0.token }
    return Set(tokens).subtracting([edit.token]).sorted().map(palette.displayName)
  }
}
