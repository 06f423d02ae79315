package import ColorMath
import PaletteModel

/// A pair that passes with a material and would not without it.
package struct GlassLoss: Hashable, Sendable {
  /// Index into `AuditResult.measurements`: the one with transparency reduced.
  package var measurement: Int
  /// The least ratio with full transparency.
  package var with: ContrastRatio
  /// The least ratio with transparency reduced, or without the material on the same ground.
  package var without: ContrastRatio
  /// Whether `without` is what is seen with transparency reduced, rather than what is left without the material.
  package var isMeasured: Bool

  func cell(in input: AuditInput) -> Cell {
    var cell = Cell(measured: measurement, in: input)
    cell.ratio = without
    return cell
  }
}

extension Rule {
  /// Text that is lost with the glass below it.
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
        "Text or a graphic that passes on a material or glass with full transparency and fails in the same color "
        + "with reduced transparency. The finding is a warning if nothing is declared for reduced transparency and "
        + "the pair fails on the declared background without the material.",
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
        "Show an opaque surface in place of the glass when transparency is reduced, and declare it under `reduced`; "
        + "or change the color of the text together with the glass.",
      seenIn:
        "Palettes/TrailingAddButton: the white plus sign on dimmed clear glass, 5.79 in light mode, but 1.00 on the "
        + "light fill that replaces it. Palettes/ESPNStyleScores: labels on glass over article photography, 6.99 with "
        + "the glass and 1.00 without. IceCubes: text that disappeared with Reduce Transparency.",
      references: [
        "Human Interface Guidelines, Accessibility: Reduce Transparency", "WCAG 2.2 SC 1.4.3 Contrast (Minimum)",
      ])
  ) { input in
    var finder = GlassLossFinder(input)
    return input.plan.pairs.indices.compactMap { pair in
      let losses = finder.losses(of: pair)
      return losses.isEmpty ? nil : .carried(pair: pair, losses)
    }
  }
}

/// Looks at pairs with and without the materials below them.
private struct GlassLossFinder {
  private let input: AuditInput
  private var measurer: Measurer
  private var sights = OpenSights()

  init(_ input: AuditInput) {
    self.input = input
    measurer = Measurer(input.plan)
  }

  /// What a pair loses in each reduced variant.
  mutating func losses(of pair: Int) -> [GlassLoss] {
    let role = input.plan.pairs[pair].role
    guard role == .text || role == .graphic, input.rows[pair].contains(where: hasMaterial) else { return [] }
    return input.rows[pair].compactMap { index in
      let reduced = input.measurements[index]
      guard reduced.state == nil, reduced.variant.transparency == .reduced else { return nil }
      return loss(at: index, reduced, pair)
    }
  }

  private mutating func loss(at index: Int, _ reduced: Measurement, _ pair: Int) -> GlassLoss? {
    let variant = Variant(reduced.variant.appearance, reduced.variant.contrast)
    guard let full = input.measurement(of: pair, in: variant), hasMaterial(full), isTheSameColor(full, reduced),
      let required = full.requirement.minimum, let with = full.minimum, full.verdict != .fail, with.reaches(required)
    else { return nil }
    if reduced.verdict == .fail || reduced.expectation == .fail {
      guard let without = reduced.minimum else { return nil }
      return GlassLoss(measurement: index, with: with, without: without, isMeasured: true)
    }
    guard hasMaterial(reduced), let without = ratioWithoutMaterials(full, required), !without.reaches(required) else {
      return nil
    }
    return GlassLoss(measurement: index, with: with, without: without, isMeasured: false)
  }

  private func hasMaterial(_ row: Int) -> Bool { hasMaterial(input.measurements[row]) }

  private func hasMaterial(_ measurement: Measurement) -> Bool {
    measurement.evidence.map { input.evidence[$0].steps.contains(where: \.hasMaterial) } ?? false
  }

  private func isTheSameColor(_ one: Measurement, _ other: Measurement) -> Bool {
    guard let first = one.evidence, let second = other.evidence else { return false }
    return input.evidence[first].foreground == input.evidence[second].foreground
  }

  /// The least ratio on the same ground without its materials; nil where the ground is not declared.
  private mutating func ratioWithoutMaterials(_ measurement: Measurement, _ required: ContrastRatio) -> ContrastRatio? {
    guard let parts = measurer.parts(of: measurement), !parts.surface.stack.backdrops.contains(.any) else { return nil }
    var stack = parts.surface.stack
    stack.steps = stack.steps.withoutMaterials
    (stack.blur, stack.isEither) = (0, false)
    guard let surface = try? PreparedSurface(stack, number: parts.surface.number) else { return nil }
    guard surface.isOpen else {
      return Sight(foreground: parts.foreground, surface: surface, against: parts.against).minimum
    }
    let pair = input.plan.pairs[measurement.pair]
    return try? sights.sight(
      of: parts.foreground, surface, parts.against, flipped: nil, required: required,
      lineHeight: input.plan.lineHeight(of: pair), images: input.plan.loaded.declaration.images
    ).minimum
  }
}

extension StackStep {
  /// Whether a material is part of it.
  fileprivate var hasMaterial: Bool {
    switch self {
    case .material: true
    case .group(let steps): steps.contains(where: \.hasMaterial)
    case .layer, .filter: false
    }
  }
}

extension [StackStep] {
  /// The same steps as if no material were drawn.
  fileprivate var withoutMaterials: [StackStep] {
    compactMap { step in
      switch step {
      case .material: nil
      case .group(let steps): .group(steps.withoutMaterials)
      case .layer, .filter: step
      }
    }
  }
}
