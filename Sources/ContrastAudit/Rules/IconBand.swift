import ColorMath
package import PaletteModel

/// The luminances at which one colour reaches its minimum on every surface that it stands on in a variant.
package struct IconBand: Hashable, Sendable {
  /// A surface that the colour stands on.
  struct Ground: Hashable {
    /// Index into `AuditDeclaration.surfaces`.
    var surface: Int
    var luminance: RelativeLuminance
    var required: ContrastRatio
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
      let level = ground.luminance.value + 0.05
      let (below, above) = (level / ground.required.value - 0.05, level * ground.required.value - 0.05)
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
      title: "Icon band",
      finds: "An opaque colour that stands on several surfaces in one variant and fails on one of them. It prints the "
        + "band of relative luminance that would pass on all, or says that there is none and which surfaces clash. "
        + "Text counts only where some surfaces ask for a darker colour and others for a lighter one.",
      matters: "Mending the colour for one surface breaks it on the next; the band says at once what is possible. On "
        + "white and on black, for example, a colour that must reach 4.5 has only 0.1750 to 0.1833.",
      failing: ##"{ "pairs": [{ "foreground": "#CCCCCC", "on": ["#FFFFFF", "#000000"], "role": "graphic" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#777777", "on": ["#FFFFFF", "#000000"], "role": "graphic" }] }"##,
      remedy: "Choose a colour inside the band; where there is none, use one colour for each surface.",
      seenIn:
        "Palettes/Countdown: one glyph for white and black plates, black in light and white in dark; only a luminance "
        + "of 0.1750 to 0.1833 gives the 4.5 that it promises on both.",
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
  private enum Luminance {
    case unknown
    /// Nil for what is translucent, filtered or uncertain.
    case known(RelativeLuminance?)
  }

  private let input: AuditInput
  /// By surface, then variant.
  private var luminances: [Luminance]

  init(_ input: AuditInput) {
    self.input = input
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
        let luminance = luminance(of: surface, under: measurement)
      else { continue }
      grounds.append(.init(surface: surface, luminance: luminance, required: required))
    }
    return grounds.count > 1 ? IconBand(variant, grounds, failing: failing) : nil
  }

  private mutating func luminance(of surface: Int, under measurement: Measurement) -> RelativeLuminance? {
    guard measurement.verdict == .pass || measurement.verdict == .fail,
      let evidence = measurement.evidence.map({ input.evidence[$0] }), evidence.foreground.alpha >= 1
    else { return nil }
    let place = surface * Variant.allCases.count + Int(measurement.variant.rawValue)
    if case .known(let luminance) = luminances[place] { return luminance }
    let base = evidence.filters.isEmpty ? evidence.steps.layers(bestOnly: true).first : nil
    let luminance = base.flatMap { $0.alpha >= 1 ? $0.color.relativeLuminance : nil }
    luminances[place] = .known(luminance)
    return luminance
  }
}
