import ColorMath
import Palettes

extension AuditInput {
  /// Returns the losses of each pair that has any; changes due to an assumed number of a material do not count.
  func losses(
    as make: (_ pair: PairIndex, _ changes: [RatioChange]) -> Evidence,
    of change: (_ row: Range<MeasurementIndex>, MeasurementIndex) -> RatioChange?
  ) -> [Evidence] {
    losses(of: change).map { make($0.pair, $0.values) }
  }

  /// Returns the losses of each pair that has any, with the pair.
  func losses(
    of change: (_ row: Range<MeasurementIndex>, MeasurementIndex) -> RatioChange?
  ) -> [(pair: PairIndex, values: [RatioChange])] {
    // Measurements are large: none is copied here.
    let (measurements, evidence) = (measurements, evidence)
    return zip(plan.pairs.typedIndices, rows).compactMap { pair, row in
      let changes = row.compactMap { index -> RatioChange? in
        guard measurements[index].verdict != .exempt else { return nil }
        if measurements[index].reason?.code.isUncertainty == true, let place = measurements[index].evidence,
          evidence[place].steps.contains(where: { if case .material = $0 { true } else { false } })
        {
          return nil
        }
        return change(row, index)
      }
      return changes.isEmpty ? nil : (pair, changes)
    }
  }
}
