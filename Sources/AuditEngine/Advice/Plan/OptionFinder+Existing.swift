import ColorMath
import FileSyntax
import Palettes

/// Colors that exist, in place of a new one: another token of the same role, and the same color with more opacity.
extension OptionFinder {
  /// The hue up to which a token counts as the same kind of color, in degrees.
  private static var hue: Double { 15 }

  /// The options of a pair that need no new color.
  func existing(of pair: PairIndex, _ part: MovablePart, _ failing: [MeasurementIndex]) -> [RepairOption] {
    let cells = pairIndices(of: failing).flatMap { input.rows[$0.offset] }.compactMap {
      index -> (index: MeasurementIndex, scene: Scene)? in
      guard failing.contains(index) || input.measurements[index].isMet else { return nil }
      return input.measured.scene(of: input.measurements[index]).map { (index, $0) }
    }
    let isFaded = part == .foreground && cells.contains { $0.scene.foreground.color.alpha < 1 }
    let option = isFaded ? opacity(of: pair, cells, failing) : token(of: pair, part, cells, failing)
    return option.map { [$0] } ?? []
  }

  /// The step of opacities that people write.
  private static var step: Double { 0.05 }

  /// The least opacity with which a faded foreground passes everywhere; nil if none is enough.
  private func opacity(
    of pair: PairIndex, _ cells: [(index: MeasurementIndex, scene: Scene)], _ failing: [MeasurementIndex]
  ) -> RepairOption? {
    let present = Set(cells.map { $0.scene.foreground.color.alpha })
    guard let old = present.first, present.count == 1, old > 0,
      cells.allSatisfy({ $0.scene.foreground.layers.count == 1 })
    else { return nil }
    func passes(_ alpha: Double, _ margin: Double) -> Bool {
      cells.allSatisfy { index, scene in
        let least = failing.contains(index) ? min(21, scene.required.value * margin) : scene.required.value
        return scene.painted(opacity: alpha).minimum.reaches(ContrastRatio(least))
      }
    }
    // An opacity at the point of use multiplies that of the color.
    let written = input.plan.foregrounds[input.plan.pairs[pair].foreground].colors.all.map { $0.opacity }
    let use = written.allSatisfy { $0 == written[0] && $0 < 1 } ? written[0] : old
    let steps = (1...20).map { Double($0) * Self.step }.filter { $0 > use + 1e-9 }
    let margins = [adviser.wishes.margin, 1]
    guard let new = margins.lazy.compactMap({ margin in steps.first { passes($0 / use * old, margin) } }).first else {
      return nil
    }
    let cleared = cells.filter { failing.contains($0.index) }
    let after = cleared.map { $0.scene.painted(opacity: new / use * old) }
    guard let ratio = after.map({ $0.minimum }).min() else { return nil }
    func percent(_ opacity: Double) -> String { "\(Int((opacity * 100).rounded()))%" }
    var option = RepairOption(
      kind: .opacity, subject: input.plan.foregroundName(of: input.plan.pairs[pair]),
      changes: [RepairOption.Change(from: percent(use), to: percent(new))], clears: cleared.count,
      failing: failing.count, ratio: ratio)
    option.deltaEOK = zip(cleared, after).map { old, new in
      DeltaE.ok(old.scene.sight.foregroundColor.oklab, new.sight.foregroundColor.oklab)
    }.max()
    option.repairs = repairs(Set(cleared.map { $0.index }), of: failing)
    return option
  }

