import ColorMath

/// What an 8-bit colour must satisfy for one measurement to pass.
enum ColorConstraint {
  /// An opaque colour reaches a ratio with a luminance.
  case contrast(with: RelativeLuminance, ContrastRatio)
  /// A translucent colour over an opaque one reaches a ratio with a luminance.
  case over(EncodedSRGB, alpha: Double, RelativeLuminance, ContrastRatio)
  /// A surface reaches a ratio with what is seen of a translucent layer on it.
  case under(EncodedLayer, ContrastRatio)
  /// Anything else: the scene is painted and measured again.
  case scene(Scene, MovablePart)

  /// Whether a colour satisfies the constraint, by the arithmetic of the audit.
  func isSatisfied(by color: EightBitColor) -> Bool {
    switch self {
    case .contrast(let luminance, let required):
      return ContrastRatio(color.linear.relativeLuminance, luminance).reaches(required)
    case .over(let surface, let alpha, let luminance, let required):
      let seen = EncodedLayer(color.encoded, alpha: alpha).over(surface)
      return ContrastRatio(seen.relativeLuminance, luminance).reaches(required)
    case .under(let layer, let required):
      let seen = layer.over(color.encoded)
      return ContrastRatio(seen.relativeLuminance, color.linear.relativeLuminance).reaches(required)
    case .scene(let scene, let part):
      return scene.painted(part, color).minimum.reaches(scene.required)
    }
  }

  /// What tells the constraint apart from others; nil for one that is not worth remembering.
  var key: Key? {
    switch self {
    case .contrast(let luminance, let required): Key(luminance: luminance, required: required)
    case .over(let surface, let alpha, let luminance, let required):
      Key(luminance: luminance, required: required, layer: EncodedLayer(surface, alpha: alpha))
    case .under(let layer, let required): Key(luminance: nil, required: required, layer: layer)
    case .scene: nil
    }
  }

  /// The numbers of a constraint.
  struct Key: Hashable {
    var luminance: RelativeLuminance?
    var required: ContrastRatio
    var layer: EncodedLayer?
  }
}

/// Finds the colours nearest to a start that satisfy several constraints, and remembers them.
struct ConstraintSolver {
  private struct Question: Hashable {
    let start: Color
    let constraints: Set<ColorConstraint.Key>
  }

  private var answers: [Question: [PassingColor]] = [:]
  private var bands: [ColorConstraint.Key: LuminanceBand] = [:]

  /// The nearest colours, nearest first; empty where none is found.
  mutating func colors(from start: Color, satisfying constraints: [ColorConstraint]) -> [PassingColor] {
    var keys: Set<ColorConstraint.Key> = []
    for constraint in constraints {
      guard let key = constraint.key else { return search(from: start, constraints) }
      keys.insert(key)
    }
    let question = Question(start: start, constraints: keys)
    if let known = answers[question] { return known }
    let found = search(from: start, constraints)
    answers[question] = found
    return found
  }

  /// The luminances that satisfy a constraint on an opaque colour; nil for other constraints.
  mutating func band(of constraint: ColorConstraint) -> LuminanceBand? {
    guard case .contrast(let luminance, let required) = constraint else { return nil }
    let key = ColorConstraint.Key(luminance: luminance, required: required)
    if let known = bands[key] { return known }
    let band = LuminanceBand(reaching: required, against: luminance)
    bands[key] = band
    return band
  }

  private mutating func search(from start: Color, _ constraints: [ColorConstraint]) -> [PassingColor] {
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
    if isOpaque { return NearestPassing.colors(from: start.encodedSRGB, in: common) }
    return NearestPassing.colors(from: start.encodedSRGB) { color in
      constraints.allSatisfy { $0.isSatisfied(by: color) }
    }
  }
}
