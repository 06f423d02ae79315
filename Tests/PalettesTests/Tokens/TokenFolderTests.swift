import TestSupport
import Testing

@testable import Palettes

/// A folder of token files, and the colors of the audits that it is.
struct TokenFolderCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  /// Each token in light, dark, light-increased and dark-increased, after the name of its audit.
  var want: [String]
  var diagnostics: [String] = []

  var testDescription: String { name }
}

@Suite("folders of token files")
struct TokenFolderTests {
  private static func load(_ files: [String: String], audit: String? = nil) -> [LoadedPalette] {
    var all = Dictionary(uniqueKeysWithValues: files.map { ("app/brand/\($0.key)", $0.value) })
    all["app/legible.json"] = audit
    return AuditLoader.load(
      path: audit == nil ? "app/brand" : "app", from: .memory(all), vocabulary: testVocabulary)
  }

  private static func lines(_ audits: [LoadedPalette]) -> [String] {
    audits.flatMap { audit in
      audit.palette.tokens.map { "\(audit.declaration.name): \(TokenVariantTests.summary($0))" }
    }
  }

  @Test("a folder that is named is one palette", arguments: TokenFolderCase.all)
  func named(_ row: TokenFolderCase) {
    let audits = Self.load(row.files)
    #expect(Self.lines(audits).sorted() == row.want.sorted())
    let said = audits.flatMap(\.diagnostics).map { "\($0.severity.rawValue) \($0.location.text) \($0.message)" }
    #expect(said.count == row.diagnostics.count, "\(said)")
    for part in row.diagnostics { #expect(said.contains { $0.holds(part) }, "\(part) in \(said)") }
  }

  @Test("a folder in the sources is the same", arguments: TokenFolderCase.all.filter { $0.diagnostics.isEmpty })
  func inSources(_ row: TokenFolderCase) {
    let audits = Self.load(row.files, audit: #"{ "version": 1, "name": "brand", "sources": ["brand"] }"#)
    #expect(Self.lines(audits).sorted() == row.want.sorted())
    #expect(audits.flatMap(\.diagnostics) == [])
  }

  @Test(
    "a message names token sets from the folder, not from the root of the machine",
    arguments: [
      [
        "f/$metadata.json": ##"{ "tokenSetOrder": ["light"] }"##, "f/light.json": file(a: "#222222"),
        "x/light.json": file(a: "#111111"),
      ],
      [
        "f/t.json":
          ##"{ "core/core": \##(file(a: "#222222")), "$themes": [], "$metadata": { "tokenSetOrder": ["core/core"] } }"##,
        "f/core.json": file(a: "#111111"),
      ],
    ])
  func absolute(_ files: [String: String]) {
    let audits = AuditLoader.load(
      path: "/app", from: .memory(Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0.key)", $0.value) })),
      vocabulary: testVocabulary)
    let said = audits.flatMap(\.diagnostics).map(\.message)
    #expect(said.contains { $0.holds("'f/") }, "\(said)")
    #expect(!said.contains { $0.holds("app/") }, "\(said)")
  }

  @Test("an audit file in it goes before token files, a catalog is read beside them")
  func others() throws {
    let tokens = ["a.tokens.json": file(a: "#ffffff")]
    let audit = #"{ "version": 1, "name": "inner", "sources": ["../a.tokens.json"] }"#
    let audits = Self.load(tokens.merging(["x/legible.json": audit]) { $1 })
    #expect(audits.map(\.declaration.name) == ["inner"])
    let colorset = #"{ "colors": [], "info": { "author": "xcode", "version": 1 } }"#
    let catalog = Self.load(tokens.merging(["C.xcassets/R.colorset/Contents.json": colorset]) { $1 })
    #expect(catalog.flatMap(\.declaration.sources) == ["app/brand/C.xcassets", "app/brand/a.tokens.json"])
  }

  @Test("a reference leads to neighbors in the root, unless an audit file limits it", arguments: Neighbor.all)
  fileprivate func neighbors(_ row: Neighbor) {
    let files = [
      "app/brand/x/a.json": ##"{ "a": { "$type": "color", "$ref": "\##(row.reference)" } }"##,
      "app/brand/y/o.json": Self.red, "app/o.json": Self.red, "o.json": Self.red,
      "app/brand/legible.json": #"{ "version": 1, "name": "brand", "sources": ["x"] }"#,
    ]
    var tree = FileTree.memory(files.filter { row.path.hasSuffix("legible.json") || !$0.key.hasSuffix("legible.json") })
    let kind = tree.kind
    tree.kind = { (path: String) throws(FileProblem) in
      // The root of a disk is a folder, here `app`.
      guard path.hasPrefix("app") else { throw .outsideRoot }
      return try kind(path)
    }
    let audits = AuditLoader.load(path: row.path, from: tree, vocabulary: testVocabulary)
    let problems = audits.flatMap(\.diagnostics).map(\.message)
    if let problem = row.problem {
      #expect(problems.count == 1 && problems[0].hasPrefix(problem), "\(problems)")
      #expect(audits.flatMap(\.palette.tokens).map(TokenVariantTests.summary) == ["a ? ? ? ?"])
    } else {
      #expect(problems == [])
      #expect(audits.flatMap(\.palette.tokens).map(TokenVariantTests.summary) == ["a #FF0000 #FF0000 #FF0000 #FF0000"])
    }
  }

  private static let red = file(a: "#ff0000")
}

/// A path on the command line, and a reference of a file in it.
private struct Neighbor: CustomTestStringConvertible, Sendable {
  var path: String
  var reference: String
  /// The start of the only error; nil if the reference is read.
  var problem: String?

  var testDescription: String { "\(path): \(reference)" }

  static let all = [
    Neighbor(path: "app/brand/x/a.json", reference: "../y/o.json#/a"),
    Neighbor(path: "app/brand/x/a.json", reference: "../../o.json#/a"),
    Neighbor(path: "app/brand/x", reference: "../y/o.json#/a"),
    Neighbor(
      path: "app/brand/x/a.json", reference: "../../../o.json#/a",
      problem: "'../../../o.json' points outside the root, so it is not read; move the file inside, or widen the root"),
    Neighbor(
      path: "app/brand/x/a.json", reference: "../../../../o.json#/a",
      problem: "'../../../../o.json' points outside the root"),
    Neighbor(
      path: "app/brand/x", reference: "../../../o.json#/a", problem: "'../../../o.json' points outside the root"),
    Neighbor(path: "app/brand/x/a.json", reference: "../y/no.json#/a", problem: "there is no file '../y/no.json'"),
    Neighbor(path: "app/brand/x/a.json", reference: "/app/o.json#/a", problem: "'/app/o.json' points outside the"),
    Neighbor(path: "app/brand/legible.json", reference: "../y/o.json#/a"),
    Neighbor(
      path: "app/brand/legible.json", reference: "../../o.json#/a",
      problem: "'../../o.json' points outside the audit's folder"),
  ]
}

extension TokenFolderCase {
  private static let day = file(a: "#ffffff")
  private static let night = file(a: "#000000")

  static let all = [
    TokenFolderCase(
      name: "themes by file, in folders below",
      files: ["t/light.json": day, "t/dark.json": night, "base.tokens.json": file(a: "#ff0000", b: "{a}")],
      want: ["brand: a #FFFFFF #000000 #FFFFFF #000000", "brand: b #FFFFFF #000000 #FFFFFF #000000"]),
    TokenFolderCase(
      name: "a resolver speaks for its folder, whatever else is in it",
      files: [
        "z.resolver.json": ##"""
        { "version": "2025.10", "modifiers": { "theme": { "contexts": {
          "light": [{ "$ref": "x/noon.json" }], "dark": [{ "$ref": "x/moon.json" }] } } },
          "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
        """##, "x/noon.json": day, "x/moon.json": night,
        "more.json": ##"{ "b": { "$type": "color", "$value": "{a}" } }"##, "x/light.json5": "{",
      ], want: ["brand: a #FFFFFF #000000 #FFFFFF #000000"],
      diagnostics: [
        "warning app/brand/z.resolver.json:1:1 the resolver does not refer to 'app/brand/more.json', which"
      ]),
    TokenFolderCase(
      name: "files elsewhere count with those of a resolver, and what it names there comes once",
      files: [
        "r/a.resolver.json": ##"""
        { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [
          { "$ref": "../night.json" }, { "$ref": "../day.json" }] }] }
        """##, "day.json": day, "night.json": night, "more.json": ##"{ "b": { "$type": "color", "$value": "{a}" } }"##,
      ], want: ["brand: a #FFFFFF #FFFFFF #FFFFFF #FFFFFF", "brand: b #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]),
    TokenFolderCase(
      name: "sets and themes of Tokens Studio",
      files: [
        "$metadata.json": #"{ "tokenSetOrder": ["n", "d"] }"#, "d.json": day, "n.json": night,
        "$themes.json": """
        [{ "name": "light", "selectedTokenSets": { "d": "enabled" } },
         { "name": "dark", "selectedTokenSets": { "n": "enabled" } }]
        """,
      ], want: ["brand: a #FFFFFF #000000 #FFFFFF #000000"]),
    TokenFolderCase(
      name: "other JSON is passed over: schemas, settings, texts, reports, hidden files and modules",
      files: [
        "s.json":
          ##"{ "$schema": "x", "properties": { "a": { "$ref": "#/$defs/a" } }, "$defs": { "a": { "type": "string" } } }"##,
        "package.json": ##"{ "name": "x", "version": "1.0", "config": { "value": "#fff" } }"##,
        "texts.json": #"{ "title": { "value": "Hello" } }"#, "array.json": "[1]", "broken.json": "{",
        ".hidden.json": day,
        "node_modules/m/t.json": night, "old.json": ##"{ "b": { "value": "#ff0000" } }"##, "notes.txt": "",
      ], want: ["brand: b #FF0000 #FF0000 #FF0000 #FF0000"]),
    TokenFolderCase(
      name: "a file whose name promises tokens is read whatever it holds",
      files: ["a.tokens": "{", "b.json": day], want: ["brand: a #FFFFFF #FFFFFF #FFFFFF #FFFFFF"],
      diagnostics: ["error app/brand/a.tokens:1:2"]),
    TokenFolderCase(
      name: "a folder without any is an error", files: ["texts.json": #"{ "title": { "value": "Hello" } }"#], want: [],
      diagnostics: [
        "there is nothing to audit in 'app/brand': no legible.json, asset catalog, or token file; specify one "
          + "of them"
      ]),
  ]
}
