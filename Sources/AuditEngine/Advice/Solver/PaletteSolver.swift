package import ColorMath
import FileSyntax
package import Palettes

/// Finds the smallest joint change of a palette with which nothing fails.
///
/// Pairs of opaque colors are solved exactly. Translucent ones are turned into luminances that a color must reach with all
/// others as they are, solved again and measured again until nothing fails.
package struct PaletteSolver {
  let loaded: LoadedPalette
  let policy: Policy
  var options: SolveOptions
  let variants: VariantSet
  let floors: [ContrastRatio?]
  let meter: WorkMeter
  private let progress: (SolveProgress) -> Void

  /// Creates a solver for a palette under a policy.
  ///
  /// - Parameters:
  ///   - floors: ratios above their minimum that measurements must reach, by index; nil for none.
  ///   - meter: the count of steps; once it is over, the best answer so far is returned.
  package init(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, options: SolveOptions = SolveOptions(),
    floors: [ContrastRatio?] = [], meter: WorkMeter = .unlimited,
    progress: @escaping (SolveProgress) -> Void = { _ in }
  ) {
    self.loaded = loaded
    self.policy = policy
    self.variants = variants
    self.options = options
    self.floors = floors
    self.meter = meter
    self.progress = progress
  }

  /// The most steps of one search by itself.
  package static let mostSteps = 30_000_000
  /// The steps of examining which shades a color may have, and of the costs of its changes.
  private static let (freedomSteps, curveSteps) = (1_500, 5_000)

  /// The most rounds of solving and measuring.
  private static let mostRounds = 16

  /// Solves and verifies by measuring, without checking the edits against other rules.
  ///
  /// Of every clash, the requirement that needs the smallest reduction is given up: those measurements keep their
  /// present ratio.
  ///
  /// - Parameters:
  ///   - earlier: a solution with fewer constraints, whose clashes remain.
  ///   - isQuick: true if an answer that is nearly optimal is good enough.
  func unguarded(after earlier: PaletteSolution? = nil, isQuick: Bool = false) -> PaletteSolution {
    var aims = floors
    let goal = measured([], aims)
    var clashes = earlier?.clashes ?? []
    var givenUp = earlier?.conceded ?? []
    for index in givenUp { aims.lower(index, to: goal.measurements[index].minimum) }
    var task = PaletteProblem(givenUp.isEmpty ? goal : measured([], aims), options)
    var isRefuted = false
    let freedoms = freedoms(in: task)
    let clashMeter = meter.part(of: 2)
    while !clashMeter.isOver {
      let (found, hasClash) = ClashFinder.clashes(of: task.problem, freedoms, meter: clashMeter)
      if hasClash, found.isEmpty { isRefuted = true }
      let named = found.map { task.clash($0, failing: goal, freedoms, clashMeter) }
      let lowered = Set(named.flatMap { $0.lowered(failing: goal, givenUp) }).sorted()
      guard !lowered.isEmpty else { break }
      for clash in named where !clashes.contains(where: { $0.isLike(clash) }) { clashes.append(clash) }
      givenUp += lowered
      for index in lowered { aims.lower(index, to: goal.measurements[index].minimum) }
      task = PaletteProblem(measured([], aims), options)
    }
    var solution = verified(&task, freedoms, aims, goal, isQuick)
    solution.clashes = clashes
    solution.isInfeasible = isRefuted || !clashes.isEmpty
    solution.after = solution.edits.isEmpty ? goal : measured(solution.edits.map { $0.edit }, floors)
    solution.conceded = givenUp
    solution.givenUp = givenUp.sorted().filter { solution.after.measurements[$0].verdict == .fail }
    return solution
  }

  /// Solves in rounds until nothing fails that could pass.
  private func verified(
    _ task: inout PaletteProblem, _ freedoms: [ColorFreedom], _ aims: [ContrastRatio?], _ goal: AuditInput,
    _ isQuick: Bool
  ) -> PaletteSolution {
    let before = measured([], aims)
    var wishes = WishList(task.problem.rules.count)
    guard !meter.isOver else { return nothing(task, goal) }
    meter.spend(Self.curveSteps * freedoms.count)
    let curves = CostCurve.all(freedoms, of: task.problem)
    // While pairs still demand more, an answer that is nearly optimal is good enough.
    var isSketch = isQuick || !task.indirect.isEmpty
    var outcome = search(task.problem, freedoms, curves, isSketch)
    var best: (edits: [ColorEdit], outcome: SolverOutcome, after: AuditInput)?
    for _ in 0..<Self.mostRounds {
      guard outcome.isSolved else {
        guard wishes.giveUp(outcome.clashes) else { break }
        outcome = search(wishes.added(to: task.problem), freedoms, curves, isSketch)
        continue
      }
      let edits = edits(of: outcome, task)
      let after = measured(edits, aims)
      let failing = after.measurements.typedIndices.filter {
        after.measurements[$0].verdict == .fail && !task.stuck.contains($0) && !wishes.unsolved.contains($0)
      }
      best = (edits, outcome, after)
      guard isSketch && !isQuick || !failing.isEmpty, !meter.isOver else { break }
      if failing.isEmpty { isSketch = false }
      wishes.add(failing, before, after, task)
      task.markStuck(wishes.takeStuck())
      outcome = search(wishes.added(to: task.problem), freedoms, curves, isSketch)
    }
    guard let best else { return nothing(task, goal) }
    var solution = nothing(task, best.after)
    solution.before = goal
    solution.isProven = best.outcome.isProven
    solution.cost = best.outcome.cost
    solution.lowerBound = best.outcome.lowerBound
    solution.edits = changes(best.edits, goal, best.after, task)
    return solution
  }

  /// The solution that changes nothing, with the failures of an audit.
  private func nothing(_ task: PaletteProblem, _ after: AuditInput) -> PaletteSolution {
    var solution = PaletteSolution(
      before: after, after: after, edits: [], cost: 0, lowerBound: 0, isProven: false,
      isIndirect: !task.indirect.isEmpty,
      stuck: task.stuck, unsolved: [], clashes: [])
    solution.unsolved = after.measurements.typedIndices.filter {
      after.measurements[$0].verdict == .fail && !task.stuck.contains($0)
    }
    return solution
  }

  /// The edits with their effects.
  private func changes(
    _ edits: [ColorEdit], _ before: AuditInput, _ after: AuditInput, _ task: PaletteProblem
  ) -> [PaletteSolution.Edit] {
    let shown = edits.compactMap { edit -> PaletteSolution.Edit? in
      guard case .entry(let entry) = edit.place else { return nil }
      let place = MeasuredLink.Entry(token: edit.token, entry: entry)
      let variable = task.variable(of: place)
      let from = variable.map { task.problem.variables[$0].color } ?? edit.written
      let isSurface = variable.map(task.surfaces.contains) ?? false
      return PaletteSolution.Edit(
        edit: edit, from: from, deltaEOK: DeltaE.ok(from, edit.written),
        turnsSurface: isSurface && ColorCharacter.isTurn(from: from, to: edit.written),
        clears: [], weight: variable.map { task.problem.variables[$0].weight } ?? 1)
    }
    return clearing(shown, before, measured(edits, floors))
  }

  /// The shades that each variable may take, which stay the same whatever is given up.
  private func freedoms(in task: PaletteProblem) -> [ColorFreedom] {
    meter.spend(Self.freedomSteps * task.problem.variables.count)
    return task.problem.variables.map { ColorFreedom(shadesOf: $0.color, tolerance: options.hueTolerance) }
  }

  private func search(
    _ problem: SolverProblem, _ freedoms: [ColorFreedom], _ curves: [CostCurve], _ isSketch: Bool
  ) -> SolverOutcome {
    SolverSearch(problem, freedoms, curves, meter: meter, progress: progress).run(isSketch: isSketch)
  }

  /// The audit with edits and ratios to reach, without rules and findings.
  func measured(_ edits: [ColorEdit], _ floors: [ContrastRatio?]) -> AuditInput {
    let edited = edits.isEmpty ? loaded : loaded.with(loaded.palette.applying(edits))
    let audit = Measurer.measure(AuditPlan(edited, policy: policy, variants: variants))
    meter.spend(MeasuringLimits.searchSteps(of: audit))
    guard floors.contains(where: { $0 != nil }) else { return AuditInput(audit) }
    var measurements = audit.measurements
    for (index, floor) in zip(measurements.typedIndices, floors) {
      if let floor { measurements[index].raise(to: floor) }
    }
    return AuditInput(audit.with(measurements: measurements))
  }

  private func edits(of outcome: SolverOutcome, _ task: PaletteProblem) -> [ColorEdit] {
    let edits = outcome.colors.indices.flatMap { index in
      guard let color = outcome.colors[index] else { return [ColorEdit]() }
      return task.entries[index].map { entry in
        ColorEdit(
          token: entry.token, place: .entry(entry.entry), color: color, alpha: task.problem.variables[index].color.alpha
        )
      }
    }
    let sorted = edits.enumerated().ordered { ($0.element.token, $0.offset) < ($1.element.token, $1.offset) }
    return sorted.map { $0.element }
  }
}

