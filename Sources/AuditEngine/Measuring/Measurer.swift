import ColorMath
package import FileSyntax
import Palettes

/// Measures every pair of a plan in every variant and state; colors and surfaces are resolved once for each.
package struct Measurer: Sendable {
  let plan: AuditPlan
  let colors: ColorResolver
  private let surfaces: SurfaceResolver
  private(set) var foregroundCache: [Result<PreparedForeground, Reason>?]
  private(set) var surfaceCache: [Result<PreparedSurface, Reason>?]
  var evidence = EvidenceTable()
  private var openSights = OpenSights()
  var seen: [SeenOnDevice?] = []
  /// The records that decide nothing, with the reason.
  var refusals: [(record: RecordIndex, words: String)] = []
  /// The measurements that records decide.
  var decidable: Set<RecordedCell> = []

  var states: [State] { plan.loaded.declaration.states }
  var pairs: [PlannedPair] { plan.pairs }
  private var declared: [Pair] { plan.loaded.declaration.pairs }
  var places: [Surface] { plan.loaded.declaration.surfaces }

  /// Measures a whole plan.
  package static func measure(_ plan: AuditPlan, workers: Workers = .one) -> MeasuredAudit {
    var measurer = Measurer(plan)
    let measurements = measurer.measurements(sharedBy: workers) ?? measurer.measurements(of: plan.pairs.typedIndices)
    return measurer.probed(measurements, workers)
  }

  /// Measures some pairs of a plan, in order, without probes.
  package static func measure(_ plan: AuditPlan, pairs: [PairIndex]) -> MeasuredAudit {
    var measurer = Measurer(plan)
    let measurements = measurer.measurements(of: pairs)
    return measurer.audit(measurements)
  }

  /// Measures a whole plan again, reusing known results over backdrops.
  ///
  /// `sights` has one element for each measurement, in order; one that is nil or missing is searched for.
  package static func measure(_ plan: AuditPlan, knowing sights: [OpenSight?]) -> MeasuredAudit {
    var measurer = Measurer(plan)
    let measurements = measurer.measurements(of: plan.pairs.typedIndices, knowing: sights)
    return measurer.probed(measurements)
  }

  /// Prepares to measure; nothing is resolved yet.
  init(_ plan: AuditPlan) {
    self.plan = plan
    colors = ColorResolver(plan.loaded)
    surfaces = SurfaceResolver(plan.loaded.declaration, colors: colors)
    foregroundCache = Array(repeating: nil, count: plan.foregrounds.count * 16)
    surfaceCache = Array(
      repeating: nil,
      count: SceneTable.count(
        ofSurfaces: plan.loaded.declaration.surfaces.count, states: plan.loaded.declaration.states.count))
    prepareRecords(colors)
  }

  private func probed(_ measurements: [Measurement], _ workers: Workers = .one) -> MeasuredAudit {
    let audit = audit(measurements, workers)
    var prober = SurfaceProber(audit)
    return audit.with(probes: prober.probes())
  }

  private func audit(_ measurements: [Measurement], _ workers: Workers = .one) -> MeasuredAudit {
    let plan = plan.noting(refused: refusals, after: measurements)
    return MeasuredAudit(
      plan: plan, measurements: measurements, evidence: evidence.evidence(by: workers),
      scenes: SceneTable(foregrounds: foregroundCache, surfaces: surfaceCache, states: states.count), seen: seen,
      surfaceHashes: SurfaceHash.all(of: measurements, in: plan, colors))
  }

  /// Measures some pairs, in order.
  mutating func measurements(of pairs: some Collection<PairIndex>, knowing sights: [OpenSight?] = []) -> [Measurement] {
    var measurements: [Measurement] = []
    measurements.reserveCapacity(pairs.count * plan.conditions.count)
    measure(pairs, knowing: sights) { measurements.append($0) }
    return measurements
  }

  /// Measures some pairs and hands over each measurement, in order.
  mutating func measure(
    _ pairs: some Collection<PairIndex>, knowing sights: [OpenSight?] = [], _ use: (Measurement) -> Void
  ) {
    let conditions = plan.conditions
    var place = 0
    for index in pairs {
      for condition in conditions {
        let known = place < sights.count ? sights[place] : nil
        guard let measurement = measure(index, in: condition, knowing: known) else { continue }
        use(measurement)
        place += 1
      }
    }
  }

  /// One pair in one condition; nil if the pair does not exist there.
  ///
  /// What stays open is decided by a record of a device, if there is one.
  private mutating func measure(
    _ index: PairIndex, in condition: AuditPlan.Condition, knowing known: OpenSight?
  ) -> Measurement? {
    let measurement = measured(index, in: condition, knowing: known)
    guard let measurement, measurement.verdict == .unverified, condition.state == nil,
      let record = plan.record(of: index, in: condition.variant),
      decidable.contains(RecordedCell(pair: index, variant: condition.variant))
    else { return measurement }
    return self.measurement(measurement, decidedBy: record)
  }

  private mutating func measured(
    _ index: PairIndex, in condition: AuditPlan.Condition, knowing known: OpenSight?
  ) -> Measurement? {
    let (variant, state) = (condition.variant, condition.state)
    let pair = pairs[index]
    guard let use = plan.use(of: pair, in: condition) else { return nil }
    let shown = places[pair.surface].appearance.map(variant.with) ?? variant
    let isElevated = places[pair.surface].isElevated
    // What sources show is found where they show it; the color is edited elsewhere.
    let isShown = declared[use.declared].isUndeclared
    var doubts = declared[use.declared].doubts
    if let doubt = state.flatMap({ states[$0].doubt }) { doubts.append(doubt) }
    var measurement = Measurement(
      pair: index, variant: variant, verdict: .unverified, requirement: use.requirement,
      location: isShown ? declared[use.declared].location : declared[use.declared].place(in: shown))
    measurement.state = state.map { states[$0].name }
    if pair.role == .linkCue, pair.against == nil {
      measurement.judge(missing: Reason(.noComparison, Self.noComparison), role: pair.role, doubts: doubts)
      return measurement
    }
    do {
      let foreground = try foreground(pair.foreground, in: shown, elevated: isElevated)
      let entry = foreground.entry
      if let entry, !isShown { measurement.location = entry }
      let surface = try surface(pair.surface, in: variant, state)
      if entry == nil, !isShown, let entry = surface.entry { measurement.location = entry }
      var against: PreparedForeground?
      if let other = pair.against {
        against = try self.foreground(other, in: shown, elevated: isElevated)
      }
      if let doubt = foreground.vibrancy(on: surface) { doubts.append(doubt) }
      if let doubt = against?.vibrancy(on: surface) { doubts.append(doubt) }
      if surface.isOpen {
        try measure(&measurement, foreground, surface, against, doubts, knowing: known)
        return measurement
      }
      let sight = Sight(foreground: foreground, surface: surface, against: against)
      measurement.minimum = sight.minimum
      measurement.maximum = sight.maximum
      measurement.foregroundColor = sight.foregroundColor
      measurement.surfaceColor = sight.surfaceColor
      measurement.evidence = evidence.index(of: foreground, surface, against)
      measurement.judge(doubts: sight.doubts + doubts, isEither: surface.isEither)
    } catch {
      measurement.judge(missing: error, role: pair.role, doubts: doubts)
    }
    return measurement
  }

  private static let noComparison =
    "a link cue is compared with the text around the link; add \"against\" with the color of that text"

  /// A pair on a surface that shows its backdrop.
  private mutating func measure(
    _ measurement: inout Measurement, _ foreground: PreparedForeground, _ surface: PreparedSurface,
    _ against: PreparedForeground?, _ doubts: [Doubt], knowing known: OpenSight?
  ) throws(Reason) {
    let pair = plan.pairs[measurement.pair]
    let flipped = flipped(foreground, pair, surface, in: measurement.variant)
    let lineHeight = plan.lineHeight(of: pair)
    let sight: OpenSight
    if let known {
      sight = known
    } else {
      sight = try openSights.sight(
        of: foreground, surface, against, flipped: flipped, required: measurement.requirement.minimum,
        lineHeight: lineHeight, images: plan.loaded.declaration.images)
    }
    measurement.minimum = sight.minimum
    measurement.maximum = sight.maximum
    measurement.foregroundColor = sight.foregroundColor
    measurement.surfaceColor = sight.surfaceColor
    measurement.outlook = sight.outlook
    measurement.judge(
      sight.outlook, doubts: surface.doubts + [foreground.doubt, against?.doubt].compactMap { $0 } + doubts,
      isEither: surface.isEither)
    let index = evidence.index(of: foreground, surface, against, flipped: flipped, lineHeight: lineHeight)
    evidence.add(sight.witnesses, to: index)
    measurement.evidence = index
  }

  /// The value of a system color in the other appearance, if glass may turn to that; otherwise nil.
  mutating func flipped(
    _ foreground: PreparedForeground, _ pair: PlannedPair, _ surface: PreparedSurface, in variant: Variant
  ) -> PreparedForeground? {
    guard let other = plan.flippedVariant(of: foreground, pair, surface, in: variant) else { return nil }
    return try? self.foreground(
      pair.foreground, in: other, elevated: plan.loaded.declaration.surfaces[pair.surface].isElevated)
  }

  /// A foreground, resolved once.
  mutating func foreground(
    _ index: ForegroundIndex, in variant: Variant, elevated: Bool
  ) throws(Reason) -> PreparedForeground {
    let place = SceneTable.place(ofForeground: index, in: variant, elevated: elevated)
    if let known = foregroundCache[place] { return try known.get() }
    let found =
      sharedForeground(index, in: variant, elevated: elevated)
      ?? prepareForeground(index, in: variant, elevated: elevated)
    foregroundCache[place] = found
    return try found.get()
  }

  private mutating func prepareForeground(
    _ index: ForegroundIndex, in variant: Variant, elevated: Bool
  ) -> Result<PreparedForeground, Reason> {
    let foreground = plan.foregrounds[index]
    guard let written = foreground.colors.value(in: variant) else {
      return .failure(Reason(.notMeasurable, SurfaceResolver.undecided("the foreground '\(foreground.text)'")))
    }
    do {
      let resolved = try colors.resolve(written, in: variant, elevated: elevated)
      return .success(PreparedForeground(resolved, number: evidence.number(of: resolved), colors))
    } catch {
      guard case .drawnClear = error else { return .failure(Reason(error)) }
      guard let doubt = colors.doubt(about: written) else { return .failure(Reason(.drawnClear, error.words)) }
      return .failure(Reason(doubt.code, error.words, doubt.words))
    }
  }

  /// A surface, resolved once for each variant and state.
  mutating func surface(
    _ index: SurfaceIndex, in variant: Variant, _ state: StateIndex? = nil
  ) throws(Reason) -> PreparedSurface {
    let place = SceneTable.place(ofSurface: index, in: variant, state, of: states.count)
    if let known = surfaceCache[place] { return try known.get() }
    if state == nil, let shared = sharedSurface(index, in: variant) {
      surfaceCache[place] = .success(shared)
      return shared
    }
    let found: Result<PreparedSurface, Reason>
    do {
      var stack = try surfaces.stack(of: index, in: variant)
      if let state {
        stack.filters += states[state].filters
        if let look = states[state].look { stack.wear(look) }
      }
      found = .success(try PreparedSurface(stack, number: evidence.number(of: stack)))
    } catch {
      found = .failure(error)
    }
    surfaceCache[place] = found
    return try found.get()
  }
}
