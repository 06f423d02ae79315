import Testing

@testable import ColorMath

/// Simulated deficiencies against ColorAide, the published matrices and known hexes.
@Suite struct ColorVisionTests {
  @Test(arguments: [
    (ColorVision.Deficiency.protanopia, ["#5E5E0D", "#F2F200", "#0000FF", "#FFFF00"]),
    (.deuteranopia, ["#939300", "#DBDB29", "#0000FF", "#FFFF00"]),
    (.tritanopia, ["#FF004E", "#79E9FF", "#006288", "#FFEEF1"]),
  ])
  func dichromatsSeeKnownColours(_ deficiency: ColorVision.Deficiency, _ expected: [String]) throws {
    for (name, hex) in zip(["red", "lime", "blue", "yellow"], expected) {
      let color = try CSSColorSyntax.parse(name)
      #expect(ColorVision.simulate(color, as: deficiency).eightBit.hex == hex)
    }
  }

  @Test(arguments: VisionRow.all)
  func agreesWithColorAide(_ row: VisionRow) {
    let linear = linear(row.linear)
    for (deficiency, partial, full) in [
      (ColorVision.Deficiency.protanopia, row.protan, row.protanopia),
      (.deuteranopia, row.deutan, row.deuteranopia), (.tritanopia, row.tritan, row.tritanopia),
    ] {
      #expect(worst(ColorVision.simulate(linear, as: deficiency, severity: row.severity), partial) < 1e-12)
      #expect(worst(ColorVision.simulate(linear, as: deficiency), full) < 1e-12)
    }
  }

  @Test func fullSeverityAgreesWithSharedVectors() throws {
    for row in try SharedVectors.rows(of: "cvd", as: SharedRow.self) ?? [] {
      let linear = EightBitColor(red: row.bytes[0], green: row.bytes[1], blue: row.bytes[2]).linear
      for (index, deficiency) in ColorVision.Deficiency.allCases.enumerated() {
        let seen = ColorVision.simulate(linear, as: deficiency, severity: 1)
        #expect(worst(seen, row.linear[index]) < 1e-11)
        let shown = seen.encoded.eightBit
        #expect([shown.red, shown.green, shown.blue] == row.shown[index])
      }
    }
  }

  struct SharedRow: Decodable {
    let bytes: [UInt8]
    let linear: [[Double]]
    let shown: [[UInt8]]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      _ = try row.decode(Int.self)
      bytes = try row.decode([UInt8].self)
      linear = [try row.decode([Double].self), try row.decode([Double].self), try row.decode([Double].self)]
      shown = [try row.decode([UInt8].self), try row.decode([UInt8].self), try row.decode([UInt8].self)]
    }
  }

  private func linear(_ values: [Double]) -> LinearSRGB {
    LinearSRGB(red: values[0], green: values[1], blue: values[2])
  }

  private func worst(_ color: LinearSRGB, _ expected: [Double]) -> Double {
    max(abs(color.red - expected[0]), abs(color.green - expected[1]), abs(color.blue - expected[2]))
  }

  @Test(arguments: ColorVision.Deficiency.allCases)
  func graysStayAndSeverityZeroChangesNothing(_ deficiency: ColorVision.Deficiency) {
    for step in 0...10 {
      let level = Double(step) / 10
      let gray = [level, level, level]
      #expect(worst(ColorVision.simulate(linear(gray), as: deficiency), gray) < 1e-12)
      #expect(worst(ColorVision.simulate(linear(gray), as: deficiency, severity: level), gray) < 2e-6)
    }
    for severity in [0, -1, Double.nan] {
      #expect(
        ColorVision.simulate(linear([0.9, 0.2, -0.1]), as: deficiency, severity: severity) == linear([0.9, 0.2, -0.1]))
    }
    let beyond = ColorVision.simulate(linear([0.9, 0.2, 0.1]), as: deficiency, severity: .infinity)
    #expect(beyond == ColorVision.simulate(linear([0.9, 0.2, 0.1]), as: deficiency, severity: 1))
  }

  @Test func wideColoursAreConvertedUnclampedAndClampedAfter() {
    let seen = ColorVision.simulate(Color(.displayP3, 1, 0, 0), as: .deuteranopia)
    let wide = ColorVision.simulate(Color(.displayP3, 1, 0, 0).linearSRGB, as: .deuteranopia)
    #expect(seen == wide.encoded.clamped)
    #expect(seen != ColorVision.simulate(Color(.sRGB, 1, 0, 0), as: .deuteranopia))
  }
}
