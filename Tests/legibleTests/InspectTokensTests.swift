import Foundation
import TestSupport
import Testing

@testable import FileSyntax

/// `legible inspect` of design tokens: the dialects of the files and the themes of the variants.
@Suite struct InspectTokensTests {
  private static let resolver = """
    { "version": "2025.10", "resolutionOrder": [{ "name": "theme", "type": "modifier", "contexts": {
        "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }], "dimmed": [{ "$ref": "dark.json" }] } },
      { "name": "brand", "type": "modifier", "contexts": { "acme": [], "zeta": [{ "$ref": "zeta.json" }] } }] }
    """

  private func scratch() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.file("x.resolver.json", holding: Array(Self.resolver.utf8))
    for (name, color) in [("light", "#ffffff"), ("dark", "#000000")] {
      let text = ##"{ "a": { "$type": "color", "$value": "\##(color)" } }"##
      try scratch.file("\(name).json", holding: Array(text.utf8))
    }
    try scratch.file("zeta.json", holding: Array(##"{ "a": { "value": "#ff0000", "type": "color" } }"##.utf8))
    return scratch
  }

  /// The output for all permutations.
  private static let files = """
    read as
      x.resolver.json  resolver 2025.10
      light.json       W3C design tokens
      dark.json        W3C design tokens
      zeta.json        Style Dictionary

    themes
    """
  /// The output for those of light and dark.
  private static let read = """
    \(files)
      theme light   light, light-increased, light-reduced, light-increased-reduced
      theme dark    dark, dark-increased, dark-reduced, dark-increased-reduced
      theme dimmed  audited separately
    """

  @Test func theTableNamesDialectsAndThemes() throws {
    let scratch = try scratch()
    let run = try Binary.run(["inspect", "x.resolver.json"], in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        x (brand acme)  1 token
        token  variants                color    entry used
        a      light, light-increased  #FFFFFF  Any
               dark, dark-increased    #000000  Dark

        \(Self.read)
          brand acme    all variants
          brand zeta    audited separately
        x (brand zeta)  1 token
        token  variants  color    entry used
        a      all       #FF0000  Any

        \(Self.read)
          brand acme    audited separately
          brand zeta    all variants
        x (theme dimmed, brand acme)  1 token
        token  variants  color    entry used
        a      all       #000000  Any

        \(Self.files)
          theme light   audited separately
          theme dark    audited separately
          theme dimmed  all variants
          brand acme    all variants
          brand zeta    audited separately

        """)
  }

  @Test func theJSONHasThemToo() throws {
    let scratch = try scratch()
    let run = try Binary.run(["inspect", "x.resolver.json", "--format", "json"], in: scratch.path)
    let root = try JSONDocument(parsing: Array(run.output.utf8)).root
    #expect(root.members.map(\.key) == ["schemaVersion", "sources", "tokens"])
    let note = try #require(root["sources"]?.elements.first { _ in true })
    #expect(note["permutation"]?.string == "brand acme")
    #expect(note["files"]?.elements.map { $0["dialect"]?.string }.last == "Style Dictionary")
    let dark = try #require(note["themes"]?.elements.first { $0["context"]?.string == "dark" })
    #expect(dark["axis"]?.string == "theme")
    #expect(
      dark["variants"]?.elements.map(\.string) == ["dark", "dark-increased", "dark-reduced", "dark-increased-reduced"])
  }
}
