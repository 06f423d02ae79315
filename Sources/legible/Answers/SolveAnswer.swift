import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The result of `legible solve`, ready to print.
struct SolveAnswer {
  let solution: PaletteSolution
  /// The constraints that could be dropped, with the benefit of dropping each.
  let concessions: [PaletteSolution.Concession]
  /// True if the search ended at its limit of steps.
  var isCut = false
  private let shared: SharedColors

  /// Wraps a solution.
  init(_ solution: PaletteSolution, concessions: [PaletteSolution.Concession] = []) {
    self.solution = solution
    self.concessions = concessions
    shared = SharedColors(solution.before.plan.loaded.palette)
  }

  /// True if nothing fails any more that a color of a token could let pass.
  var isSolved: Bool { solution.isSolved }

  /// The plan that indices refer to.
  var plan: AuditPlan { solution.before.plan }

  /// The number of measurements that fail before the edits.
  var failing: Int { solution.before.measurements.count { $0.verdict == .fail } }

  /// The number of them that the edits clear.
  var cleared: Int {
    let left = Set(solution.stuck + solution.unsolved + solution.givenUp)
    return solution.before.measurements.typedIndices.count {
      solution.before.measurements[$0].verdict == .fail && !left.contains($0)
    }
  }

  /// The sum of the distances of all edits.
  var total: Double { solution.edits.reduce(0) { $0 + $1.deltaEOK } }

  /// True if the search came to its end and nothing but rounding is between the answer and the best one.
  var isProven: Bool { solution.isProven && !solution.isIndirect && solution.isSolved }

  func name(_ edit: ColorEdit) -> String { plan.loaded.palette.displayName(of: edit.token) }

  /// The other tokens that show the written color, because one of them refers to it.
  func others(_ edit: ColorEdit) -> [String] { shared.otherNames(of: edit, in: plan.loaded.palette) }

  /// The condition of the entry that is written.
  func condition(_ edit: ColorEdit) -> AppearanceCondition {
    switch edit.place {
    case .entry(let entry): plan.loaded.palette.tokens[edit.token].entries[entry].condition
    case .new(let condition, _): condition
    }
  }

  /// The place where the color of the entry is written, or that of the entry which a new one resembles.
  func location(_ edit: ColorEdit) -> SourceLocation {
    let token = plan.loaded.palette.tokens[edit.token]
    switch edit.place {
    case .entry(let entry): return token.writtenLocation(of: token.entries[entry]).edited
    case .new(_, let entry): return token.location(of: token.entries[entry])
    }
  }

  /// Measurements of one pair with one minimum, as a line names them.
  struct Row {
    var pair: PairIndex
    var variants: VariantSet
    var required: ContrastRatio?
    /// The least ratio with the edits.
    var least: ContrastRatio?
  }

  /// Measurements gathered by pair and minimum, in their order.
  func rows(_ measurements: [MeasurementIndex]) -> [Row] {
    var rows: [Row] = []
    for index in measurements {
      let measurement = solution.after.measurements[index]
      let required = measurement.requirement.minimum
      if let place = rows.firstIndex(where: { $0.pair == measurement.pair && $0.required == required }) {
        rows[place].variants.formUnion(VariantSet(measurement.variant))
        if let minimum = measurement.minimum { rows[place].least = min(rows[place].least ?? minimum, minimum) }
      } else {
        rows.append(
          Row(
            pair: measurement.pair, variants: VariantSet(measurement.variant), required: required,
            least: measurement.minimum))
      }
    }
    return rows
  }

  /// A pair by its names.
  func words(_ pair: PairIndex) -> String {
    let planned = plan.pairs[pair]
    return "\(plan.foregroundName(of: planned)) on \(plan.surfaceName(of: planned))"
  }
}
