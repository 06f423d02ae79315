import TestSupport
import Testing

@testable import Palettes

@Suite struct PaletteSourceTests {
  private static let files = catalog("app/Colors.xcassets", ["A"])
    .merging(catalog("app/Modules/UI/More.xcassets", ["B"])) { first, _ in first }
    .merging([
      "app/tokens.json": "{}", "app/a.tokens": "{}", "app/x.resolver.json": "{}", "app/notes.txt": "",
      "app/empty/x": "", "legible.json": "{}",
    ]) { first, _ in
      first
    }

  private func add(_ texts: [String], links: [String: String] = [:]) -> (displayed: [String], problems: [String]) {
    var sources = PaletteFiles(from: .memory(Self.files, links: links))
    for (index, text) in texts.enumerated() {
      let place = SourceLocation(file: "legible.json", line: index + 1, column: 5)
      sources.add(AuditFilePath(text: text, folder: "app", location: place))
    }
    return (sources.displayed, sources.diagnostics.map(short))
  }

  @Test(arguments: [
    (["Colors.xcassets"], ["app/Colors.xcassets"]),
    (
      ["**/*.xcassets", "Colors.xcassets", "./Colors.xcassets/"],
      ["app/Colors.xcassets", "app/Modules/UI/More.xcassets"]
    ),
    (["Modules"], ["app/Modules/UI/More.xcassets"]),
    (["Colors.xcassets/A.colorset"], ["app/Colors.xcassets/A.colorset"]),
    (["../app/*.xcassets"], ["app/Colors.xcassets"]),
    (["tokens.json", "*.tokens", "*.resolver.json"], ["app/a.tokens", "app/tokens.json", "app/x.resolver.json"]),
  ])
  func finds(_ texts: [String], _ displayed: [String]) {
    let found = add(texts)
    #expect(found.problems == [])
    #expect(found.displayed == displayed)
  }

  private static let endings =
    "specify a folder that ends in .xcassets, or a file that ends in .json, .jsonc, .json5, .tokens, .yaml, .yml, or "
    + ".theo"

  @Test(arguments: [
    ("Paints.xcassets", "there is no 'Paints.xcassets'; use a path relative to the audit file's folder"),
    (
      "Nowhere/Colors.xcassets", "there is no 'Nowhere/Colors.xcassets'; use a path relative to the audit file's folder"
    ),
    ("note.txt", "there is no 'note.txt'; did you mean 'notes.txt'?"),
    (
      "*/None.xcassets",
      "no file or folder matches '*/None.xcassets'; use a pattern relative to the audit file's folder"
    ),
    ("*.txt", "nothing that matches '*.txt' is an asset catalog or a token file; \(endings)"),
    ("notes.txt", "'notes.txt' is neither an asset catalog nor a token file; \(endings)"),
    ("../legible.json", "'../legible.json' is an audit file, not a palette; use \"extends\" for it"),
    ("empty", "'empty' contains no asset catalogs or token files; specify one, or a folder that contains one"),
  ])
  func refuses(_ text: String, _ message: String) {
    let found = add([text])
    #expect(found.displayed == [])
    #expect(found.problems == ["1:5 error: \(message)"])
  }

  @Test func takesACatalogOnceUnderTwoPaths() {
    let found = add(["Link.xcassets", "Colors.xcassets"], links: ["app/Link.xcassets": "app/Colors.xcassets"])
    #expect(found.problems == [])
    #expect(found.displayed == ["app/Link.xcassets"])
  }

  @Test(arguments: hostileNames)
  func survivesHostileNames(_ name: String) {
    #expect(add([name]).problems.count <= 1)
  }
}
