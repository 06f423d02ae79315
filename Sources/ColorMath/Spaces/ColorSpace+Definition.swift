extension ColorSpace {
  /// The space's names, ranges and conversions: one line per space, one file per definition.
  public var definition: ColorSpaceDefinition {
    switch self {
    case .sRGB: .sRGB
    case .linearSRGB: .linearSRGB
    case .displayP3: .displayP3
    case .a98RGB: .a98RGB
    case .proPhotoRGB: .proPhotoRGB
    case .rec2020: .rec2020
    case .grayGamma22: .grayGamma22
    case .extendedGray: .extendedGray
    case .hsl: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .xyzD65: .xyzD65
    case .xyzD50: .xyzD50
    }
  }

  /// Whether the ancestor is this space or lies on its way to the root.
  func descends(from ancestor: ColorSpace) -> Bool {
    var space: ColorSpace? = self
    while let current = space {
      if current == ancestor { return true }
      space = current.definition.base
    }
    return false
  }

  /// Converts components of an ancestor (or of this very space) down to this space.
  func components(_ components: Components, from ancestor: ColorSpace) -> Components {
    guard self != ancestor, let base = definition.base else { return components }
    return definition.fromBase(base.components(components, from: ancestor))
  }
}
