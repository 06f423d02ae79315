import ColorMath
import Palettes

extension Rule {
  /// Strokes whose ratio depends on the backdrop.
  static let translucentBoundary = Rule(
    id: "translucent-boundary", severity: .warning,
    weigh: { evidence, input in
      guard case .translucentBoundary(_, let cells) = evidence else { return .warning }
      let isSystem = cells.allSatisfy { input.hasSystemForeground(input.measurements[$0.measurement]) }
      return !isSystem && input.isUnsteady(cells) ? .warning : .note
    },
    page: RulePage(
      title: "Translucent boundary",
      finds:
        "A boundary in a translucent color. The finding is a warning if the opacity differs between settings or if "
        + "the surface is translucent. It's a note if the boundary has a single opacity on an opaque surface, or if "
        + "its color is a system color.",
      matters:
        "A translucent stroke takes on the color behind it: white at 15% opacity is invisible on white. Its ratio "
        + "applies only to one background, and you need to check it again for each setting that changes the opacity.",
      failing: ##"""
        { "pairs": [{ "foreground": { "full": "#000000A6", "reduced": "#000000CC" }, "on": "#FFFFFF",
            "role": "boundary" }] }
        """##,
      passing: ##"{ "pairs": [{ "foreground": "#595959", "on": "#FFFFFF", "role": "boundary" }] }"##,
      remedy:
        "Draw the boundary in an opaque color for each appearance. For Increase Contrast, use a color that reaches "
        + "4.5.",
      seenIn: "Palettes/AppleSystem: system fill colors used for the edge of a control.",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { input in
    input.plan.pairs.typedIndices.compactMap { pair in
      guard input.plan.pairs[pair].role == .boundary else { return nil }
      let cells = input.rows[pair.offset].compactMap { input.alpha(of: $0) }.filter { $0.alpha < 1 }
      return cells.isEmpty ? nil : .translucentBoundary(pair: pair, cells)
    }
  }
}

extension AuditInput {
  /// The alpha of the boundary, in the eight variants.
  fileprivate func alpha(of index: MeasurementIndex) -> BoundaryAlpha? {
    guard measurements[index].state == nil, let place = measurements[index].evidence else { return nil }
    return BoundaryAlpha(measurement: index, alpha: evidence[place].foreground.alpha)
  }

  /// Returns true if a boundary has several opacities in one appearance, or is over the backdrop of its surface.
  fileprivate func isUnsteady(_ cells: [BoundaryAlpha]) -> Bool {
    guard let first = cells.first else { return false }
    if cells.contains(where: { isOpen(measurements[$0.measurement]) }) { return true }
    let row = rows[measurements[first.measurement].pair.offset].compactMap { alpha(of: $0) }
    return Appearance.allCases.contains { appearance in
      Set(row.filter { measurements[$0.measurement].variant.appearance == appearance }.map { $0.alpha }).count > 1
    }
  }
}
