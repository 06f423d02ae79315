import Synchronization
import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("references to other files, clause by clause")
struct TokenLinkTests {
  @Test("files that refer to each other amount to these tokens and diagnostics", arguments: VariantCase.links)
  func amounts(_ row: VariantCase) {
    TokenVariantTests().amounts(row)
  }

  private static let files = [
    "app/t.json":
      ##"{ "a": { "$type": "color", "$ref": "base.json#/red" }, "b": { "$type": "color", "$value": "{a}" } }"##,
    "app/base.json":
      ##"{ "red": { "$type": "color", "$value": "{x}" }, "x": { "$type": "color", "$value": "#ff0000" } }"##,
  ]

  @Test("an edit is written in the file that holds the colour")
  func editing() throws {
    let tree = FileTree.memory(Self.files)
    let audits = AuditLoader.load(path: "app/t.json", from: tree, vocabulary: testVocabulary)
    let palette = try #require(audits.first).palette
    #expect(palette.tokens.map(\.name.path) == ["a", "b"])
    #expect(palette.tokens.map { $0.entries[0].origin?.text } == ["app/base.json:1:84", "app/base.json:1:84"])
    let edit = ColorEdit(token: 1, place: .entry(0), exact: Color(.sRGB, 0, 0, 1))
    let (changes, problems) = PaletteEditor.changes([edit], of: palette, read: tree.read)
    #expect(problems == [])
    #expect(changes.map(\.file) == ["app/base.json"])
    #expect(
      changes.map { String(decoding: $0.new, as: UTF8.self) } == [
        Self.files["app/base.json"]?.replacing("#ff0000", with: "#0000ff")
      ])
  }

  @Test("a colour that takes a part from another file is not edited")
  func parts() throws {
    let files = [
      "t.json": """
      { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "n.json#/n/$value" }, 0, 0] } } }
      """, "n.json": #"{ "n": { "$type": "number", "$value": 1 } }"#,
    ]
    let tree = FileTree.memory(files)
    let audits = AuditLoader.load(path: "t.json", from: tree, vocabulary: testVocabulary)
    let palette = try #require(audits.first).palette
    #expect(palette.tokens.map(TokenVariantTests.summary) == ["a #FF0000 #FF0000 #FF0000 #FF0000"])
    let edit = ColorEdit(token: 0, place: .entry(0), exact: Color(.sRGB, 0, 0, 1))
    let (changes, problems) = PaletteEditor.changes([edit], of: palette, read: tree.read)
    #expect(changes == [])
    #expect(problems.map { $0.message.hasPrefix("parts of the color of 'a' are defined elsewhere; change") } == [true])
  }

  @Test("a file is read once, however many refer to it, and is noted with its dialect")
  func once() throws {
    let counts = Mutex<[String: Int]>([:])
    var tree = FileTree.memory([
      "t.json": ##"{ "a": { "$ref": "b.json#/a" }, "b": { "$ref": "b.json#/b" }, "c": { "$ref": "c.json#/c" } }"##,
      "b.json": ##"{ "$type": "color", "a": { "$ref": "c.json#/c" }, "b": { "$ref": "./c.json#/c" } }"##,
      "c.json": ##"{ "c": { "$type": "color", "$value": "#fff" }, "d": { "$ref": "t.json#/a" } }"##,
    ])
    let read = tree.read
    tree.read = { (path: String) throws(FileProblem) in
      counts.withLock { $0[path, default: 0] += 1 }
      return try read(path)
    }
    let audits = AuditLoader.load(path: "t.tokens.json", from: tree, vocabulary: testVocabulary)
    #expect(audits.first?.diagnostics.map(\.message) == ["'t.tokens.json': there is no such file or folder"])
    let loaded = try #require(AuditLoader.load(path: "t.json", from: tree, vocabulary: testVocabulary).first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.palette.tokens.count == 3)
    #expect(counts.withLock(\.self) == ["t.json": 1, "b.json": 1, "c.json": 1])
    #expect(loaded.declaration.tokenSources.files.map(\.name) == ["t.json", "c.json", "b.json"])
    counts.withLock { $0 = [:] }
    _ = AuditLoader.load(path: ".", from: tree, vocabulary: testVocabulary)
    #expect(counts.withLock(\.self) == ["t.json": 1, "b.json": 1, "c.json": 1])
  }
}

