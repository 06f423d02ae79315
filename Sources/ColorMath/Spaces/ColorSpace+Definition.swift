extension ColorSpace {
  /// The definition of every space, in the order of their places.
  static let definitions = [
    SRGBSpace.definition,
    LinearSRGBSpace.definition,
    DisplayP3Space.definition,
    A98RGBSpace.definition,
    ProPhotoRGBSpace.definition,
    Rec2020Space.definition,
    GrayGamma22Space.definition,
    ExtendedGraySpace.definition,
    HSLSpace.definition,
    HWBSpace.definition,
    LabSpace.definition,
    LCHSpace.definition,
    OklabSpace.definition,
    OKLCHSpace.definition,
    XYZD65Space.definition,
    XYZD50Space.definition,
  ]

  /// The space's names, ranges and conversions.
  public var definition: ColorSpaceDefinition { Self.definitions[Int(place)] }

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
