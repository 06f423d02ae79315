import Foundation
import TestSupport
import Testing

/// `legible fix` and its kin on token files, from outside.
@Suite struct FixTokenFileTests {
  private static let base = """
    { // grays
      "base": { "$type": "color", "gray": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6], "hex": "#999999" } } },
      "unused": { "$value": "{base.gray}", "$extensions": { "vendor": [1,  2] } }
    }

    """
  private static let theme = ##"{ "text": { "value": "{base.gray}" }, "page": { "value": "#FFF" } }"## + "\n"
  private static let audit = """
    { "version": 1, "sources": ["base.json5", "theme.json"], "pairs": [{ "foreground": "text", "on": "page" }] }
    """

  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (name, text) in ["base.json5": base, "theme.json": theme, "legible.json": audit] {
      try scratch.file(name, holding: Array(text.utf8))
    }
    return scratch
  }

  @Test func theColourIsChangedWhereItIsWritten() throws {
    let scratch = try Self.folder()
    let run = try Binary.run(["fix", "--write", "--lock", "page"], in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["base.gray", "text", "unused"] { #expect(run.output.contains("\(name) (Any): #999999 → #737373 ")) }
    #expect(run.output.contains("Changed 1 file: 8 failing measurements → 0"), "\(run.output)")
    #expect(try scratch.text("theme.json") == Self.theme)
    let after = try scratch.text("base.json5")
    #expect(after == Self.base.replacing("0.6", with: "0.45").replacing("#999999", with: "#737373"), "\(after)")
    let again = try Binary.run(["fix", "--write"], in: scratch.path)
    #expect(again.output == "Nothing to fix: no measurements fail\n")
  }

  @Test func suggestNamesThePlaceAndWhoSharesTheColour() throws {
    let scratch = try Self.folder()
    let everywhere = try Binary.run(["suggest", "text", "--everywhere"], in: scratch.path)
    #expect(everywhere.output.contains("also sets the color of base.gray"), "\(everywhere.output)")
  }

  @Test func tryMovesAllThatShareAColour() throws {
    let scratch = try Self.folder()
    let run = try Binary.run(["try", "unused=#000000"], in: scratch.path)
    #expect(run.status == 0 && run.output.contains("text"), "\(run.output) \(run.errors)")
  }
}
