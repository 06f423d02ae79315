import FileSyntax
import Palettes

extension PaletteSolver {
  /// Leaves out edits that nothing needs any more, the largest first: without one, the same measurements fail, no rule
  /// finds a new error, and no limit of advice is broken.
  ///
  /// Edits that were worked out together with others are left over when those are ruled out.
  func pruned(
    _ edits: [PaletteSolution.Edit], _ guardian: EditGuard, _ watch: RestraintWatch
  ) -> [PaletteSolution.Edit] {
    guard edits.count > 1 else { return edits }
    let failing = failures(with: edits)
    var needed = edits
    let tied = Set(options.ties.joined())
    let order = edits.indices.filter { !tied.contains(edits[$0].edit.token) }
      .ordered { (-edits[$0].cost, $0) < (-edits[$1].cost, $1) }
    for index in order where !meter.isOver {
      let rest = needed.filter { $0.edit != edits[index].edit }
      guard failures(with: rest) == failing else { continue }
      let faults = self.faults(of: rest.map { $0.edit }, guardian)
      if faults.isEmpty, watch.breaches(in: faults.after).isEmpty { needed = rest }
    }
    return needed
  }

  private func failures(with edits: [PaletteSolution.Edit]) -> [MeasurementIndex] {
    let after = measured(edits.map { $0.edit }, floors)
    return after.measurements.typedIndices.filter { after.measurements[$0].verdict == .fail }
  }
}

extension PaletteSolution.Edit {
  /// The part of the cost that is due to the edit.
  var cost: Double { deltaEOK * deltaEOK * weight }
}

extension PaletteSolution {
  /// The ΔE-OK from which a screen looks repainted.
  private static let repainted = 0.05

  /// Edits that repaint a surface and fix nothing by themselves: nobody repaints a screen for the sake of a button on it.
  var idleSurfaces: [Withheld] {
    let surfaces = Restraints.surfaces(of: before)
    let palette = before.plan.loaded.palette
    return edits.compactMap { edit in
      guard edit.clears.isEmpty, edit.deltaEOK >= Self.repainted, let place = edit.edit.entry, surfaces.contains(place),
        // Entries for Increase Contrast follow the others.
        !AppearanceConditionSet.increased.contains(
          AppearanceConditionSet(palette.tokens[place.token].entries[place.entry].condition))
      else { return nil }
      return Withheld(place: place, rule: Restraint.idle.rawValue, subject: palette.displayName(of: place.token))
    }
  }
}
