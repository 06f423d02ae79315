/// Xcode's `gray-gamma-22`: linear = white^2.2, all three components carry the white value.
enum GrayGamma22Space {
  static let definition = ColorSpaceDefinition(
    id: "gray-gamma-22", components: ColorSpaceDefinition.white, base: .linearSRGB,
    toBase: { color in
      Components(repeating: TransferCurve.oddSymmetric(color.first, Power.twoPointTwo))
    },
    fromBase: { linear in
      Components(repeating: TransferCurve.oddSymmetric(linear.grayOfEqualLuminance, Power.inverseTwoPointTwo))
    }, notation: .none)
}
