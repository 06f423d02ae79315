/// IEC 61966-2-1; unclamped it is Xcode's `extended-srgb` too.
enum SRGBSpace {
  static let definition = ColorSpaceDefinition(
    id: "srgb", components: ColorSpaceDefinition.redGreenBlue, base: .linearSRGB,
    toBase: { $0.mapped(TransferCurve.decodeSRGB) },
    fromBase: { $0.mapped(TransferCurve.encodeSRGB) }, curve: curve)

  static let curve = RGBCurve(decode: { TransferCurve.decodeSRGB($0) }, encode: { TransferCurve.encodeSRGB($0) })
}
