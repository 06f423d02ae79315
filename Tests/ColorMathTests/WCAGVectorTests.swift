import Testing

@testable import ColorMath

@Suite struct WCAGVectorTests {
  @Test(arguments: WCAGTable.rows)
  func committedRow(_ row: WCAGRow) {
    Self.check(row)
  }

  @Test func sharedRows() throws {
    for row in try SharedVectors.rows(of: "wcag", as: WCAGRow.self) ?? WCAGTable.rows { Self.check(row) }
  }

  static func check(_ row: WCAGRow) {
    let foreground = row.foreground.encoded.relativeLuminance
    let background = row.background.encoded.relativeLuminance
    let ratio = ContrastRatio(foreground, background)
    #expect(abs(foreground.value - row.foregroundLuminance) <= 1e-15)
    #expect(abs(background.value - row.backgroundLuminance) <= 1e-15)
    #expect(abs(ratio.value - row.ratio) <= 1e-12 * row.ratio)
    #expect(ratio.reaches(ContrastRatio(3)) == row.reaches3, "\(row)")
    #expect(ratio.reaches(ContrastRatio(4.5)) == row.reaches4Point5, "\(row)")
    #expect(ratio.reaches(ContrastRatio(7)) == row.reaches7, "\(row)")
  }

  @Test func whiteAndBlackAreExact() {
    let white = EncodedSRGB(red: 1, green: 1, blue: 1)
    let black = EncodedSRGB(red: 0, green: 0, blue: 0)
    #expect(white.relativeLuminance.value == 1)
    #expect(ContrastRatio(white.relativeLuminance, black.relativeLuminance).value == 21)
    #expect(ContrastRatio(white.relativeLuminance, white.relativeLuminance).value == 1)
  }

  @Test func displayP3RedIsNotClipped() {
    let red = Color(.displayP3, 1, 0, 0).relativeLuminance
    let ratio = ContrastRatio(red, RelativeLuminance(1))
    #expect(ratio.flooredText() == "3.76")
  }

  @Test func luminanceBelowZeroBecomesZero() {
    #expect(Color(.linearSRGB, 0, -1, 0).relativeLuminance.value == 0)
  }
}
