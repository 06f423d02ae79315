extension ColorSpace {
  /// The space's names, ranges and conversions: one line per space, one file per definition.
  public var definition: ColorSpaceDefinition {
    switch self {
    case .sRGB: SRGBSpace.definition
    case .linearSRGB: LinearSRGBSpace.definition
    case .displayP3: DisplayP3Space.definition
    case .a98RGB: A98RGBSpace.definition
    case .proPhotoRGB: ProPhotoRGBSpace.definition
    case .rec2020: Rec2020Space.definition
    case .grayGamma22: GrayGamma22Space.definition
    case .extendedGray: ExtendedGraySpace.definition
    case .hsl: HSLSpace.definition
    case .hwb: HWBSpace.definition
    case .lab: LabSpace.definition
    case .lch: LCHSpace.definition
    case .oklab: OklabSpace.definition
    case .oklch: OKLCHSpace.definition
    case .xyzD65: XYZD65Space.definition
    case .xyzD50: XYZD50Space.definition
    }
  }

  /// Returns true if the ancestor is this space or lies on its way to the root.
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
