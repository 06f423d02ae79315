import ColorMath
import Palettes

extension Rule {
  /// Graphics and text that use one color on several surfaces and fail on some of them.
  static let iconBand = Rule(
    id: "icon-band", severity: .warning,
    page: RulePage(
      title: "Luminance range across surfaces",
      finds:
        "An opaque color that is used on several surfaces in one variant and fails on at least one of them. The "
        + "finding shows the range of relative luminance that passes on all the surfaces. If no such range exists, it "
        + "names the surfaces that conflict. Legible reports text only if some surfaces need a darker color and others "
        + "need a lighter one. For a translucent surface, the range accounts for every luminance that the surface can "
        + "have. System colors are exempt because you can't edit them. Pairs found in sources are exempt because views "
        + "that share a color have nothing else in common.",
      matters:
        "If you adjust a color for one surface, it can fail on the next. The range shows which colors work on all "
        + "of them. For example, a color that must reach 4.5 on both white and black needs a luminance from 0.1750 "
        + "to 0.1833.",
      failing: ##"{ "pairs": [{ "foreground": "#CCCCCC", "on": ["#FFFFFF", "#000000"], "role": "graphic" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#777777", "on": ["#FFFFFF", "#000000"], "role": "graphic" }] }"##,
      remedy: "Choose a color within the range. If no range exists, use a different color for each surface.",
      seenIn:
        "Palettes/Countdown: the same glyph (black in light mode, white in dark mode) appears on both white and black "
        + "backgrounds. Only a luminance from 0.1750 to 0.1833 reaches the required ratio of 4.5 on both.",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { input in
    let finder = IconBandFinder(input)
    let uses = input.foregrounds { pair, index in pair.role == .graphic || pair.role == .text ? index : nil }
    return uses.compactMap { foreground, rows in
      let graphic = finder.bands(of: rows, for: .graphic)
      let bands = graphic.isEmpty ? finder.bands(of: rows, for: .text).filter { $0.isTwoSided } : graphic
      return bands.isEmpty ? nil : .iconBand(foreground: foreground, bands)
    }
  }
}

/// Computes bands.
private struct IconBandFinder {
  private let input: AuditInput
  private let systems: SystemForegrounds
  /// True if any pair is found in sources.
  private let hasFound: Bool

  init(_ input: AuditInput) {
    self.input = input
    systems = SystemForegrounds(input.plan)
    hasFound = input.plan.hasFoundPairs
  }

  /// The bands of a color, by variant, from its measurements in one role.
  func bands(of rows: [MeasurementIndex], for role: Role) -> [IconBandEvidence] {
    let (measurements, pairs) = (input.measurements, input.plan.pairs)
    let own = rows.filter { pairs[measurements[$0].pair].role == role }
    // A variant in which nothing fails has no band, and most have none.
    let failing = VariantSet(
      own.filter { measurements[$0].verdict == .fail }.map { VariantSet(measurements[$0].variant) })
    guard !failing.isEmpty else { return [] }
    var byVariant = Array(repeating: [MeasurementIndex](), count: Variant.allCases.count)
    for row in own where failing.contains(measurements[row].variant) && counts(measurements[row]) {
      byVariant[Int(measurements[row].variant.rawValue)].append(row)
    }
    return zip(Variant.allCases, byVariant).compactMap { variant, rows in band(of: rows, in: variant) }
  }

  /// Returns true if a measurement is of a declared pair without a state, whose color the system does not give.
  private func counts(_ measurement: Measurement) -> Bool {
    measurement.state == nil && !systems.contains(measurement) && !(hasFound && input.isFound(measurement))
  }

  /// The band in a variant; nil if nothing fails, or if the luminance alone does not decide.
  private func band(of rows: [MeasurementIndex], in variant: Variant) -> IconBandEvidence? {
    let measurements = input.measurements
    let failing = rows.filter { measurements[$0].verdict == .fail }
    guard rows.count > 1, !failing.isEmpty else { return nil }
    var grounds: [IconBandEvidence.Ground] = []
    var unknown: [SurfaceIndex] = []
    for index in rows {
      let surface = input.plan.pairs[measurements[index].pair].surface
      guard let required = measurements[index].requirement.minimum, !unknown.contains(surface),
        !grounds.contains(where: { $0.surface == surface })
      else { continue }
      let ground = luminances(of: index).map {
        IconBandEvidence.Ground(surface: surface, luminances: $0, required: required)
      }
      if let ground { grounds.append(ground) } else { unknown.append(surface) }
    }
    let band = IconBandEvidence(variant, grounds, failing: failing, unknown: unknown)
    return band.surfaces.count > 1 ? band : nil
  }

  /// The luminances of the surface of a measurement; nil if it is filtered or uncertain.
  private func luminances(of row: MeasurementIndex) -> ClosedRange<Double>? {
    // Measurements and their evidence are large: neither is copied here.
    let (measurements, evidence) = (input.measurements, input.evidence)
    guard measurements[row].outlook == nil else { return input.measured.probes.luminances[row] }
    guard measurements[row].verdict == .pass || measurements[row].verdict == .fail,
      let place = measurements[row].evidence, evidence[place].foreground.alpha >= 1, evidence[place].filters.isEmpty,
      let base = evidence[place].steps.layers(bestOnly: true).first, base.alpha >= 1
    else { return nil }
    let luminance = base.color.relativeLuminance.value
    return luminance...luminance
  }
}
