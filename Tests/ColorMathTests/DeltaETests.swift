import Testing

@testable import ColorMath

/// Color differences against the published pairs and ColorAide.
@Suite struct DeltaETests {
  @Test(arguments: SharmaRow.all)
  func agreesWithThePublishedPairs(_ row: SharmaRow) {
    let (one, other) = (lab(row.one), lab(row.other))
    #expect(abs(DeltaE.ciede2000(one, other) - row.difference) < 1e-4)
    #expect(abs(DeltaE.ciede2000(other, one) - row.difference) < 1e-4)
    #expect(DeltaE.ciede2000(one, one) == 0)
  }

  private func lab(_ values: [Double]) -> CIELab {
    CIELab(lightness: values[0], a: values[1], b: values[2])
  }

  @Test(arguments: DifferenceRow.all)
  func agreesWithColorAide(_ row: DifferenceRow) {
    expectAgreement(row)
  }

  @Test func agreesWithSharedVectors() throws {
    for row in try SharedVectors.rows(of: "deltae", as: SharedRow.self) ?? [] {
      switch row {
      case .lab(let pair):
        #expect(abs(DeltaE.ciede2000(lab(pair.one), lab(pair.other)) - pair.difference) < 1e-9)
      case .sRGB(let pair):
        expectAgreement(pair)
      }
    }
  }

  enum SharedRow: Decodable {
    case lab(SharmaRow)
    case sRGB(DifferenceRow)

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      _ = try row.decode(Int.self)
      if try row.decode(String.self) == "sharma" {
        self = .lab(
          SharmaRow(try row.decode([Double].self), try row.decode([Double].self), try row.decode(Double.self)))
      } else {
        self = .sRGB(
          DifferenceRow(
            try row.decode([UInt8].self), try row.decode([UInt8].self), try row.decode(Double.self),
            try row.decode(Double.self), try row.decode(Double.self)))
      }
    }
  }

  private func expectAgreement(_ row: DifferenceRow) {
    let (one, other) = (color(row.one), color(row.other))
    #expect(abs(DeltaE.ciede2000(one, other, white: .d50) - row.d50) < 1e-9)
    #expect(abs(DeltaE.ciede2000(one, other, white: .d65) - row.d65) < 1e-9)
    #expect(abs(DeltaE.ok(one, other) - row.ok) < 1e-12)
    #expect(abs(DeltaE.ok(one.linearSRGB, other.linearSRGB) - row.ok) < 1e-12)
  }

  private func color(_ bytes: [UInt8]) -> Color {
    Color(.sRGB, Double(bytes[0]) / 255, Double(bytes[1]) / 255, Double(bytes[2]) / 255)
  }

  @Test func blackToWhiteIsOne() {
    let (black, white) = (Color(.sRGB, 0, 0, 0), Color(.sRGB, 1, 1, 1))
    #expect(abs(DeltaE.ok(black, white) - 1) < 1e-7)
    #expect(abs(DeltaE.ciede2000(black, white, white: .d65) - 100) < 1e-9)
  }
}
