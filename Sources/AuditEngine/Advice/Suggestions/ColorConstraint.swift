import ColorMath

/// The condition on an 8-bit color for one measurement to pass.
enum ColorConstraint: Sendable {
  /// An opaque color reaches a ratio with a luminance: lighter than it, darker, or either if nil.
  case contrast(with: RelativeLuminance, ContrastRatio, isLighter: Bool? = nil)
  /// A translucent color over an opaque one reaches a ratio with a luminance.
  case over(EncodedSRGB, alpha: Double, RelativeLuminance, ContrastRatio)
  /// A surface reaches a ratio with a translucent layer drawn on it.
  case under(EncodedLayer, ContrastRatio)
  /// Anything else: the scene is painted and measured again.
  indirect case scene(Scene, MovablePart)
  /// One of the other three, on one side: the color that moves is lighter than what it is compared with, or darker; of
  /// a scene, the foreground is.
  indirect case onSide(ColorConstraint, isLighter: Bool)

  /// Returns true if a color satisfies the constraint, by the arithmetic of the audit.
  func isSatisfied(by color: EightBitColor) -> Bool { outcome(of: color).isSatisfied }

  /// The two properties of a color: it satisfies the constraint, and is lighter than what it is compared with.
  private func outcome(of color: EightBitColor) -> (isSatisfied: Bool, isLighter: Bool) {
    let luminance = color.linear.relativeLuminance
    switch self {
    case .contrast(let other, let required, let side):
      let isLighter = luminance > other
      return (ContrastRatio(luminance, other).reaches(required) && isLighter == (side ?? isLighter), isLighter)
    case .over(let surface, let alpha, let other, let required):
      let seen = EncodedLayer(color.encoded, alpha: alpha).over(surface).relativeLuminance
      return (ContrastRatio(seen, other).reaches(required), seen > other)
    case .under(let layer, let required):
      let seen = layer.over(color.encoded).relativeLuminance
      return (ContrastRatio(seen, luminance).reaches(required), luminance > seen)
    case .scene(let scene, let part):
      let sight = scene.painted(part, color).sight
      return (sight.minimum.reaches(scene.required), sight.rise > 0)
    case .onSide(let base, let side):
      let outcome = base.outcome(of: color)
      return (outcome.isSatisfied && outcome.isLighter == side, outcome.isLighter)
    }
  }

  /// The steps of asking about one color.
  var steps: Int {
    switch self {
    case .contrast: 1
    case .over, .under: 3
    case .scene(let scene, _):
      20 + 5 * scene.surface.steps.count + 5 * scene.surface.colors.count * max(1, scene.foreground.layers.count)
    case .onSide(let base, _): 2 * base.steps
    }
  }

  /// Returns the constraint with a greater ratio, 21 at most.
  func raised(_ raise: (Double) -> Double) -> ColorConstraint {
    func raised(_ ratio: ContrastRatio) -> ContrastRatio { ContrastRatio(min(21, raise(ratio.value))) }
    switch self {
    case .contrast(let other, let required, let isLighter):
      return .contrast(with: other, raised(required), isLighter: isLighter)
    case .over(let surface, let alpha, let other, let required):
      return .over(surface, alpha: alpha, other, raised(required))
    case .under(let layer, let required): return .under(layer, raised(required))
    case .scene(let scene, let part):
      let copy = Scene(
        foreground: scene.foreground, surface: scene.surface, against: scene.against, required: raised(scene.required))
      return .scene(copy, part)
    case .onSide(let base, let isLighter): return .onSide(base.raised(raise), isLighter: isLighter)
    }
  }

  /// The condition without a side.
  var onEitherSide: ColorConstraint {
    switch self {
    case .contrast(let other, let required, _): .contrast(with: other, required)
    case .over, .under, .scene: self
    case .onSide(let base, _): base
    }
  }

  /// The identity of the constraint; nil for one that is not worth caching.
  var key: ConstraintKey? {
    switch self {
    case .contrast(let luminance, let required, let isLighter):
      ConstraintKey(luminance: luminance, required: required, isLighter: isLighter)
    case .over(let surface, let alpha, let luminance, let required):
      ConstraintKey(luminance: luminance, required: required, layer: EncodedLayer(surface, alpha: alpha))
    case .under(let layer, let required): ConstraintKey(luminance: nil, required: required, layer: layer)
    case .scene: nil
    case .onSide(let base, let isLighter):
      base.key.map {
        ConstraintKey(luminance: $0.luminance, required: $0.required, layer: $0.layer, isLighter: isLighter)
      }
    }
  }
}
