import Testing

@testable import ColorMath

/// Derives every matrix again from the values of its standard: chromaticities, white points and cone responses.
@Suite struct MatrixDerivationTests {
  struct Primaries: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let red: (Double, Double)
    let green: (Double, Double)
    let blue: (Double, Double)
    let white: Components
    let toXYZ: Matrix3
    let fromXYZ: Matrix3
  }

  static let spaces = [
    Primaries(
      testDescription: "sRGB", red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), white: WhitePoint.d65,
      toXYZ: LinearSRGBSpace.toXYZ, fromXYZ: LinearSRGBSpace.fromXYZ),
    Primaries(
      testDescription: "Display P3", red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060),
      white: WhitePoint.d65, toXYZ: DisplayP3Space.toXYZ, fromXYZ: DisplayP3Space.fromXYZ),
    Primaries(
      testDescription: "A98 RGB", red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06),
      white: WhitePoint.d65, toXYZ: A98RGBSpace.toXYZ, fromXYZ: A98RGBSpace.fromXYZ),
    Primaries(
      testDescription: "ProPhoto RGB", red: (0.734699, 0.265301), green: (0.159597, 0.840403),
      blue: (0.036598, 0.000105), white: WhitePoint.d50,
      toXYZ: ProPhotoRGBSpace.toXYZ, fromXYZ: ProPhotoRGBSpace.fromXYZ),
    Primaries(
      testDescription: "BT.2020", red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046),
      white: WhitePoint.d65, toXYZ: Rec2020Space.toXYZ, fromXYZ: Rec2020Space.fromXYZ),
  ]

  static let coneMatrix = Matrix3(
    0.8951, 0.2664, -0.1614,
    -0.7502, 1.7135, 0.0367,
    0.0389, -0.0685, 1.0296)

  @Test(arguments: spaces)
  func followsFromChromaticities(_ space: Primaries) {
    let unscaled = Matrix3.columns(
      Self.tristimulus(space.red), Self.tristimulus(space.green), Self.tristimulus(space.blue))
    let scale = unscaled.inverse * space.white
    let derived = unscaled.times(.diagonal(scale))
    #expect(derived.distance(to: space.toXYZ) < 1e-12)
    #expect(space.toXYZ.inverse.distance(to: space.fromXYZ) < 1e-12)
  }

  @Test func bradfordFollowsFromItsConeMatrix() {
    let from = Self.coneMatrix * WhitePoint.d65
    let to = Self.coneMatrix * WhitePoint.d50
    let gain = Components(to.first / from.first, to.second / from.second, to.third / from.third)
    let derived = Self.coneMatrix.inverse.times(.diagonal(gain)).times(Self.coneMatrix)
    #expect(derived.distance(to: XYZD50Space.fromD65) < 1e-12)
    #expect(XYZD50Space.fromD65.inverse.distance(to: XYZD50Space.toD65) < 1e-12)
  }

  @Test func oklabFollowsFromTheMatricesOfCSS() {
    let conesFromXYZ = Matrix3(
      0.8190224379967030, 0.3619062600528904, -0.1288737815209879,
      0.0329836539323885, 0.9292868615863434, 0.0361446663506424,
      0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
    let derived = conesFromXYZ.times(LinearSRGBSpace.toXYZ)
    #expect(derived.distance(to: OklabSpace.conesFromLinearSRGB) < 1e-12)
    #expect(OklabSpace.conesFromLinearSRGB.inverse.distance(to: OklabSpace.linearSRGBFromCones) < 1e-12)
    #expect(OklabSpace.oklabFromConeRoots.inverse.distance(to: OklabSpace.coneRootsFromOklab) < 1e-12)
  }

  private static func tristimulus(_ xy: (Double, Double)) -> Components {
    Components(xy.0 / xy.1, 1, (1 - xy.0 - xy.1) / xy.1)
  }
}

extension Matrix3 {
  fileprivate static func diagonal(_ d: Components) -> Matrix3 {
    Matrix3(d.first, 0, 0, 0, d.second, 0, 0, 0, d.third)
  }

  fileprivate static func columns(_ a: Components, _ b: Components, _ c: Components) -> Matrix3 {
    Matrix3(a.first, b.first, c.first, a.second, b.second, c.second, a.third, b.third, c.third)
  }

  private var transposed: Matrix3 { .columns(first, second, third) }

  fileprivate func times(_ other: Matrix3) -> Matrix3 {
    let columns = other.transposed
    return .columns(self * columns.first, self * columns.second, self * columns.third)
  }

  /// The adjugate over the determinant: rows are the cross products of the columns.
  fileprivate var inverse: Matrix3 {
    let columns = transposed
    let (a, b, c) = (columns.first, columns.second, columns.third)
    let determinant = Matrix3.dot(a, b.cross(c))
    func row(_ v: Components) -> Components {
      Components(v.first / determinant, v.second / determinant, v.third / determinant)
    }
    return Matrix3.columns(row(b.cross(c)), row(c.cross(a)), row(a.cross(b))).transposed
  }

  fileprivate func distance(to other: Matrix3) -> Double {
    max(first.distance(to: other.first), second.distance(to: other.second), third.distance(to: other.third))
  }
}

extension Components {
  fileprivate func cross(_ o: Components) -> Components {
    Components(
      second * o.third - third * o.second, third * o.first - first * o.third, first * o.second - second * o.first)
  }
}
