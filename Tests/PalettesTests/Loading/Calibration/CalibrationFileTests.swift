import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// The table of measured materials: written and read back, and every wrong one refused with its place.
@Suite struct CalibrationFileTests {
  private static let numbers = ##"{ "alpha": 0.5, "tint": "#808080", "saturation": 1.5, "residual": 0.01 }"##

  private static func text(
    _ materials: String = #"{ "thin": { "light": \#(numbers) } }"#, head: String = #""profile": "ios-26""#
  ) -> String {
    """
    { "schemaVersion": "1.0", "provenance": "measured", "device": "iPhone 17", "system": "iOS 26.1", "date": "2026-11-22",
      \(head),
      "materials": \(materials) }
    """
  }

  private static func read(_ text: String) -> (table: MaterialCalibration?, problems: [String]) {
    let (table, problems) = CalibrationFile.read(
      Array(text.utf8), display: "legible.json", vocabulary: testVocabulary)
    return (table, problems.map(short))
  }

  @Test func readsATable() throws {
    let (table, problems) = Self.read(Self.text())
    #expect(problems == [])
    let found = try #require(table)
    #expect(found.source == "measured on iPhone 17, iOS 26.1, 2026-11-22")
    let numbers = try #require(found.numbers(of: "thin", in: .light, under: .iOS26))
    #expect(numbers.mark == .measured && numbers.layers.map(\.saturation) == [1.5])
    #expect(numbers.layers.map(\.residual) == [0.01])
    #expect(found.numbers(of: "thin", in: .dark, under: .iOS26) == nil)
    #expect(found.numbers(of: "thin", in: .light, under: .iOS27) == nil)
    #expect(found.numbers(of: "regular", in: .light, under: .iOS26) == nil)
  }

  @Test(arguments: 0..<30)
  func aTableComesBack(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var table = MaterialCalibration(
      profile: .iOS27, device: "a \"device\" \(seed)", system: "iOS 27.0", date: CalendarDate("2027-03-31"))
    for name in MaterialCalibration.names {
      for variant in Variant.allCases where random.unit() < 0.5 {
        func number(_ most: Int) -> Double { Double(Int(random.unit() * Double(most))) / 10_000 }
        let tint = EncodedSRGB(red: number(10_000), green: number(10_000), blue: number(10_000))
        let isKnown = random.unit() < 0.7
        let layer = MaterialLayer(
          tint: EncodedLayer(tint, alpha: number(10_000)), saturation: isKnown ? number(50_000) : 1,
          residual: 0.001 + number(1_000))
        table.entries.append(.init(name, in: variant, layer, isSaturationKnown: isKnown))
      }
    }
    let (read, problems) = CalibrationFile.read(
      CalibrationFile.bytes(of: table), display: "t.json", vocabulary: testVocabulary)
    #expect(problems == [])
    #expect(read == table)
  }

  @Test(arguments: [
    ("[]", "1:1 error: a table of measured materials must be an object; create it with 'legible calibrate'"),
    (
      #"{ "version": 1 }"#,
      "1:1 error: this is not a table of measured materials; create one with 'legible calibrate'"
    ),
    (text(head: #""profil": "ios-26""#), "2:3 error: unknown key 'profil'; did you mean 'profile'?"),
    (
      text(head: #""profile": "ios-25""#),
      "2:14 error: unknown value 'ios-25' for 'profile'; did you mean 'ios-26', 'ios-27', or 'ios-18'?"
    ),
    (
      text(head: #""$schema": "x""#),
      "1:1 error: a table of measured materials requires schemaVersion, profile, device, and system; create it "
        + "again with 'legible calibrate'"
    ),
    (text("{}"), "1:1 error: the table has no measured materials; create it again with 'legible calibrate'"),
    (
      text(##"{ "thn": { "light": \##(numbers) } }"##),
      "3:18 error: 'thn' is not a measurable material; did you mean 'thin'?"
    ),
    (
      text(##"{ "thin": { "lihgt": \##(numbers) } }"##),
      "3:28 error: there is no variant 'lihgt'; did you mean 'light'?"
    ),
    (
      text(##"{ "thin": { "light": { "alpha": 0.5 } } }"##),
      "3:37 error: 'thin' for 'light' has no 'tint' and 'residual'; run 'legible calibrate' again"
    ),
    (
      text(##"{ "thin": { "light": { "alpha": 1.01, "tint": "#fff", "residual": 0.1 } } }"##),
      "3:48 error: 'alpha' must be between 0 and 1, not 1.01; write 50 percent as 0.5"
    ),
    (
      text(##"{ "thin": { "light": { "alpha": 1, "tint": "#fff8", "residual": 0.1 } } }"##),
      "3:59 error: 'tint' must be opaque; use 'alpha' for its opacity"
    ),
    (
      text(##"{ "thin": { "light": { "alpha": 1, "tint": "#fff", "residual": 0 } } }"##),
      "3:79 error: 'residual' must be between 0.001 and 1, not 0"
    ),
    (
      text(##"{ "thin": { "light": { "alpha": 1, "tint": "#fff", "residual": 0.1, "saturation": 101 } } }"##),
      "3:98 error: 'saturation' must be between 0 and 100, not 101"
    ),
    (
      text(##"{ "thin": { "light": [] } }"##),
      "3:37 error: 'light' must be an object with alpha, tint, saturation, and residual, not an array"
    ),
  ])
  func refusesAWrongTable(_ text: String, _ problem: String) {
    let (table, problems) = Self.read(text)
    #expect(table == nil)
    #expect(problems == [problem])
  }

  /// Numbers at the ends of their ranges are read.
  @Test(arguments: [(0.0, 0.0, 0.001), (1, 100, 1)])
  func rangesIncludeTheirEnds(_ alpha: Double, _ saturation: Double, _ residual: Double) {
    let numbers =
      ##"{ "alpha": \##(alpha), "tint": "#000", "saturation": \##(saturation), "residual": \##(residual) }"##
    #expect(Self.read(Self.text(##"{ "glass.bar": { "dark-reduced": \##(numbers) } }"##)).problems == [])
  }

  /// A changed byte gives a table or an error, never both and never a crash.
  @Test func changedBytesAreReadOrRefused() {
    let bytes = Array(Self.text().utf8)
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<1 + random.next() % 3 {
        changed[Int(random.next() % UInt64(changed.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let (table, problems) = CalibrationFile.read(changed, display: "t.json", vocabulary: testVocabulary)
      #expect((table == nil) == Diagnostic.hasErrors(problems))
      let kinds = Set(problems.map(\.kind))
      #expect(kinds.isSubset(of: [.badData]))
    }
  }

  @Test func aTableIsReadUpToItsLimits() {
    let text = Self.text()
    let most = CalibrationFile.largest - text.utf8.count
    #expect(Self.read(text + String(repeating: " ", count: most)).problems == [])
    #expect(
      Self.read(text + String(repeating: " ", count: most + 1)).problems == [
        "1:1 error: the file has 1048577 bytes, but the limit for a table of materials is 1048576; split the table"
      ])
    func many(_ count: Int) -> String {
      Self.text(head: #""profile": "ios-26", "x": [\#(Array(repeating: "1", count: count).joined(separator: ","))]"#)
    }
    #expect(
      Self.read(many(19_900)).problems == [
        "2:24 error: unknown key 'x' in a table of measured materials; use $schema, schemaVersion, provenance, "
          + "profile, device, system, date, or materials"
      ])
    #expect(Self.read(many(20_001)).problems.first?.contains("20000") == true)
  }
}