extension Measurement {
  /// Asks for another ratio than the policy's minimum.
  fileprivate mutating func raise(to floor: ContrastRatio) {
    requirement.minimum = floor
    if verdict == .pass || verdict == .fail { verdict = minimum?.reaches(floor) == true ? .pass : .fail }
  }
}

extension [ContrastRatio?] {
  /// Sets the ratio that a measurement must reach.
  fileprivate mutating func lower(_ index: MeasurementIndex, to ratio: ContrastRatio?) {
    self += Array(repeating: nil, count: Swift.max(0, index.offset + 1 - count))
    self[index.offset] = ratio
  }
}

extension PaletteSolution.Clash {
  /// Returns true if the same measurements clash.
  fileprivate func isLike(_ other: PaletteSolution.Clash) -> Bool {
    rules.map { $0.measurements } == other.rules.map { $0.measurements }
  }

  /// Returns the failing measurements that are given up: of the demand that needs the smallest reduction, else of the
  /// first that fails.
  fileprivate func lowered(failing goal: AuditInput, _ givenUp: [MeasurementIndex]) -> [MeasurementIndex] {
    let least = relaxation.map { [rules[$0.demand]] } ?? []
    for demand in least + rules where demand.required != nil {
      let open = demand.measurements.filter { goal.measurements[$0].verdict == .fail && !givenUp.contains($0) }
      if !open.isEmpty { return open }
    }
    return []
  }
}
