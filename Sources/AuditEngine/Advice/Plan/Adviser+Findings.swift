import ColorMath
import Palettes

extension Adviser {
  /// Returns the change of one color that makes every failing cell with that color pass; nil if there is none.
  ///
  /// An edit of the plan comes first, then the answers of the parts that people move, in that order; for a literal, a
  /// color with which the pair passes.
  mutating func suggestion(for finding: Finding) -> Suggestion? {
    let failing = finding.cells.compactMap { $0.measurement }.filter { input.measurements[$0].verdict == .fail }
    guard let worst = worst(of: failing), let scene = input.measured.scene(of: input.measurements[worst]) else {
      return nil
    }
    let looks = distinct([worst] + failing)
    let movers = Movers.parts(of: scene).filter { !parts.places.isForeign($0) }
    if let edit = plannedEdit(for: looks, movers) { return suggestion(edit, scene, looks) }
    for part in movers {
      if case .entry = part {
        guard let written = parts.places.written(part), let edit = answer(for: written),
          clears(edit, looks, written)
        else { continue }
        return suggestion(edit, scene, looks)
      }
      guard let start = scene.color(of: part) else { continue }
      let scenes = looks.compactMap { input.measured.scene(of: input.measurements[$0]) }
        .filter { $0.color(of: part) == start }
      guard let color = own(part, from: start, in: scenes) else { continue }
      return Suggestion(
        token: name(of: part, input.measurements[worst].pair), condition: nil, color: color.color,
        ratio: scene.painted(part, color.color).minimum, deltaEOK: color.deltaEOK,
        preset: NearestPreset.person.rawValue)
    }
    return nil
  }

  /// The first edit of the plan that repairs all cells that show its entry, among those that a person would move.
  private func plannedEdit(for looks: [MeasurementIndex], _ movers: [MovablePart]) -> PlannedEdit? {
    let entries = movers.compactMap { parts.places.written($0) }
    return planned.first { edit in
      entries.contains(MovablePart(edit.place)) && clears(edit, looks, MovablePart(edit.place))
    }
  }

  /// Returns true if an edit repairs the worst of some cells, and all others that show its entry.
  private func clears(_ edit: PlannedEdit, _ looks: [MeasurementIndex], _ part: MovablePart) -> Bool {
    looks.enumerated().allSatisfy { position, cell in
      guard let scene = input.measured.scene(of: input.measurements[cell]) else { return false }
      let members = parts.places.members(of: part, in: scene)
      guard !members.isEmpty else { return position > 0 }
      return members.reduce(scene) { $0.painted($1, edit.to) }.minimum.reaches(scene.required)
    }
  }

  private func suggestion(_ edit: PlannedEdit, _ scene: Scene, _ looks: [MeasurementIndex]) -> Suggestion {
    let part = MovablePart(edit.place)
    let members = parts.places.members(of: part, in: scene)
    let isPartial = looks.contains { cell in
      guard let other = input.measured.scene(of: input.measurements[cell]) else { return false }
      return parts.places.members(of: part, in: other).isEmpty
    }
    let isDivided = edit.all.contains { $0.added != nil }
    return Suggestion(
      token: name(of: members.first ?? part, PairIndex(0)), condition: isPartial || isDivided ? edit.condition : nil,
      color: edit.to,
      ratio: members.reduce(scene) { $0.painted($1, edit.to) }.minimum, deltaEOK: edit.deltaEOK,
      preset: NearestPreset.person.rawValue)
  }

  /// One measurement of each kind: variants often show the same entries.
  private func distinct(_ cells: [MeasurementIndex]) -> [MeasurementIndex] {
    var known: [SceneIdentity] = []
    return cells.filter { cell in
      let identity = input.measured.identity(of: input.measurements[cell], parts.looks)
      guard !known.contains(identity) else { return false }
      known.append(identity)
      return true
    }
  }

  private func worst(of cells: [MeasurementIndex]) -> MeasurementIndex? {
    cells.filter { input.measurements[$0].minimum != nil }
      .min { (input.measurements[$0].minimum?.value ?? 0) < (input.measurements[$1].minimum?.value ?? 0) }
  }

  private func name(of part: MovablePart, _ pair: PairIndex) -> String {
    switch part {
    case .entry(let token, _): palette.displayName(of: token)
    case .foreground: input.plan.foregroundName(of: input.plan.pairs[pair])
    case .surface: input.plan.surfaceName(of: input.plan.pairs[pair])
    }
  }
}

// MARK: - Translucent surfaces

extension Adviser {
  /// Finds answers for entries that no opaque surface asks for, from the findings about translucent ones.
  ///
  /// One color for all of them is taken if there is one, else the first one for any. What passes keeps passing.
  mutating func answerOpen(_ findings: [Finding], _ repaired: Set<FindingIndex>, _ pairs: PairMates) {
    guard !repaired.isEmpty else { return }
    var solver = RepairSolver(input.plan.loaded.declaration.images, preset: .person)
    for (part, questions) in OpenQuestions(input).all(of: findings, repaired, pairs) {
      guard let written = parts.places.written(part), answer(for: written) == nil else { continue }
      let entry = parts.found[written]?.entry
      let passing = (entry?.uses ?? []).filter { $0.passes }
      for question in wishes.isGenerous ? questions.map({ $0.raised(wishes.asked) }) + questions : questions {
        guard case .found(let color, _) = solver.foreground(question),
          passing.allSatisfy({ $0.constraint.isSatisfied(by: color.color) })
        else { continue }
        if take(color, for: written, entry?.uses ?? []) { break }
      }
    }
  }
}
