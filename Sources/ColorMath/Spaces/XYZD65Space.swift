/// CIE 1931 XYZ relative to D65, the root of the tree.
enum XYZD65Space {
  static let definition = ColorSpaceDefinition(
    id: "xyz-d65", components: ColorSpaceDefinition.tristimulus, base: nil, toBase: { $0 }, fromBase: { $0 },
    bounds: .none)
}
