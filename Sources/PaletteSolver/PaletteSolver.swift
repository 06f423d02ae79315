package import ColorMath
package import ContrastAudit
package import PaletteModel

/// Finds the smallest joint change of a palette with which nothing fails.
///
/// Pairs of opaque colours are solved exactly. Translucent ones are turned into luminances that a colour must reach with all
/// others as they are, solved again and measured again until nothing fails.
package struct PaletteSolver {
  private let loaded: LoadedPalette
  private let policy: Policy
  private let options: SolveOptions
  private let variants: VariantSet
  private let floors: [ContrastRatio?]
  private let shouldStop: () -> Bool
  private let progress: (SolveProgress) -> Void

  /// - Parameters:
  ///   - floors: ratios that measurements must reach beyond their minimum, by index; nil for none.
  ///   - shouldStop: asked between steps; the best answer so far is given once it says so.
  package init(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, options: SolveOptions = SolveOptions(),
    floors: [ContrastRatio?] = [], shouldStop: @escaping () -> Bool = { false },
    progress: @escaping (SolveProgress) -> Void = { _ in }
  ) {
    self.loaded = loaded
    self.policy = policy
    self.variants = variants
    self.options = options
    self.floors = floors
    self.shouldStop = shouldStop
    self.progress = progress
  }

  /// More rounds of solving and measuring are not tried.
  private static let mostRounds = 16

  /// Solves and verifies: what the solution says to pass has been measured with its edits.
  ///
  /// Of every clash the requirement that has to be lowered least is given up: those measurements keep the ratio they have.
  package func solve() -> PaletteSolution {
    var aims = floors
    let goal = measured([], aims)
    var task = PaletteProblem(goal, options)
    var clashes: [PaletteSolution.Clash] = []
    var givenUp: [Int] = []
    while true {
      let found = ClashFinder.clashes(of: task.problem).map { task.clash($0) }
      let lowered = Set(found.flatMap { $0.lowered(failing: goal, givenUp) }).sorted()
      guard !lowered.isEmpty else { break }
      for clash in found where !clashes.contains(where: { $0.isLike(clash) }) { clashes.append(clash) }
      givenUp += lowered
      for index in lowered {
        aims += Array(repeating: nil, count: max(0, index + 1 - aims.count))
        aims[index] = goal.measurements[index].minimum
      }
      task = PaletteProblem(measured([], aims), options)
    }
    var solution = verified(&task, aims, goal)
    solution.clashes = clashes
    solution.givenUp = givenUp.sorted()
    return solution
  }

  /// Solves in rounds until nothing fails that could pass.
  private func verified(_ task: inout PaletteProblem, _ aims: [ContrastRatio?], _ goal: AuditInput) -> PaletteSolution {
    let before = measured([], aims)
    var wishes = WishList(task.problem.rules.count)
    let freedoms = task.problem.variables.map { ColorFreedom($0.color, tolerance: options.hueTolerance) }
    let curves = CostCurve.all(freedoms, of: task.problem)
    var outcome = search(task.problem, freedoms, curves)
    var best: (edits: [ColorEdit], outcome: SolverOutcome, after: AuditInput)?
    for _ in 0..<Self.mostRounds {
      guard outcome.isSolved else {
        guard wishes.giveUp(outcome.clashes) else { break }
        outcome = search(wishes.added(to: task.problem), freedoms, curves)
        continue
      }
      let edits = edits(of: outcome, task)
      let after = measured(edits, aims)
      let failing = after.measurements.indices.filter {
        after.measurements[$0].verdict == .fail && !task.stuck.contains($0) && !wishes.unsolved.contains($0)
      }
      best = (edits, outcome, after)
      guard !failing.isEmpty, !shouldStop() else { break }
      wishes.add(failing, before, after, task)
      task.markStuck(wishes.takeStuck())
      outcome = search(wishes.added(to: task.problem), freedoms, curves)
    }
    var solution = PaletteSolution(
      before: goal, edits: [], cost: 0, lowerBound: 0, isProven: outcome.isProven, isIndirect: !task.indirect.isEmpty,
      stuck: task.stuck, unsolved: [], clashes: [])
    let after = best?.after ?? before
    solution.unsolved = after.measurements.indices.filter {
      after.measurements[$0].verdict == .fail && !task.stuck.contains($0)
    }
    guard let best else { return solution }
    solution.isProven = best.outcome.isProven
    solution.cost = best.outcome.cost
    solution.lowerBound = best.outcome.lowerBound
    solution.edits = changes(best.edits, goal, after, task)
    return solution
  }

  /// The edits with what they do.
  private func changes(
    _ edits: [ColorEdit], _ before: AuditInput, _ after: AuditInput, _ task: PaletteProblem
  ) -> [PaletteSolution.Edit] {
    let aims = measured(edits, floors)
    let cleared = before.measurements.indices.filter {
      before.measurements[$0].verdict == .fail && aims.measurements[$0].verdict != .fail
    }
    var reader = MeasuredLinks(before.plan)
    let parts = cleared.map { (index: $0, entries: reader.link(of: before.measurements[$0])?.entries ?? []) }
    return edits.compactMap { edit in
      guard case .entry(let entry) = edit.place else { return nil }
      let place = MeasuredLink.Entry(token: edit.token, entry: entry)
      let from = task.variable(of: place).map { task.problem.variables[$0].color } ?? edit.written
      return PaletteSolution.Edit(
        edit: edit, from: from, deltaEOK: DeltaE.ok(from, edit.written),
        clears: parts.filter { $0.entries.contains(place) }.map(\.index))
    }
  }

  private func search(_ problem: SolverProblem, _ freedoms: [ColorFreedom], _ curves: [CostCurve]) -> SolverOutcome {
    SolverSearch(problem, freedoms, curves, shouldStop: shouldStop, progress: progress).run()
  }

  /// The audit with edits and ratios to reach, without rules and findings.
  private func measured(_ edits: [ColorEdit], _ floors: [ContrastRatio?]) -> AuditInput {
    var loaded = loaded
    if !edits.isEmpty { loaded.palette = loaded.palette.applying(edits) }
    let plan = AuditPlan(loaded, policy: policy, variants: variants)
    let output = Measurer.measure(plan)
    var measurements = output.measurements
    for index in measurements.indices where floors.indices.contains(index) {
      if let floor = floors[index] { measurements[index].raise(to: floor) }
    }
    return AuditInput(plan: plan, measurements: measurements, evidence: output.evidence)
  }

  private func edits(of outcome: SolverOutcome, _ task: PaletteProblem) -> [ColorEdit] {
    outcome.colors.indices.compactMap { index in
      guard let color = outcome.colors[index] else { return nil }
      let entry = task.entries[index]
      return ColorEdit(
        token: entry.token, place: .entry(entry.entry), color: color, alpha: task.problem.variables[index].color.alpha)
    }
  }
}

extension Measurement {
  /// Asks for another ratio than the policy's minimum.
  fileprivate mutating func raise(to floor: ContrastRatio) {
    requirement.minimum = floor
    if verdict == .pass || verdict == .fail { verdict = minimum?.reaches(floor) == true ? .pass : .fail }
  }
}

extension PaletteSolution.Clash {
  /// Whether the same measurements clash.
  fileprivate func isLike(_ other: PaletteSolution.Clash) -> Bool {
    rules.map(\.measurements) == other.rules.map(\.measurements)
  }

  /// The failing measurements that are given up: of the demand that has to be lowered least, else of the first that fails.
  fileprivate func lowered(failing goal: AuditInput, _ givenUp: [Int]) -> [Int] {
    let least = relaxation.map { [rules[$0.demand]] } ?? []
    for demand in least + rules where demand.required != nil {
      let open = demand.measurements.filter { goal.measurements[$0].verdict == .fail && !givenUp.contains($0) }
      if !open.isEmpty { return open }
    }
    return []
  }
}
