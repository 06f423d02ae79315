import ColorMath
import PaletteModel

/// Collects the evidence of measurements, each different one once, in the order of first use.
struct EvidenceTable {
  private(set) var all: [MeasurementEvidence] = []
  private var known: [MeasurementEvidence: Int] = [:]

  /// The index of the evidence of one measurement.
  mutating func index(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?
  ) -> Int {
    let evidence = MeasurementEvidence(
      foreground: foreground.resolved.color, foregroundAlternates: foreground.resolved.alternates,
      against: against?.resolved.color, againstAlternates: against?.resolved.alternates ?? [],
      steps: surface.stack.steps, filters: surface.stack.filters)
    if let index = known[evidence] { return index }
    all.append(evidence)
    known[evidence] = all.count - 1
    return all.count - 1
  }
}
