import ColorMath
package import Palettes

/// Finds the entries for Increase Contrast that a palette lacks.
///
/// Every token without one gets an entry like the one that serves in its place. Then only those entries change, each as
/// little as possible for the targets of the policy, and no pair gets a lower ratio than without Increase Contrast. If
/// targets cannot be reached together, the one that needs the smallest reduction is given up.
package struct IncreasedEntries {
  private struct New {
    let token: TokenIndex
    let entry: EntryIndex
    let condition: AppearanceCondition
    let model: EntryIndex
  }

  private let policy: Policy
  private let prepared: LoadedPalette
  private let new: [New]
  private let meter: WorkMeter

  /// Prepares the entries for Increase Contrast of a palette under a policy.
  ///
  /// - Parameter meter: the count of steps; once it is over, the best answer so far is returned.
  package init(_ loaded: LoadedPalette, policy: Policy, meter: WorkMeter = .unlimited) {
    self.policy = policy
    self.meter = meter
    var tokens = loaded.palette.tokens
    var new: [New] = []
    for token in tokens.typedIndices {
      for variant in [Variant.lightIncreased, .darkIncreased] {
        if let one = Self.add(variant, token, &tokens, for: loaded.declaration.deviceClass) { new.append(one) }
      }
    }
    prepared = loaded.with(Palette(tokens))
    self.new = new
  }

  /// Adds the entry that a token lacks in a variant; nil if it lacks none.
  private static func add(
    _ variant: Variant, _ token: TokenIndex, _ tokens: inout [Token], for device: DeviceClass
  ) -> New? {
    guard !tokens[token].isDesignToken,
      case .entry(let model) = tokens[token].resolution(for: variant, on: device),
      !AppearanceConditionSet.increased.contains(tokens[token].entries[model].condition),
      case .color = tokens[token].entries[model].value
    else { return nil }
    let condition: AppearanceCondition =
      variant.appearance == .dark ? .highDark : tokens[token].entries[model].condition == .light ? .highLight : .highAny
    let order = AppearanceCondition.searchOrder(for: variant, on: tokens[token].device(for: device).idiom)
    guard order.contains(condition) else { return nil }
    var entry = tokens[token].entries[model]
    entry.condition = condition
    let place = EntryIndex(tokens[token].entries.count)
    tokens[token].entries.append(entry)
    return New(token: token, entry: place, condition: condition, model: model)
  }

  /// Solves for the new entries; every measurement that misses its target counts as failing.
  package func solve(_ options: SolveOptions) -> PaletteSolution {
    var options = options
    let allowed = new.filter { !options.pinned.contains(.init(token: $0.token, entry: $0.model)) }
    options.movable = Set(allowed.map { MeasuredLink.Entry(token: $0.token, entry: $0.entry) })
    options.pinned = []
    let plan = AuditPlan(prepared, policy: policy, variants: .increased)
    let measurements = Measurer.measure(plan).measurements
    let standard = StandardRatios(
      Measurer.measure(AuditPlan(prepared, policy: policy, variants: .all.subtracting(.increased))).measurements)
    let floors = measurements.map { measurement in
      floor(of: measurement, plan.pairs[measurement.pair], standard.ratio(beside: measurement))
    }
    let solver = PaletteSolver(
      prepared, policy: policy, variants: .increased, options: options, floors: floors, meter: meter)
    return finished(solver.solve())
  }

  private func floor(of measurement: Measurement, _ pair: PlannedPair, _ standard: ContrastRatio?) -> ContrastRatio? {
    let target = policy.increased?.ratio(for: pair.role, pair.size) ?? measurement.requirement.minimum
    guard let target, let standard else { return target ?? standard }
    return max(target, standard)
  }

  /// The solution with new entries in place of the temporary ones.
  private func finished(_ solution: PaletteSolution) -> PaletteSolution {
    var solution = solution
    for index in solution.edits.indices {
      guard case .entry(let entry) = solution.edits[index].edit.place,
        let made = new.first(where: { $0.token == solution.edits[index].edit.token && $0.entry == entry })
      else { continue }
      solution.edits[index].edit.place = .new(made.condition, like: made.model)
    }
    return solution
  }
}
