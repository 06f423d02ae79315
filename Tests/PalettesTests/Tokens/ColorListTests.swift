import TestSupport
import Testing

@testable import Palettes

/// Objects of names and colors without any key of a token format.
@Suite("lists of names and colors")
struct ColorListTests {
  @Test(
    "a list is one if colors come first, are most of its texts, or fill a group that is named for them",
    arguments: [
      (##"{ "ink": "#102030", "note": "x", "font": "Inter", "weight": "bold" }"##, true),
      (##"{ "type": { "weight": "700" }, "hue": { "ink": "#102030", "gray": { "5": "#eee" } } }"##, true),
      (##"{ "font": "Inter", "hue": { "ink": "#102030" } }"##, false),
      (##"{ "font": { "a": "x", "b": "y", "c": "z" }, "colors": { "ink": "#102030", "paper": "rgb(1 2 3)" } }"##, true),
      (##"{ "font": { "a": "x", "b": "y", "c": "z" }, "colors": { "ink": "#102030", "paper": "old" } }"##, false),
      (##"{ "font": { "a": "x", "b": "y", "c": "z" }, "colors": { "ink": "#102030" } }"##, false),
      (##"{ "title": "App", "theme_color": "#ffffff", "background_color": "#ffffff", "url": "/", "id": "a" }"##, false),
      (##"{ "name": "App", "colors": { "ink": "#102030", "paper": "#ffffff" } }"##, false),
    ])
  func lists(_ text: String, _ isList: Bool) {
    let files = ["app/t.json": text, "app/z.json": ##"{ "z": { "value": "#000000" } }"##]
    let audits = AuditLoader.load(path: "app", from: .memory(files), vocabulary: testVocabulary)
    #expect(
      audits.flatMap { $0.palette.tokens }.contains { $0.name.path != "z" } == isList,
      "\(audits.flatMap(\.diagnostics))")
  }

  @Test("texts beyond the limit do not count", arguments: [(-2, true), (-1, false)])
  func limit(_ beyond: Int, _ isList: Bool) {
    let fonts = (0..<TokenDialect.mostTexts + beyond).map { "\"f\($0)\": \"x\"" }.joined(separator: ", ")
    lists(##"{ "fonts": { \##(fonts) }, "colors": { "ink": "#102030", "paper": "#ffffff" } }"##, isList)
  }
}
