import Palettes

extension Rule {
  /// Pairs whose verdict depends on the arithmetic of a renderer.
  static let fragilePair = Rule(
    id: "fragile-pair", severity: .note,
    page: RulePage(
      title: "Fragile pair",
      finds:
        "A pair whose verdict depends on how a renderer calculates colors. The verdict changes if the renderer "
        + "rounds to 8 bits after each layer, maps wide-gamut colors to sRGB first, or composites layers in Display "
        + "P3. The finding shows both ratios.",
      matters: "The verdict uses the exact ratio, but on a device, the colors may have the other ratio.",
      failing: ##"""
        { "surfaces": { "card": [{ "color": "#000000", "opacity": 0.03 }, "#FFFFFF"] },
          "pairs": [{ "foreground": "#727272", "on": "card", "role": "text" }] }
        """##,
      passing: ##"""
        { "surfaces": { "card": [{ "color": "#000000", "opacity": 0.03 }, "#FFFFFF"] },
          "pairs": [{ "foreground": "#333333", "on": "card", "role": "text" }] }
        """##,
      remedy: "Change one of the colors by a step or two to move the ratio away from the threshold.",
      seenIn:
        "Equinor EDS: the strong red border on its muted fill in dark mode (3.07 as specified, 2.99 after its OKLCH "
        + "colors are mapped to sRGB).",
      references: ["W3C Compositing and Blending Level 1", "CSS Color Level 4, gamut mapping"])
  ) { input in
    var probe = FragilityProbe(input)
    return zip(input.plan.pairs.typedIndices, input.rows).compactMap { pair, row in
      let flips = row.flatMap { probe.flips(of: $0) }
      return flips.isEmpty ? nil : .fragile(pair: pair, flips)
    }
  }
}
