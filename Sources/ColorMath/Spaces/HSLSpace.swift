/// Hue, saturation, lightness of encoded sRGB, as CSS Color 4 section 7 converts them.
enum HSLSpace {
  static let definition = ColorSpaceDefinition(
    id: "hsl",
    components: [
      ComponentRange("hue", 0, 360), ComponentRange("saturation", 0, 1), ComponentRange("lightness", 0, 1),
    ],
    base: .sRGB,
    toBase: { $0.redGreenBlueFromHSL },
    fromBase: { $0.hueSaturationLightness }, notation: .hueFirst, bounds: .base)
}

extension Components {
  fileprivate var redGreenBlueFromHSL: Components {
    let twelfth = Angle.normalized(first) / 30
    let reach = second * min(third, 1 - third)
    func channel(_ offset: Double) -> Double {
      let sum = offset + twelfth
      let k = sum >= 12 ? sum - 12 : sum
      return third - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Components(channel(0), channel(8), channel(4))
  }

  /// Of encoded sRGB; a negative saturation (outside the gamut) becomes positive with the opposite hue.
  fileprivate var hueSaturationLightness: Components {
    let lower = min(first, second, third)
    let upper = max(first, second, third)
    let lightness = (lower + upper) / 2
    let room = min(lightness, 1 - lightness)
    let saturation = upper == lower || room == 0 ? 0 : (upper - lightness) / room
    if saturation < 0 {
      return Components(Angle.normalized(hexagonHue + 180), -saturation, lightness)
    }
    return Components(hexagonHue, saturation, lightness)
  }

  /// The hue on the RGB hexagon, 0 ..< 360 degrees; 0 for grays.
  var hexagonHue: Double {
    let upper = max(first, second, third)
    let range = upper - min(first, second, third)
    guard range > 0 else { return 0 }
    if upper == first { return Angle.normalized(60 * ((second - third) / range)) }
    if upper == second { return 60 * ((third - first) / range + 2) }
    return 60 * ((first - second) / range + 4)
  }
}
