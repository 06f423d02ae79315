import Palettes

/// Checks edits of a palette against every rule, in every variant: no edit may cause a new error.
struct EditGuard: Sendable {
  /// The audit with some edits, and the errors that they cause.
  struct Faults: Sendable {
    /// The audit of the edited palette.
    var after: AuditInput
    /// The new errors, with only their new cells.
    var findings: [Finding]
    /// All errors of the edited palette.
    var errors: AuditErrors

    /// True if the edits bring no error.
    package var isEmpty: Bool { findings.isEmpty }
  }

  /// The audit without edits.
  let before: AuditInput
  private let errors: AuditErrors
  /// The steps of measuring it once.
  let steps: Int

  /// Judges an audit of all variants before any edit.
  init(_ before: AuditInput) {
    self.before = before
    errors = AuditErrors(before)
    steps = MeasuringLimits.searchSteps(of: before.measured)
  }

  /// Measures and judges a palette before any edit.
  init(_ loaded: LoadedPalette, policy: Policy) { self.init(Self.audit(loaded, policy)) }

  /// The errors in an audit of the edited palette that are not in the one before.
  func faults(in after: AuditInput) -> Faults {
    let now = AuditErrors(after)
    return Faults(after: after, findings: now.new(since: errors), errors: now)
  }

  /// Returns the errors that edits cause.
  func faults(of edits: [ColorEdit]) -> Faults {
    let loaded = before.plan.loaded
    let plan = AuditPlan(
      loaded.with(loaded.palette.applying(edits)), policy: before.plan.policy, variants: before.plan.variants)
    return faults(in: AuditInput(Measurer.measure(plan)))
  }

  private static func audit(_ loaded: LoadedPalette, _ policy: Policy) -> AuditInput {
    let plan = AuditPlan(loaded, policy: policy)
    return AuditInput(Measurer.measure(plan))
  }

  /// Returns the edits that contribute to the errors, each with the first such error; all edits if none does.
  func culprits(_ faults: Faults, among edits: [ColorEdit]) -> [(
    edit: ColorEdit, withheld: WithheldEdit
  )] {
    let reader = MeasuredEntries(faults.after.measured)
    let parts = faults.findings.map { (finding: $0, places: Self.places(of: $0, in: faults.after, reader)) }
    let shared = SharedColors(before.plan.loaded.palette)
    var found: [(edit: ColorEdit, withheld: WithheldEdit)] = []
    for edit in edits {
      let sharers = edit.entry.map { shared.all(with: $0) } ?? []
      let part = parts.first { part in
        part.places.contains { $0.token == edit.token && edit.entry == nil || sharers.contains($0) }
      }
      if let part { found.append((edit, withheld(edit, part.finding))) }
    }
    guard found.isEmpty, let first = faults.findings.first else { return found }
    return edits.map { ($0, withheld($0, first)) }
  }

  /// An edit that is not made because of the first of some errors.
  func withheld(_ edit: ColorEdit, _ faults: Faults) -> WithheldEdit {
    faults.findings.first.map { withheld(edit, $0) }
      ?? WithheldEdit(place: EntryPlace(token: edit.token, entry: edit.model), rule: "", subject: "")
  }

  private func withheld(_ edit: ColorEdit, _ finding: Finding) -> WithheldEdit {
    WithheldEdit(
      place: EntryPlace(token: edit.token, entry: edit.model), rule: finding.rule, subject: subject(of: finding))
  }

  private func subject(of finding: Finding) -> String {
    let plan = before.plan
    switch finding.evidence.subject {
    case .pair(let index):
      let pair = plan.pairs[index]
      return "\(plan.foregroundName(of: pair)) on \(plan.surfaceName(of: pair))"
    case .token(let token): return plan.loaded.palette.displayName(of: token)
    case .tokens(let tokens): return tokens.map(plan.loaded.palette.displayName).joined(separator: ", ")
    case .foreground(let index): return plan.foregrounds[index].text
    case .surface(let index): return plan.loaded.declaration.surfaces[index].name
    case .catalog, .icon, .source, .waiver:
      return IdentityText.parts(of: finding.fingerprint).dropFirst().joined(separator: " ")
    }
  }

  /// The entries that a finding depends on: those of its measurements, without and with contrast increased, else of its
  /// tokens.
  private static func places(
    of finding: Finding, in after: AuditInput, _ reader: MeasuredEntries
  ) -> Set<EntryPlace> {
    var places: Set<EntryPlace> = []
    for index in finding.cells.compactMap({ $0.measurement }) {
      let measurement = after.measurements[index]
      let plain = Variant(measurement.variant.appearance, .standard, measurement.variant.transparency)
      for other in after.rows[measurement.pair.offset]
      where other == index || after.measurements[other].variant == plain {
        places.formUnion(reader.entries(of: after.measurements[other]))
      }
    }
    let palette = after.plan.loaded.palette
    for token in tokens(of: finding.evidence.subject, in: after.plan) {
      places.formUnion(palette.tokens[token].entries.typedIndices.map { EntryPlace(token: token, entry: $0) })
    }
    return places
  }

  private static func tokens(of subject: Subject, in plan: AuditPlan) -> [TokenIndex] {
    switch subject {
    case .token(let token): [token]
    case .tokens(let tokens): tokens
    case .pair, .foreground, .surface, .catalog, .icon, .source, .waiver: []
    }
  }
}

extension ColorEdit {
  /// The entry whose color changes; nil if one is added.
  var entry: EntryPlace? {
    if case .entry(let entry) = place { EntryPlace(token: token, entry: entry) } else { nil }
  }

  /// The entry that changes, or the one that a new entry is like.
  var model: EntryIndex {
    switch place {
    case .entry(let entry), .new(_, let entry): entry
    }
  }
}
