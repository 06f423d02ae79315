/// The transfer curve of an RGB space, from its gamma-encoded channels to linear light and back.
struct RGBCurve: Sendable {
  let decode: @Sendable (Double) -> Double
  let encode: @Sendable (Double) -> Double
}

extension Color {
  /// The gray of another RGB space that equal components are, without the round-off of matrices; nil for other colors.
  ///
  /// White is white in each of these spaces, so a neutral color is neutral in all of them.
  func neutral(in target: ColorSpace) -> Color? {
    guard components.first == components.second, components.second == components.third,
      let own = space.definition.curve, let other = target.definition.curve
    else { return nil }
    let gray = Self.sharesCurve(space, target) ? components.first : other.encode(own.decode(components.first))
    return Color(target, Components(repeating: gray), alpha: alpha)
  }

  /// Returns true if two spaces encode equal grays by equal numbers.
  private static func sharesCurve(_ one: ColorSpace, _ other: ColorSpace) -> Bool {
    let alike: [ColorSpace] = [.sRGB, .displayP3]
    return alike.contains(one) && alike.contains(other)
  }
}
