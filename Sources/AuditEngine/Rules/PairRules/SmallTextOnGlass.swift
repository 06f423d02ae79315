import ColorMath
import Palettes

extension Rule {
  /// Small text without a uniform backdrop.
  static let smallTextOnGlass = Rule(
    id: "small-text-on-glass", severity: .warning,
    weigh: { evidence, input in
      guard case .smallOnOpen(_, let cells) = evidence else { return .warning }
      return cells.allSatisfy { input.measurements[$0].verdict == .pass } ? .note : .warning
    },
    page: RulePage(
      title: "Small text on glass",
      finds:
        "Normal-size text on a surface without an opaque layer, if the backdrop can be anything or is an image that "
        + "looks uneven through the surface. The finding is a note if the text is proven to pass over the entire "
        + "backdrop. Legible reports a pair found in sources only on glass and only in variants in which the pair "
        + "isn't certain to fail and isn't expected to pass. It skips pairs whose foreground is a hierarchical style, "
        + "because the system blends the style with the glass.",
      matters:
        "A contrast ratio assumes an even background. Small letters over edges and patterns are harder to read than "
        + "their ratio suggests, especially if the surface hides little of the backdrop.",
      failing: ##"""
        { "surfaces": { "badge": { "layers": [{ "color": "#000000", "opacity": 0.6 }], "over": ["any"],
            "reduced": "#000000" } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "badge", "role": "text", "font": { "style": "caption" } }] }
        """##,
      passing: ##"""
        { "surfaces": { "badge": { "layers": [{ "color": "#000000", "opacity": 0.6 }], "over": ["any"],
            "reduced": "#000000" } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "badge", "role": "text", "font": { "style": "largeTitle" } }] }
        """##,
      remedy: "Put an opaque layer behind the text, or make the text large: 24 points, or 18.67 points if it's bold.",
      seenIn:
        "Palettes/Countdown: the numeral in the icon over busy wallpaper. Palettes/ESPNStyleScores: labels over "
        + "article photos.",
      judged: JudgedFindings(right: 0, of: 1),
      references: [
        "Human Interface Guidelines, Materials: legibility", "WCAG 2.2 SC 1.4.3 Contrast (Minimum)",
      ])
  ) { input in
    input.pairs(as: Evidence.smallOnOpen, in: .text) { index in
      let measurement = input.measurements[index]
      return input.plan.pairs[measurement.pair].size == .normal && input.isOnBusyGround(measurement)
        && (!input.isFound(measurement) || input.isHardOnGlass(measurement))
    }
  }
}

extension AuditInput {
  /// The factor between the ratios of an image below which it counts as uniform.
  private static let evenness = 1.1

  /// Returns true for text on glass that is not expected to pass, in a color that stays as it is; what fails is found
  /// by another rule.
  fileprivate func isHardOnGlass(_ measurement: Measurement) -> Bool {
    measurement.verdict == .unverified && measurement.expectation != .pass && measurement.reason?.code != .vibrant
      && isOnGlass(measurement)
  }

  /// Returns true if any layer of the surface is glass.
  fileprivate func isOnGlass(_ measurement: Measurement) -> Bool {
    let surface = plan.loaded.declaration.surfaces[plan.pairs[measurement.pair].surface]
    return surface.layers.all.contains { layers in
      layers.contains { layer in
        guard case .material(let use) = layer else { return false }
        if case .style = use.kind { return false }
        return true
      }
    }
  }

  /// Returns true if the backdrop of a pair may contain edges: any backdrop, or an image that changes the ratio.
  ///
  /// If the surface has several alternatives, and the ratio differs between them, the image is not to blame.
  fileprivate func isOnBusyGround(_ measurement: Measurement) -> Bool {
    guard isOpen(measurement), measurement.state == nil, let place = measurement.evidence,
      let minimum = measurement.minimum, let maximum = measurement.maximum
    else { return false }
    let backdrops = evidence[place].backdrops
    if backdrops.contains(.any) { return true }
    let hasImage = backdrops.contains { if case .image = $0 { true } else { false } }
    let witnesses = evidence[place].witnesses
    return hasImage && witnesses.first?.stack == witnesses.last?.stack
      && maximum.value > minimum.value * Self.evenness
  }
}
