import ColorMath
import PaletteModel

extension Rule {
  /// A rule that speaks where pairs of some roles miss a minimum.
  ///
  /// Text that cannot be seen at all and foregrounds of the system have rules of their own.
  static func lowContrast(
    _ id: String, page: RulePage, where isMeant: @escaping @Sendable (PlannedPair, Measurement) -> Bool
  ) -> Rule {
    Rule(id: id, severity: .error, weigh: weight, page: page) { input in
      input.pairs(as: Evidence.lowContrast) { pair, measurement in
        measurement.verdict == .fail && !measurement.isInvisible(pair) && isMeant(pair, measurement)
          && !input.hasSystemForeground(measurement)
      }
    }
  }
}

extension Rule {
  /// An error, but a warning where what lies below is not known and some of it lets every cell pass.
  private static func weight(of evidence: Evidence, in input: AuditInput) -> Severity {
    guard case .lowContrast(_, let cells) = evidence else { return .error }
    let isOpen = cells.allSatisfy { cell in
      input.measurements[cell].outlook.map { !$0.isDeclared && !$0.neverPasses } ?? false
    }
    return isOpen ? .warning : .error
  }
}

extension Measurement {
  /// Whether text cannot be told from its surface: drawn clear, or a ratio that prints as 1.00.
  func isInvisible(_ pair: PlannedPair) -> Bool {
    guard pair.role == .text, verdict == .fail else { return false }
    guard let maximum else { return reason?.kind == .invisible }
    return maximum.value < 1.01
  }
}
