import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// Edits of color sets against files written out by hand.
struct ColorsetEditorTests {
  /// The components of one entry before and after it becomes a color.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var space = "srgb"
    let before: String
    let color: String
    let after: String

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "Xcode's decimals keep three places, and what is right already stays",
      before: #""alpha" : "1.000", "blue" : "0.541", "green" : "0.541", "red" : "1.000""#, color: "#FF8A6F",
      after: #""alpha" : "1.000", "blue" : "0.435", "green" : "0.541", "red" : "1.000""#),
    Row(
      name: "hexadecimal in upper case", before: #""alpha":"1.000","blue":"0x8A","green":"0x8A","red":"0xFF""#,
      color: "#FE6B0A", after: #""alpha":"1.000","blue":"0x0A","green":"0x6B","red":"0xFE""#),
    Row(
      name: "hexadecimal in lower case", before: #""alpha":"1.000","blue":"0x8a","green":"0x11","red":"0xff""#,
      color: "#AABBCC", after: #""alpha":"1.000","blue":"0xcc","green":"0xbb","red":"0xaa""#),
    Row(
      name: "digits out of 255", before: #""red":"138","green":"138","blue":"138","alpha":"1.000""#, color: "#8A0100",
      after: #""red":"138","green":"1","blue":"0","alpha":"1.000""#),
    Row(
      name: "one of 255 beside zeros is written so that it is no whole",
      before: #""red":"138","green":"0","blue":"0""#, color: "#010000", after: #""red":"0x01","green":"0","blue":"0""#),
    Row(
      name: "bare ends are decimals", before: #""red":"1","green":"0","blue":"0""#, color: "#FE0000",
      after: #""red":"0.996","green":"0","blue":"0""#),
    Row(
      name: "a bare end that decimals beside it make doubtful is written out",
      before: #""red":"1","green":"0","blue":"0""#, color: "#FF8000",
      after: #""red":"1.000","green":"0.502","blue":"0""#),
    Row(
      name: "many places, zeros at the end left away", before: #""red":"0.2000000029","green":"0.5","blue":"0.25""#,
      color: "#338066", after: #""red":"0.2000000029","green":"0.5019607843","blue":"0.4""#),
    Row(
      name: "JSON numbers", before: #""red":0.25,"green":1,"blue":0,"alpha":1"#, color: "#00FF80",
      after: #""red":0.000,"green":1,"blue":0.502,"alpha":1"#),
    Row(
      name: "JSON numbers out of 255", before: #""red":138,"green":138,"blue":0"#, color: "#0180FF",
      after: #""red":0.004,"green":128,"blue":255"#),
    Row(
      name: "gray stays gray", space: "gray-gamma-22", before: #""alpha":"1.000","white":"0.500""#, color: "#808080",
      after: #""alpha":"1.000","white":"0.498""#),
    Row(
      name: "Display P3 stays Display P3", space: "display-p3",
      before: #""red":"0.500","green":"0.500","blue":"0.500""#,
      color: "#FF0000", after: #""red":"0.917","green":"0.200","blue":"0.139""#),
    Row(
      name: "alpha stays where it is asked for",
      before: #""alpha":"0x80","blue":"0.500","green":"0.500","red":"0.500""#,
      color: "#80808080", after: #""alpha":"0x80","blue":"0.502","green":"0.502","red":"0.502""#),
    Row(
      name: "alpha changes in its own encoding",
      before: #""alpha":"0.500","blue":"0x80","green":"0x80","red":"0x80""#, color: "#80808033",
      after: #""alpha":"0.200","blue":"0x80","green":"0x80","red":"0x80""#),
  ]

  @Test(arguments: rows)
  func encoding(_ row: Row) throws {
    let file = { (components: String) in
      #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(row.space)","components":{\#(components)}}}]}"#
    }
    let set = EditedColorset(file(row.before))
    let color = try #require(Color(hex: row.color))
    let after = try set.after([.init(token: 0, place: .entry(0), exact: color)])
    #expect(after == file(row.after))
  }

  @Test func newEntriesLookLikeTheRest() throws {
    let before = Self.xcode(Self.entry("0.541"), Self.entry("0.800", "dark"))
    let edits = [
      ColorEdit(token: 0, place: .new(.highDark, like: 1), color: EightBitColor(red: 0xEE, green: 0xEE, blue: 0xEE)),
      ColorEdit(token: 0, place: .new(.highAny, like: 0), color: EightBitColor(red: 0x33, green: 0x33, blue: 0x33)),
    ]
    let after = Self.xcode(
      Self.entry("0.541"), Self.entry("0.800", "dark"), Self.entry("0.200", nil, isHigh: true),
      Self.entry("0.933", "dark", isHigh: true))
    #expect(try EditedColorset(before).after(edits) == after)
    let lines = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try EditedColorset(lines(before)).after(edits) == lines(after))
    let indented = { (text: String) in text.replacing("  ", with: "\t") }
    #expect(try EditedColorset(indented(before)).after(edits) == indented(after))
  }

  @Test func aSetOfOneLineStaysOne() throws {
    let before =
      #"{"info":{"version":1},"colors":[{"idiom":"mac","color":{"components":{"white":"0.2"},"color-space":"extended-gray"}}]}"#
    let after = before.replacing(
      "}}]}",
      with: #"}},{"idiom":"mac","appearances":[{"appearance":"luminosity","value":"dark"}],"#
        + #""color":{"components":{"white":"0.800"},"color-space":"extended-gray"}}]}"#)
    let edit = ColorEdit(
      token: 0, place: .new(.dark, like: 0), color: EightBitColor(red: 0xCC, green: 0xCC, blue: 0xCC))
    #expect(try EditedColorset(before).after([edit]) == after)
  }

  @Test func whatHasNoRoomForAColourIsWrittenAnew() throws {
    let gray =
      #""color" : { "color-space" : "gray-gamma-22", "components" : { "alpha" : "1.000", "white" : "0.500" } }"#
    let system = #""color" : { "platform" : "ios", "reference" : "labelColor" }"#
    for color in [gray, system] {
      let before = "{\n  \"colors\" : [\n    {\n      \(color),\n      \"idiom\" : \"universal\"\n    }\n  ]\n}\n"
      let after = Self.xcode(Self.entry("0.541", red: "1.000"))
        .replacing(#","# + "\n" + Self.information, with: "")
      let edit = ColorEdit(token: 0, place: .entry(0), color: EightBitColor(red: 0xFF, green: 0x8A, blue: 0x8A))
      #expect(try EditedColorset(before).after([edit]) == after)
    }
  }

  @Test func anEmptySlotIsFilled() throws {
    let before = Self.xcode(Self.entry("0.541"), Self.entry(nil, "dark"))
    let edit = ColorEdit(
      token: 0, place: .new(.dark, like: 0), color: EightBitColor(red: 0xCC, green: 0xCC, blue: 0xCC))
    #expect(
      try EditedColorset(before).after([edit]) == Self.xcode(Self.entry("0.541"), Self.entry("0.800", "dark")))
  }

  @Test func aFileThatHasChangedIsRefused() throws {
    let set = EditedColorset(Self.xcode(Self.entry("0.541")))
    let palette = set.palette()
    let edit = ColorEdit(token: 0, place: .entry(0), color: EightBitColor(red: 0, green: 0, blue: 0))
    let other = Array(Self.xcode(Self.entry("0.542")).utf8)
    let changes = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in other }
    #expect(changes.files == [])
    #expect(changes.problems.map(\.message) == ["the file has changed since it was read; run the command again"])
    let none = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in throw .notFound }
    #expect(none.problems.map(\.kind) == [.missingInput])
  }

  private static let information = """
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    """

  /// A file as Xcode writes it.
  private static func xcode(_ entries: String...) -> String {
    "{\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n\(information)\n}\n"
  }

  private static func entry(
    _ value: String?, _ luminosity: String? = nil, isHigh: Bool = false, red: String? = nil
  ) -> String {
    let trait = { (name: String, value: String) in
      "        {\n          \"appearance\" : \"\(name)\",\n          \"value\" : \"\(value)\"\n        }"
    }
    let traits = (luminosity.map { [trait("luminosity", $0)] } ?? []) + (isHigh ? [trait("contrast", "high")] : [])
    let appearances = traits.isEmpty ? "" : "      \"appearances\" : [\n\(traits.joined(separator: ",\n"))\n      ],\n"
    let color = value.map {
      """
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "1.000",
                "blue" : "\($0)",
                "green" : "\($0)",
                "red" : "\(red ?? $0)"
              }
            },

      """
    }
    return "    {\n\(appearances)\(color ?? "")      \"idiom\" : \"universal\"\n    }"
  }
}

/// One color set in memory, `X` in the catalog `C.xcassets`.
struct EditedColorset {
  private let files: CatalogFiles
  private let bytes: [UInt8]

  /// A set with this text as its file.
  init(_ text: String) {
    bytes = Array(text.utf8)
    files = CatalogFiles(["C.xcassets/X.colorset/Contents.json": text])
  }

  /// Returns the palette that contains only the set.
  func palette() -> Palette { Palette(files.load().tokens) }

  /// The text with edits; nil if nothing changes.
  func after(_ edits: [ColorEdit]) throws -> String? {
    let changes = PaletteEditor.changes(edits, of: palette()) { (_: String) throws(FileProblem) in bytes }
    #expect(changes.problems == [])
    return changes.files.first.map { String(decoding: $0.new, as: UTF8.self) }
  }

  /// What other bytes of a token's file mean; nil if they are no color set.
  static func token(_ token: Token, in bytes: [UInt8]) -> Token? {
    let read = ColorsetReader.read(bytes, of: token.file, as: token.name)
    return read.diagnostics.contains { $0.severity == .error } ? nil : read.token
  }
}
