import FileSyntax
package import Palettes

/// The plan of an audit, and the color that each of its entries should have.
package struct Advice: Sendable {
  /// The edits that need no choice, in the order in which to make them.
  package internal(set) var plan: [PlannedEdit] = []
  /// The first answer for each entry that could repair a failing measurement: its edit in the plan, else the change with
  /// which it repairs most by itself.
  package internal(set) var answers: [EntryPlace: PlannedEdit] = [:]

  /// The entries whose pairs no color satisfies together, in the order of the palette.
  package internal(set) var conflicts: [Conflict] = []

  /// Without any edit.
  init() {}

  /// The first answers for the entries that a finding about a pair depends on, with which it may pass: those of the
  /// token that its suggestion names; empty without one.
  package func answers(for finding: Finding, in audit: AuditResult) -> [PlannedEdit] {
    guard let suggestion = finding.suggestion else { return [] }
    let palette = audit.plan.loaded.palette
    let reader = MeasuredEntries(audit.measured)
    let shared = SharedColors(palette)
    let cells = finding.cells.compactMap { $0.measurement }
    let entries = Set(cells.flatMap { reader.entries(of: audit.measurements[$0]) })
    let meant = entries.filter { palette.displayName(of: $0.token) == suggestion.token }
    let written = Set(meant.flatMap { shared.all(with: $0) })
    return written.compactMap { answers[$0] }.ordered { $0.place < $1.place }
  }

  /// Leaves out the edits from a place in the plan on.
  func prefix(_ count: Int) -> Advice {
    var rest = self
    for edit in plan.dropFirst(count) { rest.answers[edit.place] = nil }
    rest.plan = Array(plan.prefix(count))
    return rest
  }
}

extension Advice {
  /// The first answers for the entries of a token, by entry; those that refer to another entry have its answer.
  package func answers(of token: TokenIndex, in palette: Palette) -> [(entry: EntryIndex, edit: PlannedEdit)] {
    guard !answers.isEmpty else { return [] }
    let shared = SharedColors(palette)
    return palette.tokens[token].entries.typedIndices.compactMap { entry in
      let places = shared.all(with: EntryPlace(token: token, entry: entry))
      return places.lazy.compactMap { answers[$0] }.first.map { (entry, $0) }
    }
  }
}
