import ColorMath
import FileSyntax
import Palettes

/// Finds the colors of one entry that a person would consider, with everything else unchanged.
struct AnswerFinder: Sendable {
  let families: FamilyOrder
  private let margin: Double
  private var person: PersonSolver
  var solver = ConstraintSolver()

  /// Prepares for the entries of an audit.
  init(_ input: AuditInput, _ parts: PartUses, _ wishes: AdviceWishes) {
    families = FamilyOrder(input, parts.places)
    person = PersonSolver(input.plan.loaded.palette, hue: wishes.hue)
    margin = wishes.margin
  }

  /// Returns the colors that repair something and break nothing, the one that a person would take first.
  ///
  /// All failing measurements are repaired together if that is possible, else those that most agree on. No failing ratio
  /// falls, nothing changes sides, and levels and families keep their order.
  ///
  /// - Parameter isAlone: false to find the first of several edits, which may break what the others then keep.
  mutating func answers(for part: MovablePart, in now: PaintedAudit, isAlone: Bool = true) -> [EntryAnswer] {
    guard let known = now.parts.found[part], let entry = known.entry else { return [] }
    let uses = uses(of: part, known, in: now)
    var demands = Demands(margin: margin)
    for use in uses where use.passes && (isAlone || !now.hasOtherMover(use, than: part)) {
      demands.add(use.constraint, isMissed: false, by: &solver)
    }
    let family = isAlone ? families.bounds(of: part, in: now) : FamilyOrder.Bounds()
    demands.add(family.band(of: entry.start))
    guard !demands.band.isEmpty else { return [] }
    let failing = uses.filter { !$0.passes }
    let levels = levels(of: part, known, entry, now)
    var found: [EntryAnswer] = []
    for wish in Self.wishes(failing, beyond: demands, from: entry.start, &solver) {
      var all = demands
      for constraint in wish { all.add(constraint, isMissed: true, by: &solver) }
      let colors = person.answers(from: entry.start, all, offersAimed: true) { family.allow($0) && levels.allow($0) }
      for color in colors where color.direction != .unchanged {
        let answer = EntryAnswer(part, from: entry.start, to: color, uses)
        guard answer.breaks.isEmpty || !isAlone, !answer.clears.isEmpty,
          !found.contains(where: { $0.to.color == color.color }), !now.worsens(answer, failing)
        else { continue }
        if !isAlone || !now.overtakes(answer) { found.append(answer) }
      }
    }
    return found
  }

  /// Returns the uses of an entry, so that one color repairs all of them if any does.
  ///
  /// A failing use takes either side if no color on its side repairs it, and one that repairs the others repairs it too.
  mutating func uses(of part: MovablePart, _ known: PartUses.Part, in now: PaintedAudit) -> [PartUses.Use] {
    let uses = now.uses(of: part, known)
    let isStuck = uses.map { !$0.passes && solver.band(of: $0.constraint)?.isEmpty ?? false }
    guard isStuck.contains(true), zip(uses, isStuck).contains(where: { !$0.passes && !$1 }) else { return uses }
    let free = zip(uses, isStuck).map { $1 ? $0.onEitherSide : $0 }
    let common = free.compactMap { solver.band(of: $0.constraint) }.reduce(LuminanceBand.whole) { $0.intersection($1) }
    return common.isEmpty ? uses : free
  }

  /// Returns true if an answer found in another state of the audit keeps in this one what advice must keep.
  func holds(_ answer: EntryAnswer, _ uses: [PartUses.Use], in now: PaintedAudit) -> Bool {
    guard let known = now.parts.found[answer.part], let entry = known.entry else { return false }
    let (color, failing) = (answer.to.color, uses.filter { !$0.passes })
    return families.bounds(of: answer.part, in: now).allow(color)
      && levels(of: answer.part, known, entry, now).allow(color)
      && !now.worsens(answer, failing) && !now.overtakes(answer)
  }

  private func levels(
    of part: MovablePart, _ known: PartUses.Part, _ entry: PartUses.Entry, _ now: PaintedAudit
  ) -> LevelGuard.Bounds {
    now.parts.levels.bounds(
      of: known.users, samples: entry.samples,
      identity: { now.input.measured.identity(of: now.input.measurements[$0], now.parts.looks) }, now.scene,
      member: { now.parts.places.members(of: part, in: $0).first })
  }

  /// Returns the color of a literal, or of an entry regardless of its other uses, with which some scenes pass.
  mutating func own(
    _ part: MovablePart, from start: Color, in scenes: [Scene], keeping passing: [Scene] = []
  ) -> [PassingColor] {
    var demands = Demands(margin: margin)
    for scene in scenes { demands.add(scene.sidedConstraint(on: part), isMissed: true, by: &solver) }
    for scene in passing { demands.add(scene.sidedConstraint(on: part), isMissed: false, by: &solver) }
    let character = scenes.first.flatMap { $0.character(of: part) }
    return person.answers(from: start, demands) { character?.allows($0) ?? true }
  }

