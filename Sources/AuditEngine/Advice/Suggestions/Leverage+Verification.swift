import ColorMath
import Palettes

/// The checks of an edit besides the conditions of its color.
extension Leverage {
  /// Returns true if a failing measurement that stays one gets a lower ratio.
  func worsens(_ proposal: LeverageProposal, _ failing: [PartUses.Use]) -> Bool {
    let cleared = Set(proposal.clears)
    return failing.contains { use in
      guard !cleared.contains(use.measurements[0]), let scene = scene(use.measurements[0]),
        let after = ratio(of: scene, with: proposal)
      else { return false }
      return after.value < scene.minimum.value - 1e-9
    }
  }

  /// Returns true if an edit breaks nothing that its own measurements do not show.
  func holds(_ proposal: LeverageProposal) -> Bool { keepsOpen(proposal) && !overtakes(proposal) }

  /// Returns true if an edit, with those chosen so far, leaves what it shows through as it is.
  private func keepsOpen(_ proposal: LeverageProposal) -> Bool {
    guard let open = parts.found[proposal.part]?.openPairs, !open.isEmpty else { return true }
    return parts.keepsOpen(painted + [(proposal.part, proposal.to.color)], open, in: input)
  }

  /// Returns true if a pair would have more contrast without Increase Contrast than with it, and has not now: then the
  /// entry for Increase Contrast has to change first.
  private func overtakes(_ proposal: LeverageProposal) -> Bool {
    var seen: Set<MeasurementIndex> = []
    return parts.found.users(of: proposal.part).contains { index in
      guard let (plain, increased) = counterparts(of: index), seen.insert(plain).inserted,
        let one = scene(plain), let other = scene(increased)
      else { return false }
      let after = (ratio(of: one, with: proposal) ?? one.minimum, ratio(of: other, with: proposal) ?? other.minimum)
      return RatioChange(in: increased, from: one.minimum, to: other.minimum) == nil
        && RatioChange(in: increased, from: after.0, to: after.1) != nil
    }
  }

  /// A measurement of the eight variants without Increase Contrast, and the same with it.
  private func counterparts(of index: MeasurementIndex) -> (plain: MeasurementIndex, increased: MeasurementIndex)? {
    let measurement = input.measurements[index]
    guard measurement.state == nil else { return nil }
    let (appearance, transparency) = (measurement.variant.appearance, measurement.variant.transparency)
    let row = input.rows[measurement.pair.offset]
    func find(_ contrast: Contrast) -> MeasurementIndex? {
      let variant = Variant(appearance, contrast, transparency)
      return row.first { input.measurements[$0].variant == variant && input.measurements[$0].state == nil }
    }
    guard let plain = find(.standard), let increased = find(.increased) else { return nil }
    return (plain, increased)
  }

  /// The least ratio of a scene with an edit; nil if the edit does not show in it.
  private func ratio(of scene: Scene, with proposal: LeverageProposal) -> ContrastRatio? {
    let members = parts.places.members(of: proposal.part, in: scene)
    guard !members.isEmpty else { return nil }
    return members.reduce(scene) { $0.painted($1, proposal.to.color) }.minimum
  }
}
