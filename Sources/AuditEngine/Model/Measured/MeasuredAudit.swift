import ColorMath
import Palettes

/// One audit, planned and measured: the value that rules, advice and reports read instead of measuring.
package final class MeasuredAudit: Sendable {
  /// The pairs, and the palette that they were planned from.
  package let plan: AuditPlan
  /// The measurements by pair, then variant, then state.
  package let measurements: [Measurement]
  /// The evidence that measurements refer to, each different one once.
  package let evidence: [MeasurementEvidence]
  /// The colors and surfaces behind the measurements.
  let scenes: SceneTable
  /// The colors that records of a device give, by record; empty without records.
  let seen: [SeenOnDevice?]
  /// Further ratios and luminances of surfaces that rules ask for.
  let probes: SurfaceProbes
  /// The hashes of the surfaces of unverified measurements, which records of a device repeat.
  let surfaceHashes: [SurfaceCondition: String]
  /// The ranges of each pair's measurements in `measurements`, by pair.
  package let rows: [Range<MeasurementIndex>]

  /// Creates a measured audit from a plan and the results of measuring it.
  init(
    plan: AuditPlan, measurements: [Measurement], evidence: [MeasurementEvidence], scenes: SceneTable,
    seen: [SeenOnDevice?] = [], probes: SurfaceProbes = SurfaceProbes(),
    surfaceHashes: [SurfaceCondition: String] = [:]
  ) {
    self.surfaceHashes = surfaceHashes
    self.plan = plan
    self.measurements = measurements
    self.evidence = evidence
    self.scenes = scenes
    self.seen = seen
    self.probes = probes
    var rows: [Range<MeasurementIndex>] = []
    rows.reserveCapacity(plan.pairs.count)
    var next = MeasurementIndex(0)
    for pair in plan.pairs.typedIndices {
      let start = next
      while next.offset < measurements.count, measurements[next].pair == pair { next = next.advanced(by: 1) }
      rows.append(start..<next)
    }
    self.rows = rows
  }

  /// Returns the audit with further ratios and luminances, or with other requirements of its measurements.
  func with(probes: SurfaceProbes? = nil, measurements: [Measurement]? = nil) -> MeasuredAudit {
    MeasuredAudit(
      plan: plan, measurements: measurements ?? self.measurements, evidence: evidence, scenes: scenes, seen: seen,
      probes: probes ?? self.probes, surfaceHashes: surfaceHashes)
  }

  /// The hash that a record of the surface of a measurement must repeat; nil unless it is open without a state.
  package func surfaceHash(of measurement: Measurement) -> String? {
    guard !surfaceHashes.isEmpty, measurement.verdict == .unverified, measurement.state == nil else { return nil }
    let surface = plan.pairs[measurement.pair].surface
    return surfaceHashes[SurfaceCondition(surface: surface, variant: measurement.variant)]
  }

  /// The failing measurement with the least ratio, preferring those whose surface can be one thing only.
  func worstFailure(in rows: some Sequence<MeasurementIndex>) -> MeasurementIndex? {
    let failing = rows.filter { measurements[$0].verdict == .fail }
    let certain = failing.filter { measurements[$0].outlook?.decisions.count == 1 }
    return (certain.isEmpty ? failing : certain).min {
      (measurements[$0].minimum?.value ?? 0) < (measurements[$1].minimum?.value ?? 0)
    }
  }

  /// A measurement over an opaque surface taken apart; nil if it has no numbers or no minimum.
  func scene(of measurement: Measurement) -> Scene? {
    guard measurement.minimum != nil, measurement.outlook == nil, let required = measurement.requirement.minimum,
      let colors = colors(of: measurement)
    else { return nil }
    return Scene(foreground: colors.foreground, surface: colors.surface, against: colors.against, required: required)
  }

  /// The colors that a measurement was made from, with their uncertainties; nil if one is missing.
  package func parts(of measurement: Measurement) -> SceneParts? {
    guard let (foreground, surface, against) = colors(of: measurement) else { return nil }
    let pair = plan.pairs[measurement.pair]
    let colors = [foreground, against].compactMap { $0 }
    let use = plan.use(of: pair, in: measurement.variant)
    return SceneParts(
      foreground: foreground, surface: surface, against: against,
      flipped: flipped(foreground, pair, surface, in: measurement.variant),
      doubts: surface.doubts + colors.compactMap { $0.doubt } + colors.compactMap { $0.vibrancy(on: surface) }
        + (use.map { plan.loaded.declaration.pairs[$0.declared].doubts } ?? []))
  }

  /// Returns what tells the scene of a measurement from others.
  func identity(of measurement: Measurement, _ looks: SceneTable.Looks) -> SceneIdentity {
    let place = place(of: measurement)
    let pair = plan.pairs[measurement.pair]
    func look(_ foreground: ForegroundIndex) -> Int {
      looks.foreground(foreground, in: place.shown, elevated: place.isElevated)
    }
    return SceneIdentity(
      foreground: look(pair.foreground),
      surface: measurement.record.map { -1 - $0.offset }
        ?? looks.surface(pair.surface, in: measurement.variant, place.state),
      against: pair.against.map(look), required: measurement.requirement.minimum)
  }

  /// The variant in which the colors on the surface of a measurement are resolved, and the state.
  private func place(of measurement: Measurement) -> (shown: Variant, isElevated: Bool, state: StateIndex?) {
    let surface = plan.pairs[measurement.pair].surface
    let appearance = plan.loaded.declaration.surfaces[surface].appearance
    let state = measurement.state.flatMap { name in
      plan.loaded.declaration.states.typedIndex { $0.name == name }
    }
    return (
      appearance.map(measurement.variant.with) ?? measurement.variant,
      plan.loaded.declaration.surfaces[surface].isElevated, state
    )
  }

  private func colors(
    of measurement: Measurement
  ) -> (foreground: PreparedForeground, surface: PreparedSurface, against: PreparedForeground?)? {
    let place = place(of: measurement)
    let pair = plan.pairs[measurement.pair]
    let seen = measurement.record.flatMap { self.seen[$0.offset] }
    guard
      let foreground = seen?.foreground
        ?? scenes.foreground(pair.foreground, in: place.shown, elevated: place.isElevated),
      let surface = seen?.surface ?? scenes.surface(pair.surface, in: measurement.variant, place.state)
    else { return nil }
    guard let other = pair.against else { return (foreground, surface, nil) }
    guard let against = scenes.foreground(other, in: place.shown, elevated: place.isElevated) else { return nil }
    return (foreground, surface, against)
  }

  /// A color of the system as it is in the other appearance, if glass may turn to that; else nil.
  private func flipped(
    _ foreground: PreparedForeground, _ pair: PlannedPair, _ surface: PreparedSurface, in variant: Variant
  ) -> PreparedForeground? {
    guard let other = plan.flippedVariant(of: foreground, pair, surface, in: variant) else { return nil }
    let place = plan.loaded.declaration.surfaces[pair.surface]
    return scenes.foreground(pair.foreground, in: other, elevated: place.isElevated)
  }
}

extension AuditPlan {
  /// The variant in which a color of the system is drawn on glass that turned; nil if glass or color stay as they are.
  func flippedVariant(
    of foreground: PreparedForeground, _ pair: PlannedPair, _ surface: PreparedSurface, in variant: Variant
  ) -> Variant? {
    guard surface.isEither, case .system = foreground.source else { return nil }
    let shown = loaded.declaration.surfaces[pair.surface].appearance ?? variant.appearance
    return variant.with(shown == .light ? .dark : .light)
  }
}
