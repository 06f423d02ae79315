import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// The file of a device's system colors: written and read back, joined, and every wrong one refused with its place.
@Suite struct SystemColorFileTests {
  private static func text(
    system: String = "iOS 26.4", colors: String = #"{ "label": { "light": [0, 0, 0, 1] } }"#, more: String = ""
  ) -> String {
    """
    { "schemaVersion": "1.0", "readings": [
      { "system": "\(system)", "build": "23E224", "device": "iPhone18,1", "idiom": "iphone",
        "colors": \(colors)\(more) } ] }
    """
  }

  private static func read(_ text: String) -> (readings: [DeviceColors]?, problems: [String]) {
    let (readings, problems) = SystemColorFile.read(Array(text.utf8), display: "legible.json")
    return (readings, problems.map(short))
  }

  @Test func readsAReading() throws {
    let (readings, problems) = Self.read(Self.text())
    #expect(problems == [])
    let found = try #require(readings?.first)
    #expect(found.generation == SystemGeneration(.iOS, .iOS26) && found.idiom == .iphone)
    #expect(found.color(of: "label", in: .lightReduced, elevated: true) == Color(.sRGB, 0, 0, 0))
    #expect(found.color(of: "label", in: .dark, elevated: false) == nil)
  }

  private static func reading(_ seed: Int, system: String = "iOS 26.4") -> DeviceColors {
    var random = SplitMix64(seed: UInt64(seed))
    let names = SystemColors.names(on: .iOS).filter { _ in random.unit() < 0.5 } + ["systemTeal"]
    let rows = Set(names).sorted().map { name in
      var colors: [DeviceColors.Setting: Color] = [.light: Color(.sRGB, 1, 1, 1, alpha: 0.5)]
      for setting in DeviceColors.Setting.allCases where random.unit() < 0.6 {
        let values = (0..<3).map { _ in random.unit() * 1.2 - 0.1 }
        colors[setting] = Color(.sRGB, values[0], values[1], values[2], alpha: random.unit())
      }
      return DeviceColors.Row(name: name, colors: colors, location: SourceLocation(file: "t.json"))
    }
    return DeviceColors(
      generation: SystemGeneration(.iOS, .iOS26), system: system, build: "23E\(seed % 7)",
      device: "a \"device\" \(seed)",
      idiom: .ipad, rows: rows)
  }

  private static func isEqual(_ left: DeviceColors, _ right: DeviceColors) -> Bool {
    left.system == right.system && left.build == right.build && left.device == right.device
      && left.rows.map { $0.name } == right.rows.map { $0.name }
      && left.rows.map { $0.colors } == right.rows.map { $0.colors }
  }

  @Test(arguments: 0..<50)
  func aReadingComesBack(_ seed: Int) throws {
    let reading = Self.reading(seed)
    let (read, problems) = SystemColorFile.read(SystemColorFile.bytes(of: [reading]), display: "t.json")
    #expect(problems == [])
    #expect(Self.isEqual(try #require(read?.first), reading))
  }

  /// Whatever byte is lost or changed, the file is read whole or refused with a place in it.
  @Test(arguments: 0..<40)
  func aDamagedFileIsReadOrRefusedByLine(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) + 1000)
    var bytes = SystemColorFile.bytes(of: [Self.reading(seed)])
    let place = Int(random.unit() * Double(bytes.count))
    if seed % 2 == 0 { bytes.remove(at: place) } else { bytes[place] = UInt8(32 + Int(random.unit() * 90)) }
    let (read, problems) = SystemColorFile.read(bytes, display: "t.json")
    #expect((read == nil) == Diagnostic.hasErrors(problems))
    #expect(problems.allSatisfy { $0.location.line >= 1 && !$0.message.isEmpty })
  }

  @Test(arguments: [
    (Self.text(system: "iOS 14.2"), "has no profile; use a version such as 'iOS 26.4'"),
    (Self.text(system: "on iOS 26"), "has no profile; use a version such as 'iOS 26.4'"),
    (Self.text(colors: "{}"), nil),
    (Self.text(colors: #"{ "lable": { "light": [0, 0, 0, 1] } }"#), nil),
    (Self.text(colors: #"{ "label": { "night": [0, 0, 0, 1] } }"#), nil),
    (Self.text(colors: #"{ "label": { "light": [0, 0, 0] } }"#), nil),
    (Self.text(colors: #"{ "label": { "light": [0, 0, 0, 2] } }"#), nil),
    (Self.text(colors: #"{ "label": { "light": [0, 0, 3, 1] } }"#), nil),
    (Self.text(colors: #"{ "label": { "light": [0, 0, "0", 1] } }"#), nil),
    (Self.text(more: #", "screen": 1"#), nil),
    (#"{ "schemaVersion": "2.0", "readings": [] }"#, nil),
    (#"{ "colors": {} }"#, nil), ("[]", nil), ("{", nil),
  ])
  func aWrongFileIsRefused(_ text: String, _ problem: String?) {
    let (readings, problems) = Self.read(text)
    #expect(readings == nil && !problems.isEmpty)
    if let problem { #expect(problems.contains { $0.hasSuffix(problem) }, "\(problems)") }
  }

  @Test func readingsAreJoinedAndContradictionsRefused() throws {
    let (one, other) = (Self.reading(1), Self.reading(2, system: "iOS 26.10"))
    let merged = try SystemColorFile.merged([other, one, one])
    #expect(merged.count == 2)
    #expect(merged.newestFirst.map { $0.system } == ["iOS 26.10", "iOS 26.4"])
    #expect(try SystemColorFile.merged([one, other]).map { $0.system } == merged.map { $0.system })
    var changed = one
    changed.rows[0].colors[.light] = Color(.sRGB, 0.25, 0, 0)
    let conflict = #expect(throws: SystemColorConflict.self) { try SystemColorFile.merged([one, changed]) }
    #expect(conflict?.color.name == one.rows[0].name)
  }
}
