import PaletteModel

/// Finds the measurements of one report in another, by pair and place.
struct MeasurementComparison {
  private let old: ReportSnapshot
  private let new: ReportSnapshot

  /// Prepares the comparison of two reports.
  init(from old: ReportSnapshot, to new: ReportSnapshot) {
    self.old = old
    self.new = new
  }

  /// The changes, in the order of the new report, then rows that are no longer measured in the order of the old one.
  var changes: [RowChange] {
    var known: [PairSnapshot.Key: [Int]] = [:]
    for (index, pair) in old.pairs.enumerated() { known[pair.key, default: []].append(index) }
    let names = ReportNames(new)
    var changes: [RowChange] = []
    for (key, rows) in Self.joined(new.pairs) {
      let before = known.removeValue(forKey: key)?.flatMap { old.pairs[$0].rows } ?? []
      for (before, after) in Self.matched(before, rows) {
        guard let change = RowChange(key, from: before, to: after, isNamed: after != nil || names.hold(key)) else {
          continue
        }
        changes.append(change)
      }
    }
    for (key, rows) in Self.joined(old.pairs) where known[key] != nil {
      let isNamed = names.hold(key)
      changes += rows.compactMap { RowChange(key, from: $0, to: nil, isNamed: isNamed) }
    }
    return changes
  }

  /// The pairs with all rows of one key together.
  private static func joined(_ pairs: [PairSnapshot]) -> [(key: PairSnapshot.Key, rows: [PairSnapshot.Row])] {
    var places: [PairSnapshot.Key: Int] = [:]
    var joined: [(key: PairSnapshot.Key, rows: [PairSnapshot.Row])] = []
    for pair in pairs {
      if let place = places[pair.key] {
        joined[place].rows += pair.rows
      } else {
        places[pair.key] = joined.count
        joined.append((pair.key, pair.rows))
      }
    }
    return joined
  }

  /// Pairs up rows of one place; if a place occurs several times, in order of occurrence.
  private static func matched(
    _ before: [PairSnapshot.Row], _ after: [PairSnapshot.Row]
  ) -> [(before: PairSnapshot.Row?, after: PairSnapshot.Row?)] {
    if before.isEmpty { return after.map { (nil, $0) } }
    if before.count == after.count, zip(before, after).allSatisfy({ $0.place == $1.place }) {
      return zip(before, after).map { ($0, $1) }
    }
    let match = KeyedMatch(before, after) { $0.place }
    return match.both.map { ($0, $1) } + match.onlyAfter.map { (nil, $0) } + match.onlyBefore.map { ($0, nil) }
  }
}

/// The names in a report: those of foregrounds and surfaces, and of tokens in no pair.
private struct ReportNames {
  private struct Name: Hashable {
    let audit: String
    let name: String
  }

  private var names: Set<Name> = []

  init(_ report: ReportSnapshot) {
    for pair in report.pairs {
      names.insert(Name(audit: pair.key.audit, name: pair.key.foreground))
      names.insert(Name(audit: pair.key.audit, name: pair.key.surface))
    }
    for token in report.uncovered {
      for end in Self.ends(of: token.token) { names.insert(Name(audit: token.audit, name: end)) }
    }
  }

  /// Returns true if both colors of a pair still have their names.
  func hold(_ key: PairSnapshot.Key) -> Bool {
    names.contains(Name(audit: key.audit, name: key.foreground))
      && names.contains(Name(audit: key.audit, name: key.surface))
  }

  /// A token's name and its suffixes after a slash, any of which a pair may use.
  private static func ends(of name: String) -> [String] {
    let slashes = name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "/") }
    return [name] + slashes.map { String(name[name.utf8.index(after: $0)...]) }
  }
}
