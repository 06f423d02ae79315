import ColorMath
import Palettes
import SwiftReading

extension Rule {
  /// A rule about pairs of one role that miss a minimum.
  ///
  /// Separate rules report invisible text and system foregrounds.
  static func lowContrast(
    _ id: String, of role: Role, page: RulePage, where isMeant: @escaping @Sendable (Criterion) -> Bool = { _ in true }
  ) -> Rule {
    Rule(id: id, severity: .error, weigh: weightOfLowContrast, page: page) { input in
      let systems = SystemForegrounds(input.plan)
      return input.lowContrast(in: role, apart: systems) { index in
        isMeant(input.measurements[index].requirement.criterion) && !systems.contains(input.measurements[index])
      }
    }
  }

  /// An error, but a warning for a pair inferred from names only, for one found in sources that is as readable as the
  /// system makes its color, whose colors may never meet, that is shown only while pressed, that passes on a part of
  /// its gradient, or that fails in one appearance where code gives windows one, and if the backdrop is unknown and
  /// some backdrop lets every cell pass.
  static func weightOfLowContrast(of evidence: Evidence, in input: AuditInput) -> Severity {
    guard case .lowContrast(_, let cells, _) = evidence else { return .error }
    if input.isInferred(cells)
      || input.plan.hasFoundPairs
        && cells.allSatisfy({
          input.isAsReadableAsTheSystem(input.measurements[$0]) || input.isUncertain(input.measurements[$0])
            || input.passesOnItsGradient(input.measurements[$0])
        })
      || input.mayBeInTheOtherAppearance(cells)
    {
      return .warning
    }
    let isOpen = cells.allSatisfy { cell in
      input.measurements[cell].outlook.map { !$0.isDeclared && !$0.neverPasses } ?? false
    }
    return isOpen ? .warning : .error
  }
}

extension AuditInput {
  /// Returns true if the pairs of all these measurements are inferred from names only.
  func isInferred(_ cells: [MeasurementIndex]) -> Bool {
    // Measurements are large: none is copied.
    cells.allSatisfy { cell in
      plan.origin(of: plan.pairs[measurements[cell].pair], in: measurements[cell].variant)?.isInferred == true
    }
  }

  /// Returns true if a measurement is of a pair found in sources.
  func isFound(_ measurement: Measurement) -> Bool {
    plan.hasFoundPairs && plan.origin(of: plan.pairs[measurement.pair], in: measurement.variant) == .found
  }

  /// Returns true if sources show a color of the system of which no value is known: the sources are not at fault.
  func isOfUnknownSystemColor(_ measurement: Measurement) -> Bool {
    measurement.reason?.namesUnknownSystemColor == true && isFound(measurement)
  }

  /// Returns true if no audit file lists the pair of a measurement.
  func isUndeclared(_ measurement: Measurement) -> Bool {
    let use = plan.use(of: plan.pairs[measurement.pair], in: measurement.variant)
    return use.map { plan.loaded.declaration.pairs[$0.declared].isUndeclared } ?? false
  }

  /// Returns true if a measurement is of a pair found in sources, and the system gives both colors.
  func isOfSystemAlone(_ measurement: Measurement) -> Bool {
    let pair = plan.pairs[measurement.pair]
    let layers = plan.loaded.declaration.surfaces[pair.surface].layers.full
    let isSystem = layers.allSatisfy { layer in
      guard case .color(let color) = layer, case .system = color.reference else { return false }
      return true
    }
    return isSystem && isFound(measurement) && hasSystemForeground(measurement)
  }

  /// Returns true if no source states a color of a pair: the look that the system gives a control.
  func isDefaultLook(_ measurement: Measurement) -> Bool {
    plan.isDefaultLook(plan.pairs[measurement.pair])
  }

  /// Returns true if sources choose the two colors of a pair by different conditions, which may never hold together, or
  /// show them only in passing, wherever they do in the variant of the measurement.
  func isUncertain(_ measurement: Measurement) -> Bool {
    let declared = plan.loaded.declaration.pairs
    return plan.pairs[measurement.pair].uses.allSatisfy {
      declared[$0.declared].isUncertain || !declared[$0.declared].variants.contains(measurement.variant)
    }
  }

  /// Returns true if each of some found pairs fails in one appearance only, and code gives windows an appearance that may
  /// be the other.
  func mayBeInTheOtherAppearance(_ cells: [MeasurementIndex]) -> Bool {
    guard let sources, sources.hasWindowAppearance, cells.allSatisfy({ isFound(measurements[$0]) }) else {
      return false
    }
    let pairs = Dictionary(grouping: cells) { measurements[$0].pair }
    return pairs.values.allSatisfy { cells in Set(cells.map { measurements[$0].variant.appearance }).count == 1 }
  }

  /// Returns true if sources don't say on which part of a gradient a text stands, and it passes on some part.
  func passesOnItsGradient(_ measurement: Measurement) -> Bool {
    guard isFound(measurement), let maximum = measurement.maximum, let required = measurement.requirement.minimum,
      maximum >= required
    else { return false }
    return plan.loaded.declaration.surfaces[plan.pairs[measurement.pair].surface].layers.full.contains {
      if case .gradient = $0 { true } else { false }
    }
  }

  /// Returns true if a pair is found in sources, and only where some condition of the app holds.
  private func isConditional(_ measurement: Measurement) -> Bool {
    plan.pairs[measurement.pair].uses.allSatisfy {
      let pair = plan.loaded.declaration.pairs[$0.declared]
      return pair.isUndeclared && pair.note != nil
    }
  }

  /// The share of backdrops over which the worst of some cells passes; nil if no such share was measured.
  private func share(of cells: [MeasurementIndex]) -> BackdropShare? {
    let shares = measured.probes.shares
    guard !shares.isEmpty, let worst = measured.worstFailure(in: cells), let share = shares[worst] else { return nil }
    return BackdropShare(measurement: worst, share: share)
  }

  /// The visible pairs that fail, those of one place in sources as one, each with the share of backdrops over which its worst cell passes.
  func lowContrast(
    in role: Role? = nil, apart systems: SystemForegrounds, where isMeant: (MeasurementIndex) -> Bool
  ) -> [Evidence] {
    themed(
      pairs(in: role, of: .fail) { !isInvisible($0) && isMeant($0) }, apart: systems,
      as: { .lowContrast(pair: $0, cells: $1, share: share(of: $1)) })
  }

  /// Returns true if text is indistinguishable from its surface, whatever the state of the app: drawn clear, or a ratio
  /// that prints as 1.00.
  func isInvisible(_ index: MeasurementIndex) -> Bool {
    // Measurements are large: none is copied.
    let measurements = measurements
    guard measurements[index].verdict == .fail, plan.pairs[measurements[index].pair].role == .text,
      !isConditional(measurements[index])
    else { return false }
    guard let maximum = measurements[index].maximum else { return measurements[index].reason?.code == .drawnClear }
    return maximum.value < 1.01
  }
}

extension Measurement {
  /// True if it passes, or would with every model considered.
  var isExpectedToPass: Bool { verdict == .pass || expectation == .pass }
}