  /// The nearest token of the same role and the same kind of color with which all results pass that show one color.
  private func token(
    of pair: PairIndex, _ part: MovablePart, _ cells: [(index: MeasurementIndex, scene: Scene)],
    _ failing: [MeasurementIndex]
  ) -> RepairOption? {
    var groups: [(source: TokenIndex?, cells: [(index: MeasurementIndex, scene: Scene)])] = []
    for cell in cells {
      let source = part == .surface ? cell.scene.base?.source : cell.scene.foreground.source
      let token = source.flatMap { MovablePart($0)?.token }
      if let place = groups.firstIndex(where: { $0.source == token }) {
        groups[place].cells.append(cell)
      } else {
        groups.append((token, [cell]))
      }
    }
    let planned = input.plan.pairs[pair]
    var (changes, cleared, distance) = ([RepairOption.Change](), [MeasurementIndex: ContrastRatio](), 0.0)
    for (source, cells) in groups where cells.contains(where: { failing.contains($0.index) }) {
      let step = source.flatMap { self.step(of: $0, cells[0].scene, part) }
      let steps = step.map { roles.steps(besides: $0) } ?? []
      let others = roles.tokens(for: part, planned.role, besides: source, adviser.ramps)
      let found = (steps.isEmpty ? others : steps).compactMap { token in
        self.distance(of: token, part, cells, failing).map { (distance: $0, token: token) }
      }
      guard let best = found.min(by: { $0 < $1 }) else { continue }
      for (index, scene) in cells where failing.contains(index) {
        cleared[index] = painted(scene, part, best.token, index)?.minimum
      }
      distance = max(distance, best.distance)
      changes.append(
        RepairOption.Change(
          variants: groups.count == 1
            ? nil : VariantSet(cells.map { VariantSet(input.measurements[$0.index].variant) }),
          from: (step ?? source).map { adviser.palette.displayName(of: $0) },
          to: adviser.palette.displayName(of: best.token)))
    }
    guard let ratio = cleared.values.min() else { return nil }
    let name = part == .surface ? input.plan.surfaceName(of: planned) : input.plan.foregroundName(of: planned)
    var option = RepairOption(
      kind: .token, subject: name, changes: changes, clears: cleared.count, failing: failing.count, ratio: ratio,
      deltaEOK: distance)
    option.repairs = repairs(Set(cleared.keys), of: failing)
    return option
  }

  /// The step of a ramp to which a token refers that has a role; nil for others.
  private func step(of token: TokenIndex, _ scene: Scene, _ part: MovablePart) -> TokenIndex? {
    let source = part == .surface ? scene.base?.source : scene.foreground.source
    let written = source.flatMap { MovablePart($0) }.flatMap { adviser.parts.places.written($0) }?.token
    return written.flatMap { $0 != token && adviser.ramps.contains($0) ? $0 : nil }
  }

  private func painted(
    _ scene: Scene, _ part: MovablePart, _ token: TokenIndex, _ index: MeasurementIndex
  ) -> Scene? {
    let color = roles.color(of: token, in: input.measurements[index].variant)
    return color.map { scene.painted(part, SeenColor.eightBit($0.encodedSRGB)) }
  }

  /// The greatest ΔE-OK of a token from the present color; nil if a result fails with it, or it is another kind of color.
  private func distance(
    of token: TokenIndex, _ part: MovablePart, _ cells: [(index: MeasurementIndex, scene: Scene)],
    _ failing: [MeasurementIndex]
  ) -> Double? {
    var most = 0.0
    for (index, scene) in cells {
      guard let start = scene.color(of: part),
        let color = roles.color(of: token, in: input.measurements[index].variant)
      else { return nil }
      let (old, new) = (start.linearSRGB.oklab, color.linearSRGB.oklab)
      let isGoal = failing.contains(index)
      let required = isGoal ? adviser.wishes.asked(scene.required) : scene.required
      let seen = SeenColor.eightBit(color.encodedSRGB)
      guard FamilyOrder.belong(old, new, within: Self.hue), !PlanLimits.isGreat(DeltaE.ok(old, new), from: old),
        scene.sidedConstraint(on: part).isSatisfied(by: seen), scene.painted(part, seen).minimum.reaches(required)
      else { return nil }
      most = max(most, DeltaE.ok(old, new))
    }
    return most
  }
}
