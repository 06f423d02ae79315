import TestSupport
import Testing

@testable import Palettes

/// Theo files of a folder, and the colors of the audits that they are.
private struct TheoCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  var path = "kit"
  /// Each token in light after the name of its audit; `?` without a color.
  var want: [String]
  var diagnostics: [String] = []

  var testDescription: String { name }
}

@Suite("Theo: props, aliases, imports, global")
struct TheoTests {
  static func load(_ files: [String: String], path: String) -> [LoadedPalette] {
    let all = Dictionary(uniqueKeysWithValues: files.map { ("kit/\($0.key)", $0.value) })
    return AuditLoader.load(path: path, from: .memory(all), vocabulary: testVocabulary)
  }

  /// The tokens in light, after the names of their audits.
  static func lines(_ audits: [LoadedPalette]) -> [String] {
    audits.flatMap { audit in
      audit.palette.tokens.map { token in
        let parts = TokenVariantTests.summary(token).split(separator: " ")
        return "\(audit.declaration.name): \(parts[0]) \(parts[1])"
      }
    }
  }

  @Test("files amount to these tokens and diagnostics", arguments: TheoCase.all)
  fileprivate func amounts(_ row: TheoCase) {
    let audits = Self.load(row.files, path: row.path)
    #expect(Self.lines(audits).sorted() == row.want.sorted())
    let said = audits.flatMap(\.diagnostics).map { "\($0.severity.rawValue) \($0.location.text) \($0.message)" }
    #expect(said.count == row.diagnostics.count, "\(said)")
    for part in row.diagnostics { #expect(said.contains { $0.holds(part) }, "\(part) in \(said)") }
  }

  @Test("a color is at its alias, where an edit changes it")
  func place() throws {
    let files = ["a.yml": "aliases:\n  SEA: '#0000ff'\nprops:\n  ink:\n    value: '{!SEA}'\n    type: color\n"]
    let token = try #require(Self.load(files, path: "kit/a.yml").first?.palette.tokens.first)
    #expect(token.location == SourceLocation(file: "kit/a.yml", line: 4, column: 3))
    #expect(token.entries.first?.origin?.line == 2)
  }
}

extension TheoCase {
  private static let ink = "props:\n  ink: { value: '{!sea}', type: color }\n"
  private static let sea = "aliases:\n  sea: '#0000ff'\n"

  static let all = [
    TheoCase(
      name: "a type for all, and one of its own",
      files: [
        "a.yml": """
        global:
          type: color
        props:
          ink:
            value: "#112233"
          gap:
            value: 4px
            type: size
          none:
            value: null
        """
      ], want: ["kit: ink #112233"], diagnostics: ["note kit/a.yml:9:3 1 empty value ('none') has no"]),
    TheoCase(
      name: "aliases alone and as objects, of others, with the name of a token, inside a function",
      files: [
        "a.yml": """
        aliases:
          sea: '#0000ff'
          deep: { value: '{!sea}' }
        props:
          sea: { value: '{!sea}', type: color }
          ink: { value: '{!deep}', type: color }
          veil: { value: 'rgba({!deep}, 0.5)', type: color }
        """
      ], want: ["kit: sea #0000FF", "kit: ink #0000FF", "kit: veil #0000FF/0.5"]),
    TheoCase(
      name: "props as a list, in JSON",
      files: ["a.json": ##"{"props":[{"name":"ink","value":"#123456","type":"color"}]}"##],
      want: ["kit: ink #123456"]),
    TheoCase(
      name: "imports bring aliases and tokens, and the importer takes precedence",
      files: [
        "all.yml": "imports: [b/sea.yml, ink.yml]\nprops:\n  base: { value: '#000000', type: color }\n",
        "ink.yml": "imports:\n- ./b/sea.yml\n" + ink,
        "b/sea.yml": sea + "props:\n  base: { value: '#ffffff', type: color }\n",
      ], path: "kit/all.yml", want: ["all: base #000000", "all: ink #0000FF"]),
    TheoCase(
      name: "an alias counts only in files that import it, the last import before the others",
      files: [
        "a.yml": "imports: [x.yml, y.yml]\n" + ink, "x.yml": "aliases:\n  sea: '#ff0000'\n",
        "y.yml": "aliases:\n  sea: '#00ff00'\n", "z.yml": "props:\n  dot: { value: '{!sea}', type: color }\n",
      ], want: ["kit: ink #00FF00", "kit: dot ?"],
      diagnostics: [
        "error kit/z.yml:2:17 there is no alias 'sea'; add it to \"aliases\", or its file to \"imports\"",
        "note kit/x.yml:2:3 1 alias that no property uses ('!sea') has a color that is not audited",
      ]),
    TheoCase(
      name: "one error at an import that is missing, whatever depends on it",
      files: [
        "a.yml":
          "imports: [no.yml]\nprops:\n  ink: { value: '{!sea}', type: color }\n  dot: { value: '{!sky}', type: color }\n"
      ], want: ["kit: ink ?", "kit: dot ?"],
      diagnostics: ["error kit/a.yml:1:11 the imported aliases cannot be resolved: there is no file 'no.yml'"]),
    TheoCase(
      name: "a ring of imports ends",
      files: ["a.yml": "imports: [b.yml]\n" + ink, "b.yml": "imports: [a.yml]\n" + sea],
      path: "kit/a.yml", want: ["a: ink #0000FF"]),
    TheoCase(
      name: "an import leads nowhere outside", files: ["a.yml": "imports: ['../../o.yml']\n" + ink], path: "kit/a.yml",
      want: ["a: ink ?"],
      diagnostics: ["error kit/a.yml:1:11 the imported aliases cannot be resolved: there is no file '../../o.yml'"]),
    TheoCase(
      name: "entries that contradict each other are palettes of their own, each with its imports",
      files: [
        "day.yml": "imports: [core.yml]\nprops:\n  page: { value: '#ffffff', type: color }\n",
        "dusk.yml": "imports: [core.yml]\nprops:\n  page: { value: '#333333', type: color }\n",
        "core.yml": "props:\n  page: { value: '#888888', type: color }\n  ink: { value: '#000000', type: color }\n",
      ],
      want: ["day: page #FFFFFF", "day: ink #000000", "dusk: page #333333", "dusk: ink #000000"],
      diagnostics: ["note kit:1:1 the token files use the same names for different colors, so 2 palettes are audited"]),
  ]
}
