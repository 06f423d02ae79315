import ColorMath
import Palettes

/// A token whose colors differ between two reports, and the changed measurements that follow from it.
package struct EditedToken: Hashable, Sendable {
  /// A changed, new, or removed entry.
  package struct Change: Hashable, Sendable {
    /// The condition of the entry, such as `High Dark`.
    package let entry: String
    /// The color before, as reports print it; nil for a new entry.
    package let from: String?
    /// The color now; nil for a removed entry.
    package let to: String?
  }

  /// The ids of the audits in which the token changed in this way.
  package fileprivate(set) var audits: [String]
  /// The token by the shortest name that resolves to it.
  package let token: String
  /// The changes in the order of the new entries; removed ones are last.
  package let changes: [Change]
  /// The measurements that changed because of it, as indices into the rows of the difference.
  package fileprivate(set) var rows: [Int] = []
}

/// Searches for the tokens that were edited, and for what each of them changed.
struct EditedTokens {
  private(set) var list: [EditedToken] = []
  private var named: [String: Int] = [:]
  /// The edit from a color to another one in an audit; nil for several.
  private var recolored: [String: Int?] = [:]
  private var edits: [String: [Int]] = [:]

  /// Compares the colors of two reports; a report without colors was written by an earlier version, and shows none.
  init(from old: ReportSnapshot, to new: ReportSnapshot) {
    guard !old.colors.isEmpty else { return }
    var former: [String: [TokenColors.Entry]] = [:]
    for token in old.colors { former[Self.key(token.audit, token.token)] = token.entries }
    var known: [EditedToken: Int] = [:]
    for token in new.colors {
      guard let before = former[Self.key(token.audit, token.token)], before != token.entries else { continue }
      let edit = EditedToken(audits: [], token: token.token, changes: Self.changes(from: before, to: token.entries))
      guard !edit.changes.isEmpty else { continue }
      let index = known[edit] ?? list.count
      known[edit] = index
      if index == list.count { list.append(edit) }
      list[index].audits.append(token.audit)
      edits[token.audit, default: []].append(index)
      named[Self.key(token.audit, token.token)] = index
      for change in edit.changes {
        guard let from = change.from, let to = change.to else { continue }
        let key = Self.key(token.audit, from, to)
        recolored.updateValue(recolored[key].map { $0 == index ? index : nil } ?? index, forKey: key)
      }
    }
  }

  /// Assigns the rows to the edits that changed their colors.
  ///
  /// A side of a row changed through the token of its name, else through the only edit from its color before to its color
  /// now, else through the only edit of the audit; a side that none of these explains is assigned to no edit.
  mutating func assign(_ rows: [RowChange]) {
    guard !list.isEmpty else { return }
    for (index, row) in rows.enumerated() {
      guard let before = row.before, let after = row.after else { continue }
      let sides = [
        edit(of: row.pair.foreground, in: row.pair.audit, before.foreground, after.foreground),
        edit(of: row.pair.surface, in: row.pair.audit, before.surface, after.surface),
      ]
      for edit in Set(sides.compactMap { $0 }) { list[edit].rows.append(index) }
    }
  }

  /// The key that a pair had before colors were edited that the pair names by their numbers.
  func former(_ key: PairSnapshot.Key) -> PairSnapshot.Key {
    guard let edits = edits[key.audit] else { return key }
    var key = key
    var colors: [String] = []
    for index in edits {
      guard let change = list[index].lone, key.foreground.holds(change.to) || key.surface.holds(change.to) else {
        continue
      }
      // A number stands for each color meanwhile: one may have become what another one was.
      key = key.replacing(change.to, with: Self.mark(colors.count))
      colors.append(change.from)
    }
    return colors.indices.reduce(key) { $0.replacing(Self.mark($1), with: colors[$1]) }
  }

  private static func mark(_ number: Int) -> String { "\u{1}\(number)\u{2}" }

  private func edit(of name: String, in audit: String, _ from: EightBitColor?, _ to: EightBitColor?) -> Int? {
    guard from != to else { return nil }
    if let index = named[Self.key(audit, name)] { return index }
    let written = edits[audit]?.filter { list[$0].lone.map { name.holds($0.to) } ?? false } ?? []
    if written.count == 1 { return written[0] }
    if let from, let to, let index = recolored[Self.key(audit, from.hex, to.hex)] { return index }
    return edits[audit].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  private static func changes(
    from old: [TokenColors.Entry], to new: [TokenColors.Entry]
  ) -> [EditedToken.Change] {
    let changed = new.compactMap { entry -> EditedToken.Change? in
      let before = old.first { $0.entry == entry.entry }?.color
      return before == entry.color ? nil : EditedToken.Change(entry: entry.entry, from: before, to: entry.color)
    }
    let removed = old.filter { entry in !new.contains { $0.entry == entry.entry } }
    return changed + removed.map { EditedToken.Change(entry: $0.entry, from: $0.color, to: nil) }
  }

  private static func key(_ parts: String...) -> String { parts.joined(separator: "\n") }
}

extension EditedToken {
  /// The color before and now, if one entry for all appearances changed.
  fileprivate var lone: (from: String, to: String)? {
    guard changes.count == 1, changes[0].entry == "Any", let from = changes[0].from, let to = changes[0].to else {
      return nil
    }
    return (from, to)
  }
}

extension PairSnapshot.Key {
  /// The key with another text in its names.
  fileprivate func replacing(_ text: String, with other: String) -> PairSnapshot.Key {
    func name(_ old: String) -> String { old.parts(around: text).joined(separator: other) }
    return PairSnapshot.Key(
      audit: audit, id: name(id), foreground: name(foreground), surface: name(surface), role: role)
  }
}
