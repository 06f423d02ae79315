import Foundation
import TestSupport
import Testing

/// Colors that only some devices, displays, or people see, in what a run prints.
@Suite struct DeviceAuditTests {
  private static func entry(_ step: Int, _ members: String) -> String {
    let hex = "0x" + String(step, radix: 16, uppercase: true)
    let components = #""red": "\#(hex)", "green": "\#(hex)", "blue": "\#(hex)", "alpha": "1.000""#
    return #"{ \#(members), "color": { "color-space": "srgb", "components": { \#(components) } } }"#
  }

  /// A tavern's ink: readable for most, gray on the iPad, on sRGB displays, and in Danish.
  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let entries = [
      entry(0x9C, #""idiom": "universal", "locale": "da""#),
      entry(0x30, #""idiom": "universal", "display-gamut": "display-P3""#),
      entry(0x92, #""idiom": "universal", "display-gamut": "sRGB""#), entry(0xA4, #""idiom": "ipad""#),
    ]
    let set =
      "{ \"colors\": [\(entries.joined(separator: ", "))], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
    try folder.file("Colors.xcassets/Ink.colorset/Contents.json", holding: Array(set.utf8))
    let file = ##"""
      { "version": 1, "name": "Tavern", "sources": ["Colors.xcassets"], "pairs": [{ "foreground": "Ink", "on": "#FFFFFF" }] }
      """##
    try folder.file("legible.json", holding: Array(file.utf8))
    return folder
  }

  @Test func theReportHasAnAuditForEachClass() throws {
    let folder = try Self.folder()
    let run = try Binary.run(["audit", ".", "--format", "json"], in: folder.path)
    #expect(run.status == 1)
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    let audits = root["audits"] as? [[String: Any]] ?? []
    let words = audits.map { audit in
      ["id", "idiom", "gamut", "locale", "name"].compactMap { audit[$0] as? String }.joined(separator: " ")
    }
    #expect(
      words == [
        "tavern universal Tavern", "tavern-da universal da Tavern (da)", "tavern-ipad ipad Tavern (iPad)",
        "tavern-srgb universal sRGB Tavern (sRGB displays)",
      ])
    let measurements = root["measurements"] as? [[String: Any]] ?? []
    let colors = audits.map { audit in
      Set(
        measurements.filter { $0["audit"] as? String == audit["id"] as? String }.map {
          $0["foregroundColor"] as? String
        })
    }
    #expect(colors == [["#303030"], ["#9C9C9C"], ["#A4A4A4"], ["#929292"]])
    let summary = root["summary"] as? [String: Any] ?? [:]
    #expect(summary["verdict"] as? String == "fail" && (summary["incomplete"] as? [Any])?.isEmpty == true)
  }

  @Test(
    arguments: [
      (["audit", "."], ["on iPad", "sRGB displays only", "Ink, Any, ipad entry: #A4A4A4"], ["Not measured"]),
      (["audit", ".", "--idiom", "iphone"], ["device-class", "ipad"], ["on iPad"]),
      (
        ["evidence", ".", "--app-store"], ["Tavern, iPad", "universal values, sRGB displays", "universal values, da"],
        []
      ),
      (
        ["evidence", ".", "--openacr"], ["Ink on #FFFFFF, iPad", "Ink on #FFFFFF, devices in da"],
        ["level: \"supports\""]
      ),
      (["inspect", "."], ["Tavern (iPad)", "Any, ipad", "Any, sRGB", "Any, da"], []),
      (["try", "Ink=#555555"], ["Ink"], []),
    ] as [([String], [String], [String])])
  func everyCommandNamesThem(_ arguments: [String], _ present: [String], _ absent: [String]) throws {
    let folder = try Self.folder()
    let format = arguments.contains("--idiom") ? ["--format", "json"] : []
    let run = try Binary.run(arguments + format, in: folder.path)
    for words in present { #expect(run.output.contains(words), "\(arguments): \(words)") }
    for words in absent { #expect(!run.output.contains(words), "\(arguments): \(words)") }
  }

  /// The entries of three classes change, each in its place, and a second run finds nothing to do.
  @Test func aFixEditsTheEntryOfEachClass() throws {
    let folder = try Self.folder()
    let run = try Binary.run(["fix", ".", "--write"], in: folder.path)
    #expect(run.status == 0)
    let set = try folder.text("Colors.xcassets/Ink.colorset/Contents.json")
    for gone in ["0x9C", "0x92", "0xA4"] { #expect(!set.contains(gone), "\(gone)") }
    #expect(set.contains("0x30"))
    #expect(try Binary.run(["audit", "."], in: folder.path).status == 0)
    #expect(try Binary.run(["fix", ".", "--write"], in: folder.path).output.contains("Nothing to fix"))
  }

  @Test func anUnreadableEntrySaysWhy() throws {
    let folder = try Self.folder()
    let set =
      #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "cmyk", "components": { "red": "0.1" } } }] }"#
    try folder.file("Colors.xcassets/Ink.colorset/Contents.json", holding: Array(set.utf8))
    for format in ["text", "json"] {
      let run = try Binary.run(["inspect", ".", "--format", format], in: folder.path)
      #expect(run.output.contains("cmyk") && run.output.contains("is unknown, so the color is not read"), "\(format)")
    }
  }
}
