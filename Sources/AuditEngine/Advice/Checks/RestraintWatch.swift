import Palettes

/// Finds edits that do what advice may never do.
struct RestraintWatch: Sendable {
  private let before: AuditInput
  private let restraints: Restraints

  /// Reads what must stay from an audit without edits.
  package init(_ before: AuditInput) {
    self.before = before
    restraints = Restraints(before)
  }

  /// Returns what edits broke, from an audit of the edited palette.
  func breaches(in after: AuditInput) -> [Restraints.Breach] { restraints.breaches(in: after) }

  /// Returns the edits that contribute to the breaches, each with the first such breach; all edits if none does.
  func culprits(_ breaches: [Restraints.Breach], among edits: [ColorEdit]) -> [(
    edit: ColorEdit, withheld: WithheldEdit
  )] {
    guard let first = breaches.first else { return [] }
    let reader = MeasuredEntries(before.measured)
    let shared = SharedColors(before.plan.loaded.palette)
    let parts = breaches.map { (breach: $0, places: places(of: $0, reader)) }
    let found = edits.compactMap { edit -> (edit: ColorEdit, withheld: WithheldEdit)? in
      let sharers = edit.entry.map { shared.all(with: $0) } ?? []
      let part = parts.first { $0.places.contains { sharers.contains($0) } }
      return part.map { (edit, withheld(edit, $0.breach)) }
    }
    return found.isEmpty ? edits.map { ($0, withheld($0, first)) } : found
  }

  /// An edit that is not made because of a breach.
  func withheld(_ edit: ColorEdit, _ breach: Restraints.Breach) -> WithheldEdit {
    WithheldEdit(
      place: EntryPlace(token: edit.token, entry: edit.model), rule: breach.restraint.rawValue,
      subject: subject(of: breach))
  }

  private func places(of breach: Restraints.Breach, _ reader: MeasuredEntries) -> Set<EntryPlace> {
    let measurements: [MeasurementIndex]
    switch breach {
    case .turns(let place), .tints(let place): return [place]
    case .fails(let index), .falls(let index): measurements = [index]
    case .joinsTexts(let one, let other), .joinsSurfaces(let one, let other): measurements = [one, other]
    }
    return Set(measurements.flatMap { reader.entries(of: before.measurements[$0]) })
  }

  /// A breach in words: "TextPrimary on card: passing-pair-fails".
  package func words(_ breach: Restraints.Breach) -> String { "\(subject(of: breach)): \(breach.restraint.rawValue)" }

  private func subject(of breach: Restraints.Breach) -> String {
    let plan = before.plan
    func pair(_ index: MeasurementIndex) -> PlannedPair { plan.pairs[before.measurements[index].pair] }
    switch breach {
    case .fails(let index), .falls(let index):
      return "\(plan.foregroundName(of: pair(index))) on \(plan.surfaceName(of: pair(index)))"
    case .turns(let place), .tints(let place): return plan.loaded.palette.displayName(of: place.token)
    case .joinsTexts(let one, let other):
      return "\(plan.foregroundName(of: pair(one))) and \(plan.foregroundName(of: pair(other)))"
    case .joinsSurfaces(let one, let other):
      return "\(plan.surfaceName(of: pair(one))) and \(plan.surfaceName(of: pair(other)))"
    }
  }
}

extension Restraints.Breach {
  fileprivate var restraint: WithheldEdit.Restraint {
    switch self {
    case .fails: .fails
    case .falls: .falls
    case .turns: .turns
    case .tints: .tints
    case .joinsTexts, .joinsSurfaces: .joins
    }
  }
}
