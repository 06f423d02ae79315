import ColorMath
import Palettes

extension Rule {
  /// Text that is unreadable without the glass behind it.
  static let glassCarriesText = Rule(
    id: "glass-carries-text", severity: .error,
    weigh: { evidence, input in
      guard case .carried(_, let losses) = evidence else { return .error }
      return losses.contains { $0.isMeasured && input.measurements[$0.measurement].verdict == .fail }
        ? .error : .warning
    },
    page: RulePage(
      title: "Text that depends on glass",
      finds:
        "Text or a graphic that passes on a material or on glass with Reduce Transparency off, but fails in the same "
        + "color with Reduce Transparency on. The finding is a warning if the audit file declares nothing for reduced "
        + "transparency and the pair fails on the declared background without the material. Legible reports a pair "
        + "found in sources only if it fails with reduced transparency.",
      matters:
        "Reduce Transparency removes the material or makes it opaque. Text that was readable only because of the "
        + "material disappears for the very people who asked for a calmer background.",
      failing: ##"""
        { "materials": { "frost": { "alpha": 0.8, "tint": "#F4F4F6" } },
          "surfaces": { "chip": { "layers": [{ "material": "frost" }], "over": ["#2C2C2E"], "reduced": "#2C2C2E" } },
          "pairs": [{ "foreground": "#1C1C1E", "on": "chip", "role": "text" }] }
        """##,
      passing: ##"""
        { "materials": { "frost": { "alpha": 0.8, "tint": "#F4F4F6" } },
          "surfaces": { "chip": { "layers": [{ "material": "frost" }], "over": ["#2C2C2E"], "reduced": "#E4E4E6" } },
          "pairs": [{ "foreground": "#1C1C1E", "on": "chip", "role": "text" }] }
        """##,
      remedy:
        "When transparency is reduced, show an opaque surface in place of the glass and declare that surface under "
        + "`reduced`. Alternatively, change the text color whenever the glass changes.",
      seenIn:
        "Palettes/ESPNStyleScores: labels on glass over article photos (6.79 with the glass, 1.00 without it). "
        + "IceCubes: text that disappeared with Reduce Transparency.",
      references: [
        "Human Interface Guidelines, Accessibility: Reduce Transparency", "WCAG 2.2 SC 1.4.3 Contrast (Minimum)",
      ])
  ) { input in
    let finder = GlassLossFinder(input)
    guard finder.hasMaterials.contains(true) else { return [] }
    return input.plan.pairs.typedIndices.compactMap { pair in
      let losses = finder.losses(of: pair)
      return losses.isEmpty ? nil : .carried(pair: pair, losses)
    }
  }
}

/// Measures pairs with and without the materials behind them.
private struct GlassLossFinder {
  private let input: AuditInput
  /// True for each piece of evidence that contains a material.
  let hasMaterials: [Bool]

  init(_ input: AuditInput) {
    self.input = input
    hasMaterials = input.evidence.map { $0.steps.contains { $0.hasMaterial } }
  }

  /// Returns the losses of a pair in each reduced variant.
  func losses(of pair: PairIndex) -> [GlassLoss] {
    let role = input.plan.pairs[pair].role
    guard role == .text || role == .graphic, input.rows[pair.offset].contains(where: hasMaterial) else { return [] }
    return input.rows[pair.offset].compactMap { index in
      let reduced = input.measurements[index]
      guard reduced.state == nil, reduced.variant.transparency == .reduced else { return nil }
      return loss(at: index, reduced, pair)
    }
  }

  private func loss(at index: MeasurementIndex, _ reduced: Measurement, _ pair: PairIndex) -> GlassLoss? {
    let variant = Variant(reduced.variant.appearance, reduced.variant.contrast)
    guard let full = input.measurement(of: pair, in: variant), hasMaterial(full), isTheSameColor(full, reduced),
      let required = full.requirement.minimum, let with = full.minimum, full.verdict != .fail, with.reaches(required)
    else { return nil }
    if reduced.verdict == .fail || reduced.expectation == .fail {
      guard let without = reduced.minimum else { return nil }
      return GlassLoss(measurement: index, with: with, without: without, isMeasured: true)
    }
    // How glass renders with reduced transparency is unpublished: for a pair of sources, nothing is certain.
    guard !input.isFound(reduced), hasMaterial(reduced), let without = withoutMaterials(pair, variant),
      !without.reaches(required)
    else {
      return nil
    }
    return GlassLoss(measurement: index, with: with, without: without, isMeasured: false)
  }

  private func hasMaterial(_ row: MeasurementIndex) -> Bool { hasMaterial(input.measurements[row]) }

  private func hasMaterial(_ measurement: Measurement) -> Bool {
    measurement.evidence.map { hasMaterials[$0.offset] } ?? false
  }

  private func isTheSameColor(_ one: Measurement, _ other: Measurement) -> Bool {
    guard let first = one.evidence, let second = other.evidence else { return false }
    return input.evidence[first].foreground == input.evidence[second].foreground
  }

  /// The least ratio of a pair without the materials behind it; nil if it was not measured.
  private func withoutMaterials(_ pair: PairIndex, _ variant: Variant) -> ContrastRatio? {
    let row = input.rows[pair.offset].first { row in
      input.measurements[row].state == nil && input.measurements[row].variant == variant
    }
    return row.flatMap { input.measured.probes.withoutMaterials[$0] }
  }
}
