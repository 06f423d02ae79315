import AuditEngine
import FileSyntax
import Palettes

extension Wording {
  /// The most themes that a message names, and the most pairs without the name of a theme.
  static let (mostThemes, mostPairs) = (16, 4)

  /// The other pairs at the place of a finding, behind a semicolon; empty if there are none.
  ///
  /// For example, `; this applies if Theme is Night, and also, with other colors, if it is Day or Dusk`.
  func themes(of finding: Finding) -> String {
    let (first, measured): (PairIndex, [MeasurementIndex])
    switch finding.evidence {
    case .lowContrast(let pair, let cells, _), .unverified(let pair, let cells): (first, measured) = (pair, cells)
    case .increasedLower(let pair, let changes): (first, measured) = (pair, changes.map { $0.measurement })
    default: return ""
    }
    if !isFound(first), measured.count == 1 { return "" }
    // The numbers of the message are those of one pair.
    var pairs = [first]
    for index in measured where !pairs.contains(audit.measurements[index].pair) {
      pairs.append(audit.measurements[index].pair)
    }
    let others = "; other pairs also fail on this line of code, and each is listed where it first occurs"
    let more = elsewhere(pairs) ? others : ""
    guard pairs.count > 1 else { return condition(of: first, in: measured) + more }
    return together(pairs, measured) + more
  }

  /// The condition under which sources show a pair in the variants of some measurements, behind a semicolon; empty if they
  /// show it without one as well.
  private func condition(of pair: PairIndex, in measured: [MeasurementIndex]) -> String {
    let uses = uses(of: pair, in: measured)
    guard uses.allSatisfy({ $0.isUndeclared }) else { return "" }
    let notes = (uses.filter { !$0.isUncertain } + uses.filter { $0.isUncertain }).compactMap { $0.note }
    guard notes.count == uses.count, let note = notes.first, note.hasPrefix("if ") else { return "" }
    let others = Set(notes).count - 1
    if notes.contains(where: { $0.hasSuffix(Pair.otherCases) }) {
      let first = note.hasSuffix(Pair.otherCases) ? "" : Pair.otherCases
      return "; this applies \(note)\(first)"
    }
    return "; this applies \(note)" + (others > 0 ? ", and in \(Self.count(others, "other case"))" : "")
  }

  /// The places of a pair in the variants of some measurements; all without measurements of it.
  private func uses(of pair: PairIndex, in measured: [MeasurementIndex]) -> [Pair] {
    let variants = measured.filter { audit.measurements[$0].pair == pair }.map { audit.measurements[$0].variant }
    return audit.plan.pairs[pair].uses.map { audit.declaration.pairs[$0.declared] }
      .filter { use in variants.isEmpty || variants.contains { use.variants.contains($0) } }
  }

  /// The pairs of one place, by theme if that is what chooses them.
  private func together(_ pairs: [PairIndex], _ measured: [MeasurementIndex]) -> String {
    let names = pairs.map { theme($0, measured) }
    guard let subject = names[0].subject, names.allSatisfy({ $0.subject == subject }) else {
      return several(pairs, measured)
    }
    // A case can have several pairs, but not other colors than it has.
    let cases = names.dropFirst().flatMap { $0.names }.reduce(into: [String]()) { cases, name in
      if !names[0].names.contains(name), !cases.contains(name) { cases.append(name) }
    }
    guard !cases.isEmpty else { return several(pairs, measured) }
    let others = Self.first(Self.mostThemes, of: cases)
    return
      "; this applies if \(subject) is \(names[0].names.inWords("or")), and also, with other colors, if it is "
      + others.inWords("or")
  }

  /// True if other pairs that fail are at the place of the first of some pairs too, but are listed at a place of their own.
  private func elsewhere(_ pairs: [PairIndex]) -> Bool {
    let (all, declared) = (audit.plan.pairs, audit.declaration.pairs)
    guard isFound(pairs[0]) else { return false }
    let use = all[pairs[0]].uses[0].declared
    let (place, role) = (declared[use].location, all[pairs[0]].role)
    return all.typedIndices.contains { index in
      all[index].uses.count > 1 && all[index].role == role && !pairs.contains(index)
        && all[index].uses.dropFirst().contains { declared[$0.declared].location == place }
        && audit.measured.rows[index.offset].contains { audit.measurements[$0].verdict == .fail }
    }
  }

  /// True if the sources show a pair at the first of its places.
  private func isFound(_ pair: PairIndex) -> Bool {
    audit.declaration.pairs[audit.plan.pairs[pair].uses[0].declared].origin == .found
  }

  private func several(_ pairs: [PairIndex], _ measured: [MeasurementIndex]) -> String {
    let others = pairs.map { subject(of: audit.plan.pairs[$0]) }
    return condition(of: pairs[0], in: measured)
      + "; this place has \(pairs.count) pairs: \(Self.first(Self.mostPairs, of: others).inWords())"
  }

  private static func first(_ most: Int, of words: [String]) -> [String] {
    let more = words.count - most
    return Array(words.prefix(most)) + (more > 0 ? ["\(more) more"] : [])
  }

  /// The subject and the cases of the condition under which a pair is shown in the variants of some measurements; no subject
  /// if it has another condition.
  private func theme(_ pair: PairIndex, _ measured: [MeasurementIndex]) -> (subject: String?, names: [String]) {
    guard let note = uses(of: pair, in: measured).first?.note, note.hasPrefix("if ") else { return (nil, []) }
    let words = note.utf8.dropFirst(3).split(separator: 0x20).map { String(Substring($0)) }
    guard words.count >= 3, words[1] == "is" else { return (nil, []) }
    let others = words.dropFirst(3)
    let isList = others.enumerated().allSatisfy { ($0.element == "or") == ($0.offset % 2 == 0) }
    return isList ? (words[0], [words[2]] + others.filter { $0 != "or" }) : (nil, [])
  }
}
