extension ColorSpaceDefinition {
  static let white = [ComponentRange("white", 0, 1), ComponentRange("white", 0, 1), ComponentRange("white", 0, 1)]

  /// Xcode's `gray-gamma-22`: linear = white^2.2, all three components carry the white value.
  static let grayGamma22 = ColorSpaceDefinition(
    id: "gray-gamma-22", components: white, base: .linearSRGB,
    toBase: { color in
      Components(repeating: TransferCurve.oddSymmetric(color.first, Power.twoPointTwo))
    },
    fromBase: { linear in
      Components(repeating: TransferCurve.oddSymmetric(linear.grayOfEqualLuminance, Power.inverseTwoPointTwo))
    })
}

extension Components {
  init(repeating value: Double) {
    self.init(value, value, value)
  }

  /// Of linear sRGB: the linear gray of equal WCAG luminance, below 0 too; a gray gives its own value exactly.
  var grayOfEqualLuminance: Double {
    first == second && second == third ? first : 0.2126 * first + 0.7152 * second + 0.0722 * third
  }
}
