/// Xcode's `extended-gray`: white on the sRGB curve, unclamped, all three components carry the white value.
enum ExtendedGraySpace {
  static let definition = ColorSpaceDefinition(
    id: "extended-gray", components: ColorSpaceDefinition.white, base: .sRGB,
    toBase: { Components(repeating: $0.first) },
    fromBase: { encoded in
      if encoded.first == encoded.second && encoded.second == encoded.third { return encoded }
      let gray = encoded.mapped(TransferCurve.decodeSRGB).grayOfEqualLuminance
      return Components(repeating: TransferCurve.encodeSRGB(gray))
    }, notation: .none)
}
