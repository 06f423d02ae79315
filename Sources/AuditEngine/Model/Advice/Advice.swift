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

  /// The subjects of the errors that the plan leaves; nil without a plan.
  var remaining: Set<String>?

  /// Without any edit.
  init() {}

  /// Returns true if an error remains after the plan, be it in fewer cells.
  package func leaves(_ error: Finding) -> Bool {
    remaining.map { AuditErrors.isFixed(error) || $0.contains(AuditErrors.subject(of: error)) } ?? true
  }

  /// Leaves out the edits from a place in the plan on.
  func prefix(_ count: Int) -> Advice {
    var rest = self
    for edit in plan.dropFirst(count).flatMap({ $0.all }) { rest.answers[edit.place] = nil }
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
      return answer(at: EntryPlace(token: token, entry: entry), shared).map { (entry, $0) }
    }
  }

  /// The first answer for an entry, or for the new one for which it serves today.
  func answer(at place: EntryPlace, _ shared: SharedColors) -> PlannedEdit? {
    shared.all(with: place).lazy.compactMap { answers[$0] }.first
      ?? answers.values.filter { $0.token == place.token && $0.added?.model == place.entry }
      .min { $0.place < $1.place }
  }
}
