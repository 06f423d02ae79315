import Palettes

/// Turns the evidence of rules into findings: severity from the audit file, identity from rule and subject.
struct FindingStamper {
  let input: AuditInput
  private let foregrounds: [String]
  private let surfaces: [String]
  private let places: ThemedPairs
  private let groups: ThemedPairs
  /// The pair that names each group, by the group's first: its place among the pairs changes with its colors.
  private var namers: [PairIndex: PairIndex] = [:]

  /// Creates a stamper for one audit.
  init(
    input: AuditInput
  ) {
    self.input = input
    let identity = SubjectIdentity(input.plan.loaded)
    places = ThemedPairs(input.plan)
    groups = input.plan.hasFoundPairs ? ThemedPairs(input.plan, apart: SystemForegrounds(input.plan)) : places
    foregrounds = input.plan.foregrounds.map(identity.name)
    surfaces = input.plan.loaded.declaration.surfaces.map(identity.name)
    guard input.plan.hasFoundPairs else { return }
    var names: [PairIndex: String] = [:]
    for pair in input.plan.pairs.typedIndices {
      let (first, name) = (groups.firsts[pair.offset], IdentityText.join(parts(of: input.plan.pairs[pair])))
      if let known = names[first], !name.precedesInBytes(known) { continue }
      names[first] = name
      namers[first] = pair
    }
  }

  /// The findings of every rule that is switched on, in the order of `Rule.all`, then by pair.
  func findings(of rules: [Rule]) -> [Finding] {
    rules.flatMap { rule in evidence(of: rule).map { finding($0, of: rule) } }
  }

  /// Returns the evidence that a rule finds, in its order; none if it is not switched on.
  package func evidence(of rule: Rule) -> [Evidence] {
    rule.isOn(under: input.plan.loaded.declaration.ruleSettings[rule.id]) ? rule.check(input) : []
  }

  /// Returns the finding of a rule for a piece of its evidence.
  func finding(_ evidence: Evidence, of rule: Rule) -> Finding {
    var finding = Finding(
      rule: rule.id, severity: severity(of: evidence, rule), fingerprint: fingerprint(of: evidence, rule),
      evidence: evidence, cells: evidence.cells(in: input), suggestion: nil)
    if case .lowContrast(let pair, _, _) = evidence {
      let former = fingerprint(of: places.firsts[pair.offset], rule)
      if former != finding.fingerprint { finding.formerFingerprint = former }
    }
    return finding
  }

  /// The severity that the audit file sets, else the rule's own for the evidence.
  private func severity(of evidence: Evidence, _ rule: Rule) -> Severity {
    switch input.plan.loaded.declaration.ruleSettings[rule.id] {
    case nil, .off: rule.weigh?(evidence, input) ?? rule.severity
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  private func fingerprint(of evidence: Evidence, _ rule: Rule) -> String {
    let palette = input.plan.loaded.palette
    let parts =
      switch evidence.subject {
      case .pair(let pair): self.parts(of: input.plan.pairs[first(pair, of: evidence)])
      case .token(let token): [palette.displayName(of: token)]
      case .tokens(let tokens): tokens.map(palette.displayName)
      case .catalog(let path): [path]
      case .icon(let icon): [input.plan.loaded.icons.displayName(of: icon)]
      case .foreground(let index): [foregrounds[index.offset]]
      case .surface(let index): [surfaces[index.offset]]
      case .source(let member, let ordinal): [member, String(ordinal)]
      case .waiver(let index):
        input.plan.loaded.declaration.waivers[index].selectors.map { "\($0.key)=\($0.pattern)" }
      }
    return IdentityText.join([Fingerprint.head(of: rule.id)] + parts)
  }

  private func fingerprint(of pair: PairIndex, _ rule: Rule) -> String {
    IdentityText.join([Fingerprint.head(of: rule.id)] + parts(of: input.plan.pairs[pair]))
  }

  /// The pair that identifies evidence about a pair: of evidence about all pairs at a place in sources, the first,
  /// whichever is the worst.
  private func first(_ pair: PairIndex, of evidence: Evidence) -> PairIndex {
    switch evidence {
    case .lowContrast: namers[groups.firsts[pair.offset]] ?? groups.firsts[pair.offset]
    case .unverified, .increasedLower: places.firsts[pair.offset]
    default: pair
    }
  }

  /// The given id of a pair, else its parts.
  private func parts(of pair: PlannedPair) -> [String] {
    if let id = input.plan.loaded.declaration.pairs[pair.uses[0].declared].givenID { return [id] }
    let parts = [
      foregrounds[pair.foreground.offset], surfaces[pair.surface.offset], pair.role.rawValue, pair.size.rawValue,
    ]
    return parts + [pair.against.map { foregrounds[$0.offset] }].compactMap { $0 }
  }
}
