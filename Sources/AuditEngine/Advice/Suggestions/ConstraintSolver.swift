import ColorMath

/// Finds the colors nearest to a start that satisfy several constraints, and remembers them.
struct ConstraintSolver {
  private struct Question: Hashable {
    let start: Color
    let constraints: Set<ConstraintKey>
    let preset: NearestPreset
  }

  private var answers: [Question: [PassingColor]] = [:]
  private var bands: [ConstraintKey: LuminanceBand] = [:]

  /// The nearest colors, nearest first; empty if none is found.
  mutating func colors(
    from start: Color, satisfying constraints: [ColorConstraint], preset: NearestPreset = .nearest
  ) -> [PassingColor] {
    var keys: Set<ConstraintKey> = []
    for constraint in constraints {
      guard let key = constraint.key else { return search(from: start, constraints, preset) }
      keys.insert(key)
    }
    let question = Question(start: start, constraints: keys, preset: preset)
    if let known = answers[question] { return known }
    let found = search(from: start, constraints, preset)
    answers[question] = found
    return found
  }

  /// The luminances that satisfy a constraint on an opaque color; nil for other constraints.
  mutating func band(of constraint: ColorConstraint) -> LuminanceBand? {
    guard case .contrast(let luminance, let required, let isLighter) = constraint else { return nil }
    let band = band(reaching: required, against: luminance)
    return isLighter.map { band.side(lighter: $0, than: luminance) } ?? band
  }

  private mutating func band(reaching required: ContrastRatio, against luminance: RelativeLuminance) -> LuminanceBand {
    let key = ConstraintKey(luminance: luminance, required: required)
    if let known = bands[key] { return known }
    let band = LuminanceBand(reaching: required, against: luminance)
    bands[key] = band
    return band
  }

  private mutating func search(
    from start: Color, _ constraints: [ColorConstraint], _ preset: NearestPreset
  ) -> [PassingColor] {
    var common = LuminanceBand.whole
    var isOpaque = true
    for constraint in constraints {
      guard let band = band(of: constraint) else {
        isOpaque = false
        continue
      }
      common = common.intersection(band)
    }
    guard !common.isEmpty else { return [] }
    if isOpaque { return NearestPassing.colors(from: start.encodedSRGB, in: common, preset: preset) }
    return NearestPassing.colors(from: start.encodedSRGB, preset: preset) { color in
      constraints.allSatisfy { $0.isSatisfied(by: color) }
    }
  }
}
