import Foundation
import TestSupport
import Testing

/// The commands that advice prints, pasted where they are printed.
@Suite struct AdviceCommandTests {
  private static let design = """
    { "version": 1, "name": "Kit", "sources": ["Colors.xcassets"], "pairs": [
      { "foreground": "Signal", "on": "Page", "role": "graphic" }, { "foreground": "Ink", "on": "Page" }] }
    """

  /// A kit in `app/kit`, in which Signal has one entry and fails in light.
  private static func kit() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("app/.git/HEAD", holding: Array("ref: refs/heads/main\n".utf8))
    try folder.file("app/kit/legible.json", holding: Array(design.utf8))
    for (name, digits) in [("Signal", "B0"), ("Ink", "99")] {
      try folder.gray(digits, in: "app/kit/Colors.xcassets/\(name).colorset")
    }
    try folder.file("app/kit/Colors.xcassets/Page.colorset/Contents.json", holding: Array(page.utf8))
    return folder
  }

  private static let page = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0xFF", "green": "0xFF", "blue": "0xFF", "alpha": "1.0" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb",
          "components": { "red": "0x10", "green": "0x10", "blue": "0x10", "alpha": "1.0" } } }],
      "info": { "author": "xcode", "version": 1 } }
    """

  private static func words(of command: Substring) -> [String] {
    command.split(separator: " ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'.")) }
  }

  /// The new entry is in the difference, in the list, and in the file, and `try` takes it as printed.
  @Test func aNewEntryIsTheSameEverywhere() throws {
    let folder = try Self.kit()
    let app = folder.path + "/app"
    let shown = try Binary.run(["fix", "kit", "--only", "Signal"], in: app)
    #expect(
      shown.errors.contains("Signal (Dark): new → #B0B0B0") && shown.output.contains("\"dark\""), "\(shown)"
    )
    let line = try #require(shown.errors.split(separator: "\n").first { $0.hasPrefix("To try it: legible ") })
    let tried = try Binary.run(Self.words(of: line.dropFirst("To try it: legible ".count)), in: app)
    #expect(tried.output.contains("4 fixed") || tried.output.contains("4 results"), "\(line) \(tried)")
    let written = try Binary.run(["fix", "kit", "--only", "Signal", "--write"], in: app)
    #expect(written.output.contains("keeps the color"), "\(written)")
    let again = try Binary.run(["fix", "kit", "--only", "Signal"], in: app)
    #expect(!again.errors.contains("): #"), "\(again.errors)")
  }

  /// What a person asked for is asked for again by the commands.
  @Test func conditionsStayInTheCommands() throws {
    let folder = try Self.kit()
    let run = try Binary.run(["fix", "kit", "--policy", "wcag22-aaa", "--margin", "1.2"], in: folder.path + "/app")
    for words in ["To make one edit: legible fix kit ", "To try it: legible try "] {
      let line = try #require(run.errors.split(separator: "\n").first { $0.hasPrefix(words) }, "\(run.errors)")
      #expect(line.hasSuffix("--policy wcag22-aaa --margin 1.2") && line.contains(" kit "), "\(line)")
    }
  }

  /// Commands of `suggest` name the palette as typed, those of JSON none: they are for the folder of the palette.
  @Test func commandsNameThePaletteWhereTheyArePrinted() throws {
    let folder = try Self.kit()
    let typed = try Binary.run(["suggest", "Ink", "Page", "--in", "app/kit"], in: folder.path)
    #expect(typed.output.contains("legible fix app/kit --only Ink"), "\(typed)")
    let audit = try Binary.run(["audit", "kit", "--format", "json"], in: folder.path + "/app")
    #expect(audit.output.contains("\"command\":\"legible fix --only Ink\""), "\(audit.output)")
  }
}
