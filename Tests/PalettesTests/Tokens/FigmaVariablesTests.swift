import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// Variables of Figma in the forms in which they are exported.
@Suite("variables of Figma")
struct FigmaVariablesTests {
  @Test("each export amounts to these colors", arguments: VariantCase.figma)
  func amounts(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test("a file of variables is no audit file, whatever it is called")
  func path() throws {
    let text = VariantCase.answer(VariantCase.ink, VariantCase.paper)
    let audits = AuditLoader.load(path: "local.json", from: .memory(["local.json": text]), vocabulary: testVocabulary)
    let audit = try #require(audits.first)
    #expect(audit.palette.tokens.map(\.name.path) == ["ink", "paper"])
    #expect(audit.diagnostics.filter { $0.severity == .error } == [])
    #expect(audit.declaration.tokenSources.files.map(\.dialect) == ["Figma variables"])
  }

  @Test("an edit changes the channels of the mode it is for, as shares of 1")
  func edits() throws {
    let text = VariantCase.answer(VariantCase.ink, VariantCase.paper)
    let palette = try DesignTokenEditorTests.palette(text, named: "local.json")
    let wanted = [
      Variant.light: #""1:0": { "r": 0.5, "g": 0.5, "b": 0.5, "a": 1.0 }, "1:1": { "r": 1.0, "#,
      .dark: #""1:1": { "r": 0.5, "g": 0.5, "b": 0.5, "a": 1.0 } }"#,
    ]
    for (variant, part) in wanted {
      guard case .entry(let entry) = palette.tokens[0].resolution(for: variant) else {
        Issue.record("no entry")
        return
      }
      let edit = ColorEdit(token: 0, place: .entry(entry), exact: Color(.sRGB, 0.5, 0.5, 0.5))
      let (files, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
        Array(text.utf8)
      }
      #expect(problems == [])
      #expect(files.count == 1 && files.allSatisfy { String(decoding: $0.new, as: UTF8.self).holds(part) })
    }
  }

  @Test("an edit through an alias changes the variable that it leads to")
  func aliases() throws {
    let text = VariantCase.aliased
    let palette = try DesignTokenEditorTests.palette(text, named: "local.json")
    let token = try #require(palette.tokens.typedIndex { $0.name.path == "text.muted" })
    let edit = ColorEdit(token: token, place: .entry(0), exact: Color(.sRGB, 0.2, 0.2, 0.2, alpha: 0.5))
    let (files, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
      Array(text.utf8)
    }
    #expect(problems == [])
    #expect(
      files.map { String(decoding: $0.new, as: UTF8.self) } == [text.parts(around: "0.4").joined(separator: "0.2")])
  }
}

extension VariantCase {
  fileprivate static let ink = variable("ink", #""1:0": \#(gray(0)), "1:1": \#(gray(1))"#)
  fileprivate static let paper = variable("paper", #""1:0": \#(gray(1)), "1:1": \#(gray(0))"#)

  private static func gray(_ share: Double, alpha: Double = 1) -> String {
    #"{ "r": \#(share), "g": \#(share), "b": \#(share), "a": \#(alpha) }"#
  }

  private static func variable(_ name: String, _ values: String, of collection: String = "C:1", type: String = "COLOR")
    -> String
  {
    #"{ "id": "V:\#(name)", "name": "\#(name)", "variableCollectionId": "\#(collection)", "resolvedType": "\#(type)", "valuesByMode": { \#(values) } }"#
  }

  private static func alias(_ id: String) -> String { #"{ "type": "VARIABLE_ALIAS", "id": "V:\#(id)" }"# }

  private static let themes =
    #"{ "id": "C:1", "name": "Theme", "defaultModeId": "1:0", "modes": [{ "modeId": "1:0", "name": "Light" }, { "modeId": "1:1", "name": "Dark" }] }"#
  private static let primitives =
    #"{ "id": "C:2", "name": "Primitives", "defaultModeId": "2:0", "modes": [{ "modeId": "2:0", "name": "Value" }] }"#

  /// What the REST API answers.
  fileprivate static func answer(_ variables: String...) -> String {
    let members = variables.enumerated().map { #""V:\#($0)": \#($1)"# }.joined(separator: ", ")
    return #"""
      { "status": 200, "error": false, "meta": { "variables": { \#(members) },
        "variableCollections": { "C:1": \#(themes), "C:2": \#(primitives) } } }
      """#
  }

  fileprivate static let aliased = answer(
    variable("base/gray", #""2:0": \#(gray(0.4, alpha: 0.5))"#, of: "C:2"),
    variable("text/muted", #""1:0": \#(alias("base/gray")), "1:1": \#(gray(1))"#))

  private static func one(_ name: String, _ text: String, want: [String], _ diagnostics: [String] = []) -> VariantCase {
    VariantCase(
      name: name, files: ["t.json": text], audit: #""name": "N", "sources": ["t.json"]"#, want: want,
      diagnostics: diagnostics)
  }

  private static let both = ["ink #000000 #FFFFFF #000000 #FFFFFF", "paper #FFFFFF #000000 #FFFFFF #000000"]

  static let figma = [
    one("the answer of the REST API", answer(ink, paper), want: both),
    one(
      "without meta, with lists", #"{ "collections": [\#(themes)], "variables": [\#(ink), \#(paper)] }"#, want: both),
    one(
      "one collection with its modes by their ids",
      #"{ "id": "C:1", "name": "Theme", "modes": { "1:0": "Light", "1:1": "Dark" }, "variables": [\#(ink), \#(paper)] }"#,
      want: both),
    one(
      "an alias of a variable with one mode, an opacity, and names in groups", aliased,
      want: [
        "base.gray #666666/0.5 #666666/0.5 #666666/0.5 #666666/0.5",
        "text.muted #666666/0.5 #FFFFFF #666666/0.5 #FFFFFF",
      ]),
    one(
      "one name in two collections, and a number",
      answer(
        variable("ink", #""2:0": \#(gray(0.2))"#, of: "C:2"),
        variable("ink", #""1:0": \#(gray(0)), "1:1": \#(gray(1))"#),
        variable("space", #""2:0": 4"#, of: "C:2", type: "FLOAT")),
      want: ["Primitives.ink #333333 #333333 #333333 #333333", "Theme.ink #000000 #FFFFFF #000000 #FFFFFF"]),
    one(
      "an alias of a variable that is not in the file",
      answer(variable("ink", #""1:0": \#(alias("elsewhere")), "1:1": \#(gray(1))"#)),
      want: ["ink ? #FFFFFF ? #FFFFFF"], ["there is no variable 'V:elsewhere' in this file"]),
  ]
}
