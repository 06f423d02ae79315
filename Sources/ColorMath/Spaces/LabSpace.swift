/// CIE Lab relative to D50, as CSS Color 4: L 0…100.
enum LabSpace {
  static let definition = ColorSpaceDefinition(
    id: "lab",
    components: [
      ComponentRange("lightness", 0, 100), ComponentRange("a", -125, 125), ComponentRange("b", -125, 125),
    ],
    base: .xyzD50,
    toBase: { $0.xyzFromLab },
    fromBase: { $0.labFromXYZ }, notation: .function, bounds: .none)
}

extension Components {
  fileprivate var labFromXYZ: Components {
    func f(_ ratio: Double) -> Double {
      ratio > CIELightness.epsilon ? Root.cube(ratio) : (CIELightness.kappa * ratio + 16) / 116
    }
    let white = WhitePoint.d50
    let (fx, fy, fz) = (f(first / white.first), f(second / white.second), f(third / white.third))
    return Components(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  fileprivate var xyzFromLab: Components {
    func ratio(_ f: Double) -> Double {
      let cube = f * f * f
      return cube > CIELightness.epsilon ? cube : (116 * f - 16) / CIELightness.kappa
    }
    let white = WhitePoint.d50
    let fy = (first + 16) / 116
    let y = first > CIELightness.kappa * CIELightness.epsilon ? fy * fy * fy : first / CIELightness.kappa
    return Components(
      white.first * ratio(fy + second / 500), white.second * y, white.third * ratio(fy - third / 200))
  }
}
