extension DeltaE {
  /// CIEDE2000 with kL = kC = kH = 1, after Sharma, Wu, Dalal 2005; both colors are relative to the same white.
  public static func ciede2000(_ one: CIELab, _ other: CIELab) -> Double {
    let meanChroma = (one.chroma + other.chroma) / 2
    let stretch = 1.5 - 0.5 * highChroma(meanChroma)
    let (first, second) = (AdjustedLCH(one, stretch), AdjustedLCH(other, stretch))
    let chroma = (first.chroma + second.chroma) / 2
    let hue = meanHue(first, second)
    let lightness = (one.lightness + other.lightness) / 2 - 50
    let lightnessSquare = lightness * lightness
    let lightnessScale = 1 + 0.015 * lightnessSquare / Root.square(20 + lightnessSquare)
    let chromaScale = 1 + 0.045 * chroma
    let hueScale = 1 + 0.015 * chroma * hueWeight(hue)
    let deltaL = (other.lightness - one.lightness) / lightnessScale
    let deltaC = (second.chroma - first.chroma) / chromaScale
    let deltaH = hueDifference(first, second) / hueScale
    let sum = deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + blueRotation(hue, chroma) * deltaC * deltaH
    return sum > 0 ? Root.square(sum) : 0
  }

  /// √(C⁷ / (C⁷ + 25⁷)): 0 for grays, near 1 for strong colors.
  private static func highChroma(_ chroma: Double) -> Double {
    let ratio = chroma / 25
    let square = ratio * ratio
    let seventh = square * square * square * ratio
    return seventh < .infinity ? Root.square(seventh / (seventh + 1)) : 1
  }

  /// Hues this close to opposite (degrees) count as opposite, so that rounding does not decide the shorter direction.
  private static let opposite = 180 + 1e-9

  /// ΔH′ = 2·√(C₁C₂)·sin(Δh/2), with Δh the shorter way round.
  private static func hueDifference(_ one: AdjustedLCH, _ other: AdjustedLCH) -> Double {
    var angle = other.hue - one.hue
    if angle > opposite { angle -= 360 }
    if angle < -opposite { angle += 360 }
    return 2 * Root.square(one.chroma * other.chroma) * Angle.sine(angle / 2)
  }

  /// The mean hue in degrees; with a gray involved the other color's hue, as the paper's equation 14 says.
  private static func meanHue(_ one: AdjustedLCH, _ other: AdjustedLCH) -> Double {
    let sum = one.hue + other.hue
    if one.chroma * other.chroma == 0 { return sum }
    if (one.hue - other.hue).magnitude <= opposite { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  /// T, the weight of hue differences around the circle.
  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * Angle.cosine(hue - 30) + 0.24 * Angle.cosine(2 * hue) + 0.32 * Angle.cosine(3 * hue + 6)
      - 0.20 * Angle.cosine(4 * hue - 63)
  }

  /// R_T, which turns the ellipses of strong blues.
  private static func blueRotation(_ hue: Double, _ chroma: Double) -> Double {
    let distance = (hue - 275) / 25
    let turn = 60 * Exponential.power(-(distance * distance))
    return -2 * highChroma(chroma) * Angle.sine(turn)
  }
}

/// Chroma and hue after the a axis has been stretched for near-grays.
private struct AdjustedLCH {
  let chroma: Double
  /// Degrees, 0 ..< 360; 0 for grays.
  let hue: Double

  init(_ lab: CIELab, _ stretch: Double) {
    let a = lab.a * stretch
    chroma = Root.square(a * a + lab.b * lab.b)
    hue = Angle.hue(y: lab.b, x: a)
  }
}

extension CIELab {
  fileprivate var chroma: Double { Root.square(a * a + b * b) }
}
