/// Hue, whiteness, blackness of encoded sRGB, as CSS Color 4 section 8 converts them (sum above 1: a gray).
enum HWBSpace {
  static let definition = ColorSpaceDefinition(
    id: "hwb",
    components: [
      ComponentRange("hue", 0, 360), ComponentRange("whiteness", 0, 1), ComponentRange("blackness", 0, 1),
    ],
    base: .sRGB,
    toBase: { $0.redGreenBlueFromHWB },
    fromBase: { encoded in
      let white = min(encoded.first, encoded.second, encoded.third)
      let black = 1 - max(encoded.first, encoded.second, encoded.third)
      return Components(encoded.hexagonHue, white, black)
    }, notation: .hueFirst, bounds: .base)
}

extension Components {
  fileprivate var redGreenBlueFromHWB: Components {
    let (white, black) = (second, third)
    if white + black >= 1 { return Components(repeating: white / (white + black)) }
    let twelfth = Angle.normalized(first) / 30
    func channel(_ offset: Double) -> Double {
      let sum = offset + twelfth
      let k = sum >= 12 ? sum - 12 : sum
      let pure = (1 - max(-1, min(k - 3, 9 - k, 1))) / 2
      return pure * (1 - white - black) + white
    }
    return Components(channel(0), channel(8), channel(4))
  }
}
