/// Sine, cosine and arc tangent in degrees, computed only with + − × ÷: bit-identical on every processor and system.
public enum Angle {
  /// π/180, rounded to the nearest Double.
  private static let radiansPerDegree = 0x1.1df46a2529d39p-6
  /// 180/π, rounded to the nearest Double.
  private static let degreesPerRadian = 0x1.ca5dc1a63c1f8p+5

  /// Brings an angle in degrees to 0 ..< 360, exactly for angles in −360…720.
  ///
  /// Not finite, or so large (2^45) that no fraction of a turn is left in a Double: 0.
  public static func normalized(_ degrees: Double) -> Double {
    guard abs(degrees) < 0x1p45 else { return 0 }
    var turned = degrees - 360 * BinaryParts.nearestWhole(degrees / 360)
    if turned < 0 { turned += 360 }
    return turned < 360 ? turned : 0
  }

  /// Returns the sine of an angle in degrees; relative error below 1e-15, exact at multiples of 90.
  public static func sine(_ degrees: Double) -> Double {
    sineAndCosine(degrees).sine
  }

  /// Returns the cosine of an angle in degrees; relative error below 1e-15.
  public static func cosine(_ degrees: Double) -> Double {
    sineAndCosine(degrees).cosine
  }

  /// Returns both at once; NaN for angles that are not finite, the values of 0° beyond 2^45°.
  public static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    guard abs(degrees) < 0x1p45 else { return degrees.isFinite ? (0, 1) : (.nan, .nan) }
    let quarters = BinaryParts.nearestWhole(degrees / 90)
    let rest = (degrees - 90 * quarters) * radiansPerDegree
    let square = rest * rest
    let sine = rest + rest * (square * sineSeries(square))
    let cosine = 1 + square * cosineSeries(square)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, 0 - sine)
    case 2: return (0 - sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the direction of the vector (x, y) in degrees, −180…180; relative error below 1e-15, 0 for the zero
  /// vector.
  public static func arcTangent(y: Double, x: Double) -> Double {
    let (rise, run) = (abs(y), abs(x))
    guard rise > 0 || run > 0 else { return rise == 0 && run == 0 ? 0 : .nan }
    let acute = rise <= run ? acuteAngle(rise, run) : 90 - acuteAngle(run, rise)
    let upper = x < 0 ? 180 - acute : acute
    return y < 0 ? -upper : upper
  }

  /// The direction of the vector (x, y) as a hue: 0 ..< 360 degrees, 0 for the zero vector.
  public static func hue(y: Double, x: Double) -> Double {
    normalized(arcTangent(y: y, x: x))
  }

  /// atan(small/large) in degrees, 0…45: above 22.5° turned by 45°, then halved, then Taylor up to t²³.
  private static func acuteAngle(_ small: Double, _ large: Double) -> Double {
    guard small > large * 0.414_213_562_373_095_05 else { return halvedAngle(small / large) }
    return 45 - halvedAngle((large - small) / (large + small))
  }

  /// atan t in degrees for |t| ≤ √2 − 1, as 2·atan(t/(1 + √(1 + t²))).
  private static func halvedAngle(_ tangent: Double) -> Double {
    let t = tangent / (1 + Root.square(1 + tangent * tangent))
    let x = t * t
    let x2 = x * x
    let x4 = x2 * x2
    let low = (-1.0 / 3 + x * (1.0 / 5)) + x2 * (-1.0 / 7 + x * (1.0 / 9))
    let high = (-1.0 / 11 + x * (1.0 / 13)) + x2 * (-1.0 / 15 + x * (1.0 / 17))
    let top = (-1.0 / 19 + x * (1.0 / 21)) + x2 * (-1.0 / 23)
    let radians = t + t * (x * (low + x4 * (high + x4 * top)))
    return radians * (2 * degreesPerRadian)
  }

  /// (sin r/r − 1)/r² as a series in r², for |r| ≤ π/4.
  @inline(__always)
  private static func sineSeries(_ x: Double) -> Double {
    let x2 = x * x
    let low = (-1.0 / 6 + x * (1.0 / 120)) + x2 * (-1.0 / 5040 + x * (1.0 / 362_880))
    let high = (-1.0 / 39_916_800 + x * (1.0 / 6_227_020_800)) + x2 * (-1.0 / 1_307_674_368_000)
    return low + (x2 * x2) * (high + x * x2 * (1.0 / 355_687_428_096_000))
  }

  /// (cos r − 1)/r² as a series in r², for |r| ≤ π/4.
  @inline(__always)
  private static func cosineSeries(_ x: Double) -> Double {
    let x2 = x * x
    let low = (-1.0 / 2 + x * (1.0 / 24)) + x2 * (-1.0 / 720 + x * (1.0 / 40_320))
    let high = (-1.0 / 3_628_800 + x * (1.0 / 479_001_600)) + x2 * (-1.0 / 87_178_291_200)
    return low + (x2 * x2) * (high + x * x2 * (1.0 / 20_922_789_888_000))
  }
}
