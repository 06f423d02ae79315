import FileSyntax
import Palettes

/// Finds the measurements of one report in another, by pair and place.
struct MeasurementComparison {
  private let old: ReportSnapshot
  private let new: ReportSnapshot
  private let edits: EditedTokens

  /// Prepares the comparison of two reports, between which colors were edited.
  init(from old: ReportSnapshot, to new: ReportSnapshot, _ edits: EditedTokens) {
    self.old = old
    self.new = new
    self.edits = edits
  }

  /// The changes, in the order of the new report, then rows that are no longer measured in the order of the old one.
  var changes: [RowChange] {
    var known: [PairSnapshot.Key: [Int]] = [:]
    for (index, pair) in old.pairs.enumerated() { known[pair.key, default: []].append(index) }
    let names = ReportNames(new)
    var changes: [RowChange] = []
    let present = Self.joined(new.pairs)
    let policies = (before: Self.policies(of: old), now: Self.policies(of: new))
    let former = FormerKeys(old.pairs, present, edits)
    for (key, rows) in present {
      let past = former.key(of: key)
      let before = known.removeValue(forKey: past)?.flatMap { old.pairs[$0].rows } ?? []
      for (before, after) in Self.matched(before, rows) {
        let cause = Self.cause(from: past, before, to: key, after, policies)
        let isNamed = after != nil || names.hold(key)
        guard let change = RowChange(key, from: before, to: after, isNamed: isNamed, cause: cause) else { continue }
        changes.append(change)
      }
    }
    for (key, rows) in Self.joined(old.pairs) where known[key] != nil {
      let isNamed = names.hold(key)
      changes += rows.compactMap { RowChange(key, from: $0, to: nil, isNamed: isNamed) }
    }
    return changes
  }

  /// The ids of the policies by the ids of the audits.
  private static func policies(of report: ReportSnapshot) -> [String: String] {
    Dictionary(lastOf: report.audits.compactMap { audit in audit.conditions.first.map { (audit.id, $0) } })
  }

  /// The reason that another minimum applies to a pair now; nil if the same applies, or none is known.
  private static func cause(
    from past: PairSnapshot.Key, _ before: PairSnapshot.Row?, to key: PairSnapshot.Key, _ after: PairSnapshot.Row?,
    _ policies: (before: [String: String], now: [String: String])
  ) -> RowChange.Cause? {
    guard let before, let after, before.required != after.required else { return nil }
    if past.role != key.role { return .role(from: past.role, to: key.role) }
    if let policy = policies.before[key.audit], let now = policies.now[key.audit], policy != now {
      return .policy(from: policy, to: now)
    }
    return key.role == "text" && before.required != nil && after.required != nil ? .font : nil
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

/// The keys that pairs had in the old report, if their role or the size of their text changed, and so their id, or a color that
/// has no name but its numbers.
private struct FormerKeys {
  /// The names of a pair, which stay.
  private struct Names: Hashable {
    let audit: String
    let foreground: String
    let surface: String

    init(_ key: PairSnapshot.Key) { (audit, foreground, surface) = (key.audit, key.foreground, key.surface) }
  }

  private var keys: [PairSnapshot.Key: PairSnapshot.Key] = [:]

  /// Matches the pairs that only one of two reports has, by their names; one of the same role comes first.
  init(
    _ old: [PairSnapshot], _ new: [(key: PairSnapshot.Key, rows: [PairSnapshot.Row])], _ edits: EditedTokens
  ) {
    let known = Set(old.map { $0.key })
    let fresh = new.filter { !known.contains($0.key) }
    guard !fresh.isEmpty else { return }
    let kept = Set(new.map { $0.key })
    var left = Dictionary(grouping: old.filter { !kept.contains($0.key) }) { Names($0.key) }
    for (key, rows) in fresh {
      let past = edits.former(key)
      if past != key, known.contains(past), !kept.contains(past) {
        keys[key] = past
        left[Names(past)]?.removeAll { $0.key == past }
        continue
      }
      guard let pairs = left[Names(key)] else { continue }
      let required = rows.map { $0.required }
      let place =
        pairs.firstIndex { $0.key.role == key.role && $0.rows.map { $0.required } != required }
        ?? pairs.firstIndex { $0.key.role != key.role }
      guard let place else { continue }
      keys[key] = pairs[place].key
      left[Names(key)]?.remove(at: place)
    }
  }

  /// The key that a pair of the new report had; its own unless it changed.
  func key(of key: PairSnapshot.Key) -> PairSnapshot.Key { keys[key] ?? key }
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
