import Palettes

extension AuditPlan {
  /// Finds the pairs that the records of colors seen on a device are about.
  ///
  /// A record that names no pair, or whose variants another record decides, is an error and decides nothing.
  mutating func bindRecords() {
    for (index, record) in loaded.declaration.verified.indexed() {
      let profile = loaded.declaration.profile
      if record.profile == nil, loaded.declaration.profiles.count > 1 {
        refuse(record, "the file audits several systems; add the 'profile' on which the colors were seen")
      } else if (record.profile ?? profile) == profile {
        bind(index, record)
      }
    }
  }

  private mutating func bind(_ index: RecordIndex, _ record: VerifiedColor) {
    let found = pairs.typedIndices.filter { pair in
      pairs[pair].id == record.pair || pairs[pair].uses.contains { name(of: $0) == record.pair }
    }
    guard let first = found.first else { return refuse(record, unknown(record)) }
    guard found.allSatisfy({ pairs[$0].surface == pairs[first].surface }) else {
      return refuse(record, "\(record.pair.inQuotes) is on several surfaces; use a pair id instead")
    }
    guard record.foreground == nil || found.allSatisfy({ pairs[$0].foreground == pairs[first].foreground }) else {
      return refuse(record, "\(record.pair.inQuotes) has several foregrounds; use a pair id instead")
    }
    for pair in found {
      let others = records[pair, default: []].map { loaded.declaration.verified[$0] }
      if let other = others.first(where: { !$0.variants.isDisjoint(with: record.variants) }) {
        return refuse(record, "the record at \(other.location.text) covers the same pair and variant; keep one of them")
      }
    }
    for pair in found { records[pair, default: []].append(index) }
  }

  private func name(of use: PlannedPair.Use) -> String? { loaded.declaration.pairs[use.declared].name }

  /// The words for a record of no pair; one of another system's pair is not wrong here.
  private func unknown(_ record: VerifiedColor) -> String? {
    let declared = loaded.declaration.pairs
    if declared.contains(where: { $0.name == record.pair }) || absentIDs.contains(record.pair) { return nil }
    let names = pairs.map { $0.id } + declared.compactMap { $0.name }
    let remedy = NameSuggestion.question(for: record.pair, among: names, else: "; use the id or name of a pair")
    return "there is no pair \(record.pair.inQuotes)\(remedy)"
  }

  private mutating func refuse(_ record: VerifiedColor, _ message: String?) {
    guard let message else { return }
    add(Diagnostic(.error, .badAuditFile, message, at: record.location))
  }

  private mutating func add(_ problem: Diagnostic) {
    if !loaded.diagnostics.contains(problem) { loaded.diagnostics = (loaded.diagnostics + [problem]).sorted() }
  }

  /// Warns that a record decides nothing, or not all that it speaks of, and counts it as left out.
  mutating func note(_ index: RecordIndex, _ words: String) {
    loaded.refuse(loaded.declaration.verified[index], words)
  }

  /// The record that is about a pair in a variant; nil if there is none.
  func record(of pair: PairIndex, in variant: Variant) -> RecordIndex? {
    guard !records.isEmpty else { return nil }
    return records[pair]?.first { loaded.declaration.verified[$0].variants.contains(variant) }
  }

  /// Warns about records that decide nothing: what they are about is certain without them.
  mutating func noteIdleRecords(after measurements: [Measurement], except refused: [RecordIndex] = []) {
    guard !records.isEmpty else { return }
    let used = Set(measurements.compactMap { $0.record } + refused)
    for index in Set(records.values.joined()).sorted() where !used.contains(index) {
      let record = loaded.declaration.verified[index]
      let isOpen = measurements.contains {
        $0.verdict == .unverified && $0.state == nil && self.record(of: $0.pair, in: $0.variant) == index
      }
      let why =
        isOpen
        ? "the text color is still unknown; add 'foreground' with its color on the screen"
        : "its results are certain without it; delete it"
      let message = "this record for \(record.pair.inQuotes) has no effect: \(why)"
      add(Diagnostic(.warning, .badAuditFile, message, at: record.location))
    }
  }
}
