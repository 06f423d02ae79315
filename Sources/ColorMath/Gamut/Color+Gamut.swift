extension ColorSpace {
  /// The largest excess of a channel outside 0…1 that counts as inside: rounding noise of conversions, 1e-9.
  public static let gamutTolerance = 1e-9

  /// The space whose channels 0…1 bound this one: sRGB for HSL and HWB; nil for unbounded spaces such as Lab.
  public var gamut: ColorSpace? {
    let definition = definition
    return switch definition.bounds {
    case .own: self
    case .base: definition.base
    case .none: nil
    }
  }
}

extension Color {
  /// Returns true if every channel in that space lies in 0…1, give or take 1e-9; always true for unbounded spaces.
  public func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    return converted(to: gamut).components.isInUnitCube(tolerance: ColorSpace.gamutTolerance)
  }

  /// The color in another space, brought into its gamut where it lies outside; alpha is kept.
  ///
  /// Colors in gamut are converted only. Results have channels within 0…1 exactly. NaN channels become 0.
  public func mapped(to target: ColorSpace, by mapping: GamutMapping = .binarySearchMINDE) -> Color {
    guard let gamut = target.gamut else { return converted(to: target) }
    return Color(gamut, mapping.map(self, into: gamut), alpha: alpha).converted(to: target)
  }
}
