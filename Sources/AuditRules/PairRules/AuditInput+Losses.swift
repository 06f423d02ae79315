import AuditModel
import ColorMath
import PaletteModel

extension AuditInput {
  /// Returns the losses of each pair that has any; changes due to an assumed number of a material do not count.
  func losses(
    as make: (_ pair: Int, _ changes: [RatioChange]) -> Evidence, of change: (_ row: Range<Int>, Int) -> RatioChange?
  ) -> [Evidence] {
    losses(of: change).map { make($0.pair, $0.values) }
  }

  /// Returns the losses of each pair that has any, with the pair.
  func losses(of change: (_ row: Range<Int>, Int) -> RatioChange?) -> [(pair: Int, values: [RatioChange])] {
    rows.enumerated().compactMap { pair, row in
      let changes = row.compactMap { index -> RatioChange? in
        let measurement = measurements[index]
        guard measurement.verdict != .exempt, !isAssumedMaterial(measurement) else { return nil }
        return change(row, index)
      }
      return changes.isEmpty ? nil : (pair, changes)
    }
  }

  private func isAssumedMaterial(_ measurement: Measurement) -> Bool {
    guard measurement.reason?.code.isUncertainty == true, let index = measurement.evidence else { return false }
    return evidence[index].steps.contains { if case .material = $0 { true } else { false } }
  }
}
