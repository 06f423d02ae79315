import ColorMath
package import Palettes

/// Finds the safe windows of tokens: the lightness that all their pairs leave them, variant by variant.
///
/// A pair on a surface with a forced appearance counts for that appearance. States are left out.
package struct WindowFinder {
  private let plan: AuditPlan
  private let colors: ColorResolver
  private var reader: DemandReader
  private let users: TokenPairs
  private let meter: WorkMeter

  /// Prepares for the tokens of an audit.
  ///
  /// - Parameter meter: the count of steps of a run. Pairs with translucent colors beyond it are left out.
  package init(_ audit: MeasuredAudit, meter: WorkMeter = WorkMeter(WindowOmission.mostSteps)) {
    self.meter = meter
    plan = audit.plan
    colors = ColorResolver(plan.loaded)
    reader = DemandReader(audit)
    reader.meter = meter
    users = TokenPairs(plan)
  }

  /// Returns the windows of a token, one for each variant of the plan in which an entry gives it a color, in order.
  package mutating func windows(of token: TokenIndex) -> [TokenWindow] {
    var cells: [Variant: EntryDemands] = [:]
    for variant in plan.variants.variants {
      guard let resolved = try? colors.token(token, variant), let part = MovablePart(resolved.source) else { continue }
      cells[variant] = EntryDemands(part, resolved.color)
    }
    for pair in users.pairs(of: token) { add(pair, of: token, to: &cells) }
    return plan.variants.variants.compactMap { variant in
      cells[variant].map { window(token, variant, $0) }
    }
  }

  private mutating func add(_ pair: PairIndex, of token: TokenIndex, to cells: inout [Variant: EntryDemands]) {
    let planned = plan.pairs[pair]
    let surface = plan.loaded.declaration.surfaces[planned.surface]
    for variant in plan.variants.variants {
      guard let use = plan.use(of: planned, in: variant), use.requirement.minimum != nil else { continue }
      let measurement = Measurement(
        pair: pair, variant: variant, verdict: .unverified, requirement: use.requirement, location: surface.location)
      let shown = surface.appearance.map(variant.with) ?? variant
      if users.isHidden(token, in: planned.surface) {
        cells[variant]?.omit(pair, "this color is behind a translucent surface or tints its glass")
      }
      guard let parts = reader.parts(of: measurement) else {
        cells[shown]?.omit(pair, "a color or a layer cannot be measured")
        continue
      }
      for place in [shown, shown.with(shown.appearance == .light ? .dark : .light)] {
        guard let part = cells[place]?.part, parts.involve(part) else { continue }
        cells[place]?.add(measurement, parts, by: &reader)
        break
      }
    }
  }

  private func window(_ token: TokenIndex, _ variant: Variant, _ demands: EntryDemands) -> TokenWindow {
    var demands = demands
    for (pair, _) in demands.questions {
      demands.omit(pair, "a translucent foreground or an image over a backdrop can only be checked color by color")
    }
    if meter.left >= demands.trialSteps { meter.spend(demands.trialSteps) } else { demands.omitTrials() }
    demands.trySteps()
    let intervals = demands.intervals
    let relaxed = intervals.isEmpty ? demands.relaxed : (intervals: [], clash: [])
    return TokenWindow(
      token: token, variant: variant, color: demands.color, lightness: demands.line.origin.lightness,
      demands: demands.demands, intervals: intervals,
      clash: intervals.isEmpty ? WindowClash.least(of: demands.demands) : [],
      relaxed: relaxed.intervals, relaxedClash: relaxed.clash, omissions: demands.omissions)
  }
}
