import Palettes

/// The pairs that the records of colors seen on a device are about.
struct BoundRecords {
  /// The records by pair.
  private(set) var records: [PairIndex: [RecordIndex]] = [:]
  /// The errors about records that name no pair, or whose variants another record decides; these decide nothing.
  private(set) var problems: [Diagnostic] = []
  private let pairs: [PlannedPair]
  private let declaration: AuditDeclaration
  private let policy: Policy

  /// Finds the pairs of the records of a declaration.
  init(to pairs: [PlannedPair], in declaration: AuditDeclaration, under policy: Policy) {
    self.pairs = pairs
    self.declaration = declaration
    self.policy = policy
    for (index, record) in declaration.verified.indexed() {
      let profile = declaration.profile
      if record.profile == nil, declaration.profiles.count > 1 {
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
      let others = records[pair, default: []].map { declaration.verified[$0] }
      if let other = others.first(where: { !$0.variants.isDisjoint(with: record.variants) }) {
        return refuse(record, "the record at \(other.location.text) covers the same pair and variant; keep one of them")
      }
    }
    for pair in found { records[pair, default: []].append(index) }
  }

  private func name(of use: PlannedPair.Use) -> String? { declaration.pairs[use.declared].name }

  /// The words for a record of no pair; one of another system's pair is not wrong here.
  private func unknown(_ record: VerifiedColor) -> String? {
    let declared = declaration.pairs
    if declared.contains(where: { $0.name == record.pair })
      || declaration.absentIDs(under: policy).contains(record.pair)
    {
      return nil
    }
    let names = pairs.map { $0.id } + declared.compactMap { $0.name }
    let remedy = NameSuggestion.question(for: record.pair, among: names, else: "; use the id or name of a pair")
    return "there is no pair \(record.pair.inQuotes)\(remedy)"
  }

  private mutating func refuse(_ record: VerifiedColor, _ message: String?) {
    guard let message else { return }
    problems.append(Diagnostic(.error, .badAuditFile, message, at: record.location))
  }
}