  /// Sets of failing uses worth repairing together: all of them, then those that most agree on.
  ///
  /// For opaque colors the allowed luminances are intervals; a sweep over their ends, within what the passing uses
  /// allow, finds the greatest number, and there the color nearest to the start.
  private static func wishes(
    _ failing: [PartUses.Use], beyond demands: Demands, from start: Color, _ solver: inout ConstraintSolver
  ) -> [[ColorConstraint]] {
    let all = failing.map { $0.constraint }
    var banded: [(use: PartUses.Use, band: LuminanceBand)] = []
    var common = demands.band
    for use in failing {
      guard let band = solver.band(of: use.constraint) else { continue }
      let possible = band.intersection(demands.band)
      common = common.intersection(band)
      if !possible.isEmpty { banded.append((use, possible)) }
    }
    if banded.count == failing.count, !common.isEmpty { return [all] }
    let weights = banded.map { (band: $0.band, weight: $0.use.measurements.count) }
    guard let luminance = bestLuminance(weights, near: start.relativeLuminance) else { return [all] }
    let agreed = banded.filter { $0.band.contains(luminance) }.map { $0.use.constraint }
    return common.isEmpty ? [agreed] : [all, agreed]
  }

  /// The luminance in the bands of most measurements; ties by the nearest to the start.
  ///
  /// Even indices are ends of intervals, odd ones the gaps between two ends.
  static func bestLuminance(
    _ bands: [(band: LuminanceBand, weight: Int)], near start: RelativeLuminance
  ) -> RelativeLuminance? {
    let intervals = bands.flatMap { band, weight in band.intervals.map { (range: $0, weight: weight) } }
    let ends = Set(intervals.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    let places = Dictionary(uniqueKeysWithValues: ends.enumerated().map { ($1, $0 * 2) })
    var changes = Array(repeating: 0, count: ends.count * 2 + 1)
    for interval in intervals {
      changes[places[interval.range.lowerBound, default: 0]] += interval.weight
      changes[places[interval.range.upperBound, default: 0] + 1] -= interval.weight
    }
    var best: (count: Int, distance: Double, luminance: Double)?
    var count = 0
    for place in changes.indices.dropLast() {
      count += changes[place]
      let (low, high) = (ends[place / 2], ends[min(ends.count - 1, (place + 1) / 2)])
      let distance = max(low - start.value, start.value - high, 0)
      if let best, (count, -distance) <= (best.count, -best.distance) { continue }
      best = (count, distance, (low + high) / 2)
    }
    return best.flatMap { $0.count > 0 ? RelativeLuminance($0.luminance) : nil }
  }
}

extension PartUses.Use {
  /// The use without a side on which its color stays.
  fileprivate var onEitherSide: PartUses.Use {
    PartUses.Use(measurements: measurements, constraint: constraint.onEitherSide, passes: passes)
  }
}

extension PaintedAudit {
  /// Returns true if people could move another entry than a part to repair a use.
  fileprivate func hasOtherMover(_ use: PartUses.Use, than part: MovablePart) -> Bool {
    guard let scene = scene(use.measurements[0]) else { return false }
    return Movers.parts(of: scene).contains { mover in
      guard case .entry = mover, let written = parts.places.written(mover) else { return false }
      return written != part
    }
  }

  /// Returns true if a failing measurement that stays one gets a lower ratio.
  fileprivate func worsens(_ answer: EntryAnswer, _ failing: [PartUses.Use]) -> Bool {
    let cleared = Set(answer.clears)
    return failing.contains { use in
      guard !cleared.contains(use.measurements[0]), let scene = scene(use.measurements[0]),
        let after = ratio(of: scene, with: answer)
      else { return false }
      return after.value < scene.minimum.value - 1e-9
    }
  }

  /// Returns true if a pair would have more contrast without Increase Contrast than with it, and has not now: then the
  /// entry for Increase Contrast has to change first.
  fileprivate func overtakes(_ answer: EntryAnswer) -> Bool {
    var seen: Set<MeasurementIndex> = []
    return parts.found.users(of: answer.part).contains { index in
      guard let (plain, increased) = counterparts(of: index), seen.insert(plain).inserted,
        let one = scene(plain), let other = scene(increased)
      else { return false }
      let after = (ratio(of: one, with: answer) ?? one.minimum, ratio(of: other, with: answer) ?? other.minimum)
      return RatioChange(in: increased, from: one.minimum, to: other.minimum) == nil
        && RatioChange(in: increased, from: after.0, to: after.1) != nil
    }
  }
}
