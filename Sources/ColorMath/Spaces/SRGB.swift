extension ColorSpaceDefinition {
  /// IEC 61966-2-1; unclamped it is Xcode's `extended-srgb` too.
  static let sRGB = ColorSpaceDefinition(
    id: "srgb", components: redGreenBlue, base: .linearSRGB,
    toBase: { $0.mapped(TransferCurve.decodeSRGB) },
    fromBase: { $0.mapped(TransferCurve.encodeSRGB) })
}
