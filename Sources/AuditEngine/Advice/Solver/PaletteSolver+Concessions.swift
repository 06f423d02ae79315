package import Palettes

extension PaletteSolution {
  /// A constraint that somebody could give up, and what that buys.
  package struct Concession: Sendable {
    /// A constraint that only a person gives up.
    package enum Constraint: Sendable {
      /// Foregrounds stay on their side of their surfaces, and surfaces stay light or dark.
      case sides
      /// Levels of text and of surfaces stay apart and in order.
      case levels
    }

    package var constraint: Constraint
    /// The number of failing measurements that pass without it, beyond those that the solution clears.
    package var repairs: Int
    /// The surfaces that turn from light to dark or back.
    package var turning: [EntryPlace]
    /// The pairs whose foregrounds change sides, ascending.
    package var flips: [PairIndex]
  }
}

extension PaletteSolver {
  /// The constraints without which fewer measurements fail than with a solution, until the search must stop.
  package func concessions(beside solution: PaletteSolution) -> [PaletteSolution.Concession] {
    concessions(from: solution.after)
  }

  /// The constraints without which fewer measurements fail than in an audit with all edits that keep them.
  package func concessions(from after: AuditInput) -> [PaletteSolution.Concession] {
    let left = after.failing
    guard left > 0 else { return [] }
    var found: [PaletteSolution.Concession] = []
    for constraint in [PaletteSolution.Concession.Constraint.sides, .levels] where !meter.isOver {
      var other = self
      switch constraint {
      case .sides:
        guard !options.allowsFlip else { continue }
        other.options.allowsFlip = true
      case .levels:
        guard options.keepsOrder else { continue }
        other.options.keepsOrder = false
      }
      let answer = other.solve(isQuick: true)
      guard answer.after.failing < left else { continue }
      found.append(
        PaletteSolution.Concession(
          constraint: constraint, repairs: left - answer.after.failing,
          turning: answer.edits.filter { $0.turnsSurface }.compactMap { $0.edit.entry },
          flips: Set(answer.flips.map { answer.before.measurements[$0.measurement].pair }).sorted()))
    }
    return found
  }
}

extension AuditInput {
  fileprivate var failing: Int { measurements.count { $0.verdict == .fail } }
}
