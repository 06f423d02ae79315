import ColorMath
package import PaletteModel

/// The luminances at which one colour reaches its minimum on every surface that it stands on in a variant.
package struct IconBand: Hashable, Sendable {
  /// A surface that the colour stands on.
  struct Ground: Hashable {
    /// Index into `AuditDeclaration.surfaces`.
    var surface: Int
    /// All that it may have, 0…1: more than one where what lies below shows through.
    var luminances: ClosedRange<Double>
    var required: ContrastRatio

    /// Whether what shows through leaves no room by itself, so that other surfaces change nothing.
    var isHopeless: Bool { luminances.lowerBound < luminances.upperBound && IconBand.bands([self]).isEmpty }
  }

  /// The variant in which the surfaces occur together.
  package var variant: Variant
  /// From dark to light, none where the surfaces leave no room; 0…1.
  package var bands: [ClosedRange<Double>]
  /// Surfaces that together leave no room, as indices into `AuditDeclaration.surfaces`; two where two suffice.
  package var clash: [Int]
  /// The measurements that fail, as indices.
  package var failing: [Int]

  init(_ variant: Variant, _ grounds: [Ground], failing: [Int]) {
    self.variant = variant
    self.failing = failing
    bands = Self.bands(grounds)
    clash = bands.isEmpty ? Self.clash(grounds) : []
  }

  /// Whether some surfaces ask for a darker colour and some for a lighter one, so that no end of 0…1 suits all.
  var isTwoSided: Bool { bands.allSatisfy { $0.lowerBound > 0 && $0.upperBound < 1 } }

  /// What is left of 0…1 where each surface rules out the luminances too near its own.
  static func bands(_ grounds: [Ground]) -> [ClosedRange<Double>] {
    var bands = [0.0...1.0]
    for ground in grounds {
      let below = (ground.luminances.lowerBound + 0.05) / ground.required.value - 0.05
      let above = (ground.luminances.upperBound + 0.05) * ground.required.value - 0.05
      bands = bands.flatMap { band -> [ClosedRange<Double>] in
        var left: [ClosedRange<Double>] = []
        if band.lowerBound <= below { left.append(band.lowerBound...min(band.upperBound, below)) }
        if band.upperBound >= above { left.append(max(band.lowerBound, above)...band.upperBound) }
        return left
      }
    }
    return bands
  }

  /// The first two surfaces that leave no room between them, else all.
  private static func clash(_ grounds: [Ground]) -> [Int] {
    for (index, one) in grounds.enumerated() {
      for other in grounds[(index + 1)...] where bands([one, other]).isEmpty { return [one.surface, other.surface] }
    }
    return grounds.map(\.surface)
  }
}