extension VariantCase {
  private static func link(
    _ name: String, _ text: String, _ others: [String: String], sources: String = #""t.json""#, audit: String = "",
    want: [String], _ diagnostics: [String] = []
  ) -> VariantCase {
    VariantCase(
      name: "1.2 $ref to another file: " + name, files: others.merging(["t.json": text]) { $1 },
      audit: #""name": "N", "sources": [\#(sources)]"# + audit, want: want, diagnostics: diagnostics)
  }

  /// A token with a type and a reference.
  private static func token(_ reference: String, named name: String = "a") -> String {
    #"{ "\#(name)": { "$type": "color", "$ref": "\#(reference)" } }"#
  }

  private static func every(_ name: String, _ color: String) -> String {
    "\(name) \(color) \(color) \(color) \(color)"
  }

  private static let red = [every("a", "#FF0000")]
  private static let open = ["a ? ? ? ?"]
  private static let base = ##"{ "g": { "$type": "color", "red": { "$value": "#ff0000" } } }"##

  static let links = paths + meanings + linkMistakes

  private static let paths = [
    link("a token, which adds nothing else", token("o.json#/g/red"), ["o.json": base], want: red),
    link(
      "its type is that of the token there", ##"{ "a": { "$ref": "o.json#/g/red" } }"##, ["o.json": base], want: red),
    link("its value", token("o.json#/g/red/$value"), ["o.json": base], want: red),
    link(
      "a part of a value",
      ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "o.json#/c/$value/components/0" }, 0, 0] } } }"##,
      ["o.json": #"{ "c": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"#], want: red),
    link(
      "names with a slash and a tilde in them", token("o.json#/my~1group/a~0b"),
      ["o.json": ##"{ "my/group": { "a~b": { "$type": "color", "$value": "#f00" } } }"##], want: red),
    link(
      "a pointer without a slash is taken", token("o.json#g/red"), ["o.json": base], want: red,
      ["warning app/t.json:1:36 a pointer must start with #/; write o.json#/g/red"]),
    link(
      "each is found from the folder of the file that names it", token("x/y/m.json#/a"),
      [
        "x/y/m.json": token("../n.tokens.json#/a"), "x/n.tokens.json": token("./y/o.json5#/a"),
        "x/y/o.json5": ##"{ a: { $ref: "../../p.json#/g/red" } } // JSON5"##, "p.json": base,
      ], want: red),
    link(
      "of modes of extensions, the one in force", token("o.json#/a"),
      ["o.json": ##"{ "a": { "$type": "color", "$value": "#fff", "$extensions": { "mode": { "dark": "#000" } } } }"##],
      want: ["a #FFFFFF #000000 #FFFFFF #000000"]),
    link(
      "themes by file that refer to different files", #"{ }"#,
      [
        "light.json": token("p/x.json#/a"), "dark.json": token("p/y.json#/a"), "p/x.json": file(a: "#ffffff"),
        "p/y.json": file(a: "#000000"),
      ], sources: #""light.json", "dark.json""#, want: ["a #FFFFFF #000000 #FFFFFF #000000"]),
    link(
      "from a file that a resolver names", #"{ }"#,
      [
        "r.resolver.json": ##"""
        { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [
          { "$ref": "s/t.json" }, { "b": { "$ref": "o.json#/g/red" } }] }] }
        """##, "s/t.json": token("../o.json#/g/red"), "o.json": base,
      ], sources: #""r.resolver.json""#, want: red + [every("b", "#FF0000")]),
  ]

  private static let meanings = [
    link(
      "an alias there means that file first, then what is merged",
      ##"{ "a": { "$ref": "o.json#/a" }, "b": { "$ref": "o.json#/b" }, "x": { "$type": "color", "$value": "#00f" }, "y": { "$type": "color", "$value": "#fff" } }"##,
      [
        "o.json":
          ##"{ "$type": "color", "a": { "$value": "{x}" }, "b": { "$value": "{y}" }, "x": { "$value": "#f00" } }"##
      ],
      want: red + [every("b", "#FFFFFF"), every("x", "#0000FF"), every("y", "#FFFFFF")]),
    link(
      "a file that is merged as well: the value there, whose aliases mean what is merged",
      ##"{ "a": { "$ref": "o.json#/a" }, "b": { "$ref": "o.json#/x" }, "x": { "$type": "color", "$value": "#00f" } }"##,
      ["o.json": ##"{ "$type": "color", "a": { "$value": "{x}" }, "x": { "$value": "#f00" } }"##],
      sources: #""o.json", "t.json""#, want: ["a ? ? ? ?", every("b", "#FF0000"), "x ? ? ? ?"],
      ["'o.json' and 't.json' give 'a' and 1 more token different values for light"]),
    link(
      "a pointer there means that file", token("o.json#/a"),
      ["o.json": ##"{ "$type": "color", "a": { "$ref": "#/x" }, "x": { "$value": "#f00" } }"##], want: red),
    link(
      "a group that is extended", ##"{ "h": { "$extends": "o.json#/g", "blue": { "$value": "#00f" } } }"##,
      ["o.json": base], want: [every("h.blue", "#0000FF"), every("h.red", "#FF0000")]),
    link(
      "a group that is referred to, which extends one of a third file", ##"{ "h": { "$ref": "o.json#/k" } }"##,
      ["o.json": ##"{ "k": { "$extends": "p/q.json#/g" } }"##, "p/q.json": base], want: [every("h.red", "#FF0000")],
      ["warning app/t.json:1:18 a $ref from a group to a group"]),
    link(
      "a whole file", ##"{ "h": { "$extends": "o.json" } }"##, ["o.json": file(a: "#f00", b: "{a}")],
      want: [every("h.a", "#FF0000"), every("h.b", "#FF0000")]),
    link(
      "two files that refer to each other without a circle",
      ##"{ "$type": "color", "a": { "$ref": "o.json#/b" }, "c": { "$value": "#f00" } }"##,
      ["o.json": ##"{ "b": { "$ref": "t.json#/c" } }"##], want: red + [every("c", "#FF0000")]),
  ]

  private static let linkMistakes = [
    link(
      "a circle through three files is named as a whole", token("o.json#/b"),
      ["o.json": token("p.json#/c", named: "b"), "p.json": token("t.json#/a", named: "c")], want: open,
      ["t", "o", "p"].map {
        "error app/\($0).json:1:8 references form a cycle: p.json#/c → t.json#/a → o.json#/b → p.json#/c; replace"
      }),
    link(
      "groups of two files that extend each other", ##"{ "g": { "$extends": "o.json#/h" } }"##,
      ["o.json": ##"{ "h": { "$extends": "t.json#/g" } }"##], want: [],
      ["groups extend one another in a cycle", "groups extend one another in a cycle"]),
    link(
      "a file that is not there", token("no.json#/a"), [:], want: open,
      ["error app/t.json:1:8 there is no file 'no.json'; correct the path"]),
    link(
      "a file outside of the audit's folder", token("../o.json#/a"), [:], want: open,
      ["error app/t.json:1:8 '../o.json' points outside the audit's folder"]),
    link("a way out and back", token("x/../../app/o.json#/g/red"), ["o.json": base], want: red),
    link("an absolute path", token("/o.json#/a"), [:], want: open, ["'/o.json' points outside the audit's folder"]),
    link(
      "a URL", token("https://x.y/o.json#/a"), [:], want: open,
      ["error app/t.json:1:8 URLs are not opened; copy the file"]),
    link(
      "a file that cannot be read", token("o.json#/a"), ["o.json": "{"], want: open,
      ["error app/o.json:1:2", "error app/t.json:1:8 the file 'o.json' cannot be read; fix the error"]),
    link(
      "a name that is not there", token("o.json#/g/rde"), ["o.json": base], want: open,
      ["'o.json#/g/rde' cannot be resolved because 'rde' does not exist"]),
    link(
      "a group where the type is that of a token", token("o.json#/g"), ["o.json": base],
      want: [every("a.red", "#FF0000")],
      ["a $ref from a group to a group"]),
    link(
      "a token there that cannot be evaluated", token("o.json#/a"), ["o.json": file(a: "{no}")], want: open,
      [
        "error app/o.json:1:38 there is no token '{no}'",
        "error app/t.json:1:8 the value contains a reference that cannot be resolved; fix the one at app/o.json:1:38",
      ]),
    link(
      "another type there", ##"{ "a": { "$type": "number", "$ref": "o.json#/g/red" } }"##, ["o.json": base],
      want: open, ["error app/t.json:1:8 the type is number, but 'g.red' has the type color"]),
  ]
}
