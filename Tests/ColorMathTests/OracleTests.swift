import Testing

@testable import ColorMath

struct OracleFunction: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let table: String
  let function: @Sendable (Double) -> Double

  init(_ name: String, _ table: String, _ function: @escaping @Sendable (Double) -> Double) {
    testDescription = name
    self.table = table
    self.function = function
  }

  static let all = [
    OracleFunction("x^2.4", PowerOracle.twoPointFour) { Power.twoPointFour($0) },
    OracleFunction("x^2.2", PowerOracle.twoPointTwo) { Power.twoPointTwo($0) },
    OracleFunction("x^1.8", PowerOracle.onePointEight) { Power.onePointEight($0) },
    OracleFunction("x^(563/256)", PowerOracle.adobeRGB) { Power.adobeRGB($0) },
    OracleFunction("x^(1/2.4)", InversePowerOracle.inverseTwoPointFour) { Power.inverseTwoPointFour($0) },
    OracleFunction("x^(1/2.2)", InversePowerOracle.inverseTwoPointTwo) { Power.inverseTwoPointTwo($0) },
    OracleFunction("x^(1/1.8)", InversePowerOracle.inverseOnePointEight) { Power.inverseOnePointEight($0) },
    OracleFunction("x^(256/563)", InversePowerOracle.inverseAdobeRGB) { Power.inverseAdobeRGB($0) },
    OracleFunction("square root", RootOracle.squareRoot) { Root.square($0) },
    OracleFunction("cube root", RootOracle.cubeRoot) { Root.cube($0) },
    OracleFunction("fourth root", RootOracle.fourthRoot) { Root.fourth($0) },
    OracleFunction("fifth root", RootOracle.fifthRoot) { Root.fifth($0) },
    OracleFunction("e^x", FunctionOracle.exponential) { Exponential.power($0) },
    OracleFunction("ln x", FunctionOracle.logarithm) { Exponential.logarithm($0) },
    OracleFunction("sine", FunctionOracle.sine) { Angle.sine($0) },
    OracleFunction("cosine", FunctionOracle.cosine) { Angle.cosine($0) },
  ]
}

@Suite struct OracleTests {
  @Test(arguments: OracleFunction.all)
  func staysWithin1e15OfTheExactValue(_ function: OracleFunction) {
    let rows = OracleRow.parse(function.table)
    #expect(rows.count >= 60)
    for row in rows {
      let error = row.relativeError(of: function.function(row.arguments[0]))
      #expect(error <= 1e-15, "at \(row.arguments[0])")
    }
  }

  @Test func arcTangentStaysWithin1e15OfTheExactValue() {
    let rows = OracleRow.parse(ArcTangentOracle.rows)
    #expect(rows.count >= 60)
    for row in rows {
      let got = Angle.arcTangent(y: row.arguments[0], x: row.arguments[1])
      #expect(row.relativeError(of: got) <= 1e-15, "at \(row.arguments)")
    }
  }

  @Test func onesAndPerfectPowersAreExact() {
    let powers = OracleFunction.all.prefix(12)
    #expect(powers.allSatisfy { $0.function(1) == 1 })
    #expect(powers.allSatisfy { $0.function(0) == 0 })
    #expect(powers.allSatisfy { $0.function(.infinity) == .infinity })
    #expect(powers.allSatisfy { $0.function(.nan).isNaN })
    for whole in 1...300 {
      let number = Double(whole)
      #expect(Root.square(number * number) == number)
      #expect(Root.fourth(number * number * number * number) == number)
      #expect(Root.cube(-number * number * number) == -number)
      #expect(Root.fifth(number * number * number * number * number) == number)
    }
  }

  @Test func evenRootsAndPowersOfNegativeNumbersAreNotNumbers() {
    #expect(Root.square(-4).isNaN && Root.fourth(-4).isNaN)
    #expect(OracleFunction.all.prefix(8).allSatisfy { $0.function(-0.5).isNaN })
  }

  @Test func limitsOfExponentialAndLogarithm() {
    #expect(Exponential.power(0) == 1)
    #expect(Exponential.power(-.infinity) == 0)
    #expect(Exponential.power(1e300) == .infinity)
    #expect(Exponential.power(.nan).isNaN)
    #expect(Exponential.logarithm(1) == 0)
    #expect(Exponential.logarithm(0) == -.infinity)
    #expect(Exponential.logarithm(.infinity) == .infinity)
    #expect(Exponential.logarithm(-1).isNaN)
  }

  @Test func quarterTurnsAreExact() {
    for turn in -8...8 {
      let degrees = Double(turn) * 90
      let expected: (Double, Double) = [(0, 1), (1, 0), (0, -1), (-1, 0)][((turn % 4) + 4) % 4]
      #expect(Angle.sineAndCosine(degrees) == expected)
    }
    #expect(Angle.arcTangent(y: 0, x: 0) == 0)
    #expect(Angle.arcTangent(y: 0, x: -1) == 180)
    #expect(Angle.arcTangent(y: 1, x: 0) == 90)
    #expect(Angle.arcTangent(y: -2, x: 2) == -45)
    #expect(Angle.hue(y: -1, x: 0) == 270)
  }

  @Test func anglesOutsideATurnAreBroughtBack() {
    #expect(Angle.normalized(-30) == 330)
    #expect(Angle.normalized(360) == 0)
    #expect(Angle.normalized(719) == 359)
    #expect(Angle.normalized(-1e-30) == 0)
    #expect(Angle.normalized(180) == 180)
    #expect(Angle.normalized(.infinity) == 0)
    #expect(Angle.normalized(1e300) == 0)
    #expect(Angle.sine(.nan).isNaN)
  }
}