extension Rule {
  /// Graphics and text of one colour for several surfaces at once that fail on some.
  static let iconBand = Rule(
    id: "icon-band", severity: .warning,
    page: RulePage(
      title: "Luminance range across surfaces",
      finds:
        "An opaque color that is used on several surfaces in one variant and fails on one of them. The finding "
        + "gives the range of relative luminance that passes on all of them, or states that no such range exists and "
        + "names the surfaces that conflict. Text is included only if some surfaces need a darker color and others a "
        + "lighter one. A translucent surface is included with every luminance that it can have.",
      matters:
        "A color that is fixed for one surface can fail on the next; the range shows at once what is possible. For "
        + "example, a color that must reach 4.5 on both white and black has only the range 0.1750 to 0.1833.",
      failing: ##"{ "pairs": [{ "foreground": "#CCCCCC", "on": ["#FFFFFF", "#000000"], "role": "graphic" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#777777", "on": ["#FFFFFF", "#000000"], "role": "graphic" }] }"##,
      remedy: "Choose a color inside the range. If no range exists, use a different color for each surface.",
      seenIn:
        "Palettes/Countdown: one glyph for white and black plates, black in light mode and white in dark mode. Only "
        + "a luminance from 0.1750 to 0.1833 gives the required 4.5 on both.",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { input in
    var finder = IconBandFinder(input)
    let uses = input.foregrounds { pair, index in pair.role == .graphic || pair.role == .text ? index : nil }
    return uses.compactMap { foreground, rows in
      let graphic = finder.bands(of: rows, for: .graphic)
      let bands = graphic.isEmpty ? finder.bands(of: rows, for: .text).filter(\.isTwoSided) : graphic
      return bands.isEmpty ? nil : .iconBand(foreground: foreground, bands)
    }
  }
}

/// Works out bands; the luminance of a surface is looked up once for each variant.
private struct IconBandFinder {
  private enum Luminances {
    case unknown
    /// Nil for what is filtered or uncertain.
    case known(ClosedRange<Double>?)
  }

  private let input: AuditInput
  private var measurer: Measurer
  private var sights = OpenSights()
  /// By surface, then variant.
  private var luminances: [Luminances]

  init(_ input: AuditInput) {
    self.input = input
    measurer = Measurer(input.plan)
    let count = input.plan.loaded.declaration.surfaces.count * Variant.allCases.count
    luminances = Array(repeating: .unknown, count: count)
  }

  /// The bands of a colour, by variant, from its measurements in one role.
  mutating func bands(of rows: [Int], for role: Role) -> [IconBand] {
    let rows = rows.filter { index in
      let measurement = input.measurements[index]
      return measurement.state == nil && input.plan.pairs[measurement.pair].role == role
    }
    guard rows.contains(where: { input.measurements[$0].verdict == .fail }) else { return [] }
    var byVariant = Array(repeating: [Int](), count: Variant.allCases.count)
    for row in rows { byVariant[Int(input.measurements[row].variant.rawValue)].append(row) }
    return zip(Variant.allCases, byVariant).compactMap { variant, rows in band(of: rows, in: variant) }
  }

  /// The band in a variant; nil where nothing fails, or where the luminance alone does not decide.
  private mutating func band(of rows: [Int], in variant: Variant) -> IconBand? {
    let failing = rows.filter { input.measurements[$0].verdict == .fail }
    guard rows.count > 1, !failing.isEmpty else { return nil }
    var grounds: [IconBand.Ground] = []
    for index in rows {
      let measurement = input.measurements[index]
      let surface = input.plan.pairs[measurement.pair].surface
      guard let required = measurement.requirement.minimum, !grounds.contains(where: { $0.surface == surface }),
        let luminances = luminances(of: surface, under: measurement)
      else { continue }
      let ground = IconBand.Ground(surface: surface, luminances: luminances, required: required)
      if ground.isHopeless { continue }
      grounds.append(ground)
    }
    return grounds.count > 1 ? IconBand(variant, grounds, failing: failing) : nil
  }

  private mutating func luminances(of surface: Int, under measurement: Measurement) -> ClosedRange<Double>? {
    guard measurement.verdict == .pass || measurement.verdict == .fail,
      let evidence = measurement.evidence.map({ input.evidence[$0] }), evidence.foreground.alpha >= 1
    else { return nil }
    let place = surface * Variant.allCases.count + Int(measurement.variant.rawValue)
    if case .known(let known) = luminances[place] { return known }
    let found = evidence.filters.isEmpty ? range(of: evidence, under: measurement) : nil
    luminances[place] = .known(found)
    return found
  }

  /// The luminances of a surface over all that may lie below it, from the ratios that black has with them.
  private mutating func range(of evidence: MeasurementEvidence, under measurement: Measurement) -> ClosedRange<Double>?
  {
    if measurement.outlook == nil {
      guard let base = evidence.steps.layers(bestOnly: true).first, base.alpha >= 1 else { return nil }
      let luminance = base.color.relativeLuminance.value
      return luminance...luminance
    }
    guard var parts = measurer.parts(of: measurement) else { return nil }
    parts.foreground.layers = [EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0))]
    let pair = input.plan.pairs[measurement.pair]
    guard
      let sight = try? sights.sight(
        of: parts.foreground, parts.surface, nil, flipped: nil, required: nil,
        lineHeight: input.plan.lineHeight(of: pair), images: input.plan.loaded.declaration.images)
    else { return nil }
    func luminance(_ ratio: ContrastRatio) -> Double { min(1, max(0, ratio.value * 0.05 - 0.05)) }
    let least = luminance(sight.minimum)
    return least...max(least, luminance(sight.maximum))
  }
}
