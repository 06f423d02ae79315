import Testing

@testable import ColorMath
@testable import Palettes

@Suite struct AuditFileVerifiedTests {
  @Test func readsEveryKey() throws {
    let (file, problems) = read(
      """
      { "version": 1, "verified": [
        { "pair": "card: title", "variants": ["light-increased", "dark"], "profile": "ios-26", "color": "#F2F2F7",
          "surface": "3f9c1e20", "foreground": "#1C1C1E", "device": "iPhone 17, iOS 26.4", "date": "2026-11-22" },
        { "pair": "a|b|text|normal", "variants": ["light"], "color": "white", "device": "iPad", "date": "2026-01-02" } ] }
      """)
    #expect(problems == [])
    let record = try #require(file.verified.first)
    #expect((record.pair, record.profile) == ("card: title", .iOS26))
    #expect(record.variants.variants.map(\.id) == ["dark", "light-increased"])
    #expect(record.surface?.encodedSRGB.eightBit.hex == "#F2F2F7")
    #expect(record.foreground?.encodedSRGB.eightBit.hex == "#1C1C1E")
    #expect(record.surfaceHash == "3f9c1e20" && file.verified[1].surfaceHash == nil)
    #expect(record.words == "iPhone 17, iOS 26.4, 2026-11-22")
    #expect(file.verified.map(\.location.line) == [2, 4])
    #expect(file.verified[1].foreground == nil && file.verified[1].profile == nil)
  }

  private static let rest = ##""variants": ["light"], "color": "#FFFFFF", "device": "iPhone", "date": "2026-11-22""##

  @Test(arguments: [
    (rest, "a record of colors seen on a device requires 'pair'; add the id or name of a pair"),
    (
      ##""pair": "a", "color": "#FFFFFF", "device": "iPhone", "date": "2026-11-22""##,
      "a record of colors seen on a device requires 'variants'; add the variants in which the colors were seen"
    ),
    (
      ##""pair": "a", "variants": ["light"], "device": "iPhone", "date": "2026-11-22""##,
      "a record of colors seen on a device requires 'color'; add the surface color on the screen"
    ),
    (
      ##""pair": "a", "variants": ["light"], "color": "#FFFFFF", "date": "2026-11-22""##,
      "a record of colors seen on a device requires 'device'; add the device and its system, such as \"iPhone 17, "
        + "iOS 26.4\""
    ),
    (
      ##""pair": "a", "variants": ["light"], "color": "#FFFFFF", "device": "iPhone""##,
      "a record of colors seen on a device requires 'date'; add the date, such as \"2026-11-22\""
    ),
    (
      ##""pair": "a", "variants": ["light"], "color": "#FFFFFF80", "device": "iPhone", "date": "2026-11-22""##,
      "a color on the screen has no alpha; specify the resulting color, such as \"#F2F2F7\""
    ),
    (
      ##""pair": "a", "surface": "3F9C1E20", "variants": ["light"], "color": "white", "device": "iPhone", "date": "2026-11-22""##,
      "'3F9C1E20' is not the hash of a surface; copy the 8 characters that the report prints, such as \"3f9c1e20\""
    ),
    (
      ##""pair": "a", "variants": ["light"], "color": "Brand", "device": "iPhone", "date": "2026-11-22""##,
      "'Brand' is not a color; specify the color on the screen, such as \"#F2F2F7\""
    ),
  ])
  func aRecordWithAnErrorIsLeftOut(_ members: String, _ message: String) {
    let (file, problems) = read(#"{ "version": 1, "verified": [{ \#(members) }] }"#)
    #expect(problems.count == 1 && problems.allSatisfy { $0.hasSuffix("error: \(message)") }, "\(problems)")
    #expect(file.verified == [])
  }
}
