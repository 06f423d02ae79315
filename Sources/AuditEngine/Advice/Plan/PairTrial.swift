import ColorMath
import Palettes

/// Measures pairs of an audit again, each with another foreground or on another surface.
struct PairTrial {
  private let input: AuditInput
  private var surfaces: [Surface]
  private var pairs: [Pair] = []

  /// Starts without a trial.
  init(_ input: AuditInput) {
    self.input = input
    surfaces = input.plan.loaded.declaration.surfaces
  }

  /// Adds a surface for trials.
  mutating func add(_ surface: Surface) -> SurfaceIndex {
    surfaces.append(surface)
    return SurfaceIndex(surfaces.count - 1)
  }

  /// Tries a pair, and returns the number of the trial.
  ///
  /// - Parameter variants: those in which the pair is tried.
  mutating func add(
    _ index: PairIndex, foreground: WrittenColor? = nil, on surface: SurfaceIndex? = nil, in variants: VariantSet = .all
  ) -> Int {
    let plan = input.plan
    let planned = plan.pairs[index]
    var pair = plan.loaded.declaration.pairs[planned.uses[0].declared]
    pair.givenID = "\(pairs.count)"
    pair.variants = VariantSet(planned.uses.map { plan.loaded.declaration.pairs[$0.declared].variants })
      .intersection(variants)
    pair.origin = .stated
    if let surface { pair.surface = surface }
    if let foreground { pair.foreground = Foreground(Adaptive(foreground), text: foreground.text) }
    pairs.append(pair)
    return pairs.count - 1
  }

  /// The measurements of the trials, in the order in which they were added.
  var results: [[Measurement]] {
    guard !pairs.isEmpty else { return [] }
    let loaded = input.plan.loaded.with {
      $0.declaration.surfaces = surfaces
      $0.declaration.pairs = pairs
      $0.declaration.verified = []
    }
    let plan = AuditPlan(loaded, policy: input.plan.policy, variants: input.plan.variants)
    let measured = Measurer.measure(plan, pairs: Array(plan.pairs.typedIndices))
    var results: [[Measurement]] = Array(repeating: [], count: pairs.count)
    for (index, planned) in plan.pairs.indexed() {
      guard let number = Int(planned.id), results.indices.contains(number) else { continue }
      results[number] = Array(measured.measurements[measured.rows[index.offset]])
    }
    return results
  }
}

/// The effect of a trial on the results of a pair.
struct TrialOutcome: Sendable {
  /// One result that a trial repairs.
  struct Clear: Sendable {
    let measurement: MeasurementIndex
    /// The ratio that it reaches.
    let ratio: ContrastRatio
    /// True if it certainly fails now, and certainly passes then.
    let isCertain: Bool
  }

  /// Failing results that pass, or that every published number expects to.
  private(set) var clears: [Clear] = []
  /// True if a passing result stays one, and nothing fails that did not.
  private(set) var isHarmless = true

  /// Compares the results of a pair with those of its trials.
  init(_ row: Range<MeasurementIndex>, in input: AuditInput, with after: [Measurement]) {
    for index in row {
      let old = input.measurements[index]
      guard old.verdict != .exempt,
        let new = after.first(where: { $0.variant == old.variant && $0.state == old.state })
      else { continue }
      let reaches = old.requirement.minimum.map { new.minimum?.reaches($0) ?? false } ?? true
      let isGood = reaches && (new.verdict == .pass || new.expectation == .pass)
      if !isGood, old.isMet || new.verdict == .fail && old.verdict != .fail { isHarmless = false }
      guard isGood, old.verdict == .fail || old.isRepairable, let minimum = new.minimum else { continue }
      clears.append(
        Clear(measurement: index, ratio: minimum, isCertain: old.verdict == .fail && new.verdict == .pass))
    }
  }
}
