import ColorMath
import PaletteModel

/// Measures every pair of a plan in every variant and state; colours and surfaces are resolved once for each.
package struct Measurer {
  let plan: AuditPlan
  private let colors: ColorResolver
  private let surfaces: SurfaceResolver
  let states: [State]
  private var foregroundCache: [Result<PreparedForeground, Reason>?]
  private var surfaceCache: [Result<PreparedSurface, Reason>?]
  private(set) var evidence = EvidenceTable()
  private var openSights = OpenSights()

  /// What a run over a plan gives.
  package struct Output: Sendable {
    /// By pair, then variant, then state.
    package var measurements: [Measurement]
    /// What the measurements refer to.
    package var evidence: [MeasurementEvidence]
  }

  /// Measures a whole plan.
  package static func measure(_ plan: AuditPlan) -> Output {
    var measurer = Measurer(plan)
    return measurer.run(over: plan.pairs.indices)
  }

  /// Measures some pairs of a plan, by index, in order.
  package static func measure(_ plan: AuditPlan, pairs: [Int]) -> Output {
    var measurer = Measurer(plan)
    return measurer.run(over: pairs)
  }

  /// Measures a whole plan again, without searching for what is known of surfaces that let through what is below.
  ///
  /// `sights` has one place for each measurement, in order; where one is nil, it is searched for.
  package static func measure(_ plan: AuditPlan, knowing sights: [OpenSight?]) -> Output {
    var measurer = Measurer(plan)
    return measurer.run(over: plan.pairs.indices, knowing: sights)
  }

  /// Prepares to measure; nothing is resolved yet.
  init(_ plan: AuditPlan) {
    self.plan = plan
    colors = ColorResolver(plan.loaded)
    surfaces = SurfaceResolver(plan.loaded.declaration, colors: colors)
    foregroundCache = Array(repeating: nil, count: plan.foregrounds.count * 16)
    states = plan.loaded.declaration.states
    surfaceCache = Array(repeating: nil, count: plan.loaded.declaration.surfaces.count * (8 + 2 * states.count))
  }

  private mutating func run(over pairs: some Collection<Int>, knowing sights: [OpenSight?] = []) -> Output {
    var measurements: [Measurement] = []
    let conditions = plan.conditions
    measurements.reserveCapacity(pairs.count * conditions.count)
    for index in pairs {
      for condition in conditions {
        let place = measurements.count
        let known = place < sights.count ? sights[place] : nil
        if let measurement = measure(index, in: condition, knowing: known) { measurements.append(measurement) }
      }
    }
    return Output(measurements: measurements, evidence: evidence.all)
  }

  /// One pair in one condition; nil where the pair does not exist there.
  private mutating func measure(
    _ index: Int, in condition: AuditPlan.Condition, knowing known: OpenSight?
  ) -> Measurement? {
    let (variant, state) = (condition.variant, condition.state)
    let pair = plan.pairs[index]
    guard let use = plan.use(of: pair, in: condition) else { return nil }
    let declaration = plan.loaded.declaration
    let shown = declaration.surfaces[pair.surface].appearance.map(variant.with) ?? variant
    let isElevated = declaration.surfaces[pair.surface].isElevated
    var doubts = declaration.pairs[use.declared].doubts
    if let doubt = state.flatMap({ states[$0].doubt }) { doubts.append(doubt) }
    var measurement = Measurement(
      pair: index, variant: variant, verdict: .unverified, requirement: use.requirement,
      location: declaration.pairs[use.declared].place(in: shown))
    measurement.state = state.map { states[$0].name }
    do {
      let foreground = try foreground(pair.foreground, in: shown, elevated: isElevated)
      if let entry = foreground.entry { measurement.location = entry }
      let surface = try surface(pair.surface, in: variant, state)
      if foreground.entry == nil, let entry = surface.stack.entry { measurement.location = entry }
      var against: PreparedForeground?
      if let other = pair.against {
        against = try self.foreground(other, in: shown, elevated: isElevated)
      }
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
      doubts += [foreground, against].compactMap { $0?.vibrancy(on: surface.stack) }
      measurement.judge(doubts: sight.doubts + doubts, isEither: surface.stack.isEither)
    } catch {
      measurement.judge(missing: error, role: pair.role, doubts: doubts)
    }
    return measurement
  }

  /// A pair on a surface that lets what is below through.
  private mutating func measure(
    _ measurement: inout Measurement, _ foreground: PreparedForeground, _ surface: PreparedSurface,
    _ against: PreparedForeground?, _ doubts: [Doubt], knowing known: OpenSight?
  ) throws(Reason) {
    let pair = plan.pairs[measurement.pair]
    var doubts = doubts
    doubts += [foreground, against].compactMap { $0?.vibrancy(on: surface.stack) }
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
      isEither: surface.stack.isEither)
    let index = evidence.index(of: foreground, surface, against, flipped: flipped, lineHeight: lineHeight)
    evidence.add(sight.witnesses, to: index)
    measurement.evidence = index
  }

  /// A colour of the system as it is in the other appearance, where glass may turn to that; else nil.
  mutating func flipped(
    _ foreground: PreparedForeground, _ pair: PlannedPair, _ surface: PreparedSurface, in variant: Variant
  ) -> PreparedForeground? {
    guard surface.stack.isEither, case .system = foreground.resolved.source else { return nil }
    let place = plan.loaded.declaration.surfaces[pair.surface]
    let shown = place.appearance ?? variant.appearance
    return try? self.foreground(
      pair.foreground, in: variant.with(shown == .light ? .dark : .light), elevated: place.isElevated)
  }

  /// A foreground by its index in the plan, resolved once.
  mutating func foreground(
    _ index: Int, in variant: Variant, elevated: Bool
  ) throws(Reason) -> PreparedForeground {
    let place = (index * 8 + Int(variant.rawValue)) * 2 + (elevated ? 1 : 0)
    if let known = foregroundCache[place] { return try known.get() }
    let found = prepareForeground(index, in: variant, elevated: elevated)
    foregroundCache[place] = found
    return try found.get()
  }

  private mutating func prepareForeground(
    _ index: Int, in variant: Variant, elevated: Bool
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

  /// A surface by its index in the audit file, resolved once for each variant and state.
  mutating func surface(_ index: Int, in variant: Variant, _ state: Int? = nil) throws(Reason) -> PreparedSurface {
    let slot = state.map { 8 + 2 * $0 } ?? 0
    let place = index * (8 + 2 * states.count) + slot + Int(variant.rawValue)
    if let known = surfaceCache[place] { return try known.get() }
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

extension Pair {
  /// Where the audit file writes the foreground for a variant.
  func place(in variant: Variant) -> SourceLocation {
    foreground.colors.value(in: variant)?.location ?? location
  }

  /// What makes the pair itself uncertain.
  var doubts: [Doubt] {
    if case .assumed(let why) = origin { return [Doubt("the pair is assumed: \(why)", .assumed)] }
    return []
  }
}

extension State {
  /// What makes everything uncertain that is measured in the state.
  var doubt: Doubt? {
    assumed.map { Doubt("the rendering in the state \(name) is assumed: \($0)", .assumed) }
  }
}
