import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// A token file, one edit, and the file after it.
struct TokenEditCase: CustomTestStringConvertible, Sendable {
  var name: String
  var given: String
  /// The token that is edited, by its path.
  var token = "a"
  var color: String
  var rounding = EditRounding.nearest
  var want: String
  var file = "t.tokens.json"

  var testDescription: String { name }

  init(
    _ name: String, _ given: String, _ color: String, _ want: String, token: String = "a",
    rounding: EditRounding = .nearest, file: String = "t.tokens.json"
  ) {
    (self.name, self.given, self.color, self.want) = (name, given, color, want)
    (self.token, self.rounding, self.file) = (token, rounding, file)
  }

  /// The text of an edited value, in a file with nothing else.
  private static func value(_ name: String, _ old: String, _ color: String, _ new: String) -> TokenEditCase {
    TokenEditCase(
      name, #"{"a":{"$type":"color","$value":\#(old)}}"#, color, #"{"a":{"$type":"color","$value":\#(new)}}"#)
  }

  static let texts = [
    value("six digits", ##""#ff0000""##, "#767676", ##""#767676""##),
    value("capital letters", ##""#FF0000""##, "#abcdef", ##""#ABCDEF""##),
    value("three digits hold it", ##""#f00""##, "#112233", ##""#123""##),
    value("three digits do not hold it", ##""#f00""##, "#123456", ##""#123456""##),
    value("alpha digits stay", ##""#ff000080""##, "#76767680", ##""#76767680""##),
    value("four digits stay", ##""#f008""##, "#11223388", ##""#1238""##),
    value("four digits become eight", ##""#f008""##, "#12345688", ##""#12345688""##),
    value("an alpha is added", ##""#ff0000""##, "#76767680", ##""#76767680""##),
    value("whole channels", #""rgb(1, 2, 3)""#, "#767676", #""rgb(118, 118, 118)""#),
    value("spaces as they are", #"" rgb( 1,2 , 3 )""#, "#767676", #"" rgb( 118,118 , 118 )""#),
    value("percentages", #""rgb(10% 20% 30%)""#, "#767676", #""rgb(46.3% 46.3% 46.3%)""#),
    value("alpha of a function", #""rgba(1, 2, 3, 0.5)""#, "rgb(118 118 118 / 0.5)", #""rgba(118, 118, 118, 0.5)""#),
    value("another alpha", #""rgba(1, 2, 3, 0.5)""#, "rgb(1 2 3 / 0.25)", #""rgba(1, 2, 3, 0.25)""#),
    value("an alpha where none was", #""rgb(1 2 3)""#, "rgb(1 2 3 / 0.25)", #""rgb(1 2 3 / 0.25)""#),
    value("a hue that stays", #""hsl(120deg, 50%, 50%)""#, "#808080", #""hsl(120deg, 0%, 50.2%)""#),
    value("color()", #""color(display-p3 1 0 0)""#, "color(display-p3 0.5 0.25 0)", #""color(display-p3 0.5 0.25 0)""#),
    value("none", #""oklch(50% none none)""#, "#ff0000", #""oklch(62.7955% 0.2577 29.2339)""#),
    value("a name", #""red""#, "#767676", ##""#767676""##),
    value("escapes", ##""\u0023ff0000""##, "#767676", ##""#767676""##),
  ]

  static let objects = [
    value(
      "numbers", #"{ "colorSpace": "srgb", "components": [1, 0,0] }"#, "#767676",
      #"{ "colorSpace": "srgb", "components": [0.463, 0.463,0.463] }"#),
    value(
      "one number", #"{"colorSpace":"srgb","components":[1,0,0]}"#, "#ff7600",
      #"{"colorSpace":"srgb","components":[1,0.463,0]}"#),
    value(
      "digits and hex", ##"{"colorSpace":"srgb","components":[0.50196,0.5,0.5],"alpha":1,"hex":"#808080"}"##, "#767676",
      ##"{"colorSpace":"srgb","components":[0.46275,0.46275,0.46275],"alpha":1,"hex":"#767676"}"##),
    value(
      "capital hex", ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#FF0000"}"##, "#ff00ff",
      ##"{"colorSpace":"srgb","components":[1,0,1],"hex":"#FF00FF"}"##),
    value(
      "percentages of hsl", #"{"colorSpace":"hsl","components":[120,50,50]}"#, "#767676",
      #"{"colorSpace":"hsl","components":[120,0,46.3]}"#),
    value(
      "oklch", #"{"colorSpace":"oklch","components":[0.7,0.1,"none"]}"#, "#767676",
      #"{"colorSpace":"oklch","components":[0.566,0,"none"]}"#),
    value(
      "a wider space", ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"}"##, "color(display-p3 1 0 0)",
      ##"{"colorSpace":"display-p3","components":[1, 0, 0],"hex":"#ff0b0c"}"##),
    value(
      "an alpha is added", "{\n  \"colorSpace\" : \"srgb\",\n  \"components\" : [1,0,0]\n}", "rgb(255 0 0 / 0.5)",
      "{\n  \"colorSpace\" : \"srgb\",\n  \"components\" : [1,0,0],\n  \"alpha\" : 0.5\n}"),
  ]

  static let files = [
    TokenEditCase(
      "an alias is edited at its target", ##"{"$type":"color","r":{"$value":"#ff0000"},"a":{"$value":"{r}"}}"##,
      "#767676", ##"{"$type":"color","r":{"$value":"#767676"},"a":{"$value":"{r}"}}"##),
    TokenEditCase(
      "a pointer to a component is replaced",
      ##"{"$type":"color","r":{"$value":"#ff0000"},"n":{"$type":"number","$value":1},"a":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/n/$value"},0,0]}}}"##,
      "#76ff00",
      ##"{"$type":"color","r":{"$value":"#ff0000"},"n":{"$type":"number","$value":1},"a":{"$value":{"colorSpace":"srgb","components":[0.463,1,0]}}}"##
    ),
    TokenEditCase(
      "alpha beside an alias stays", ##"{"$type":"color","r":{"$value":"#ff0000"},"a":{"$value":"{r}","alpha":0.5}}"##,
      "rgb(118 118 118 / 0.5)",
      ##"{"$type":"color","r":{"$value":"#767676"},"a":{"$value":"{r}","alpha":0.5}}"##),
    TokenEditCase(
      "an opacity in a text stays", ##"{"$type":"color","r":{"$value":"#ff0000"},"a":{"$value":"{r}","alpha":"50%"}}"##,
      "rgb(118 118 118 / 0.5)",
      ##"{"$type":"color","r":{"$value":"#767676"},"a":{"$value":"{r}","alpha":"50%"}}"##),
    TokenEditCase(
      "an opacity next to its own value stays", ##"{"a":{"value":"#ff000080","type":"color","opacity":0.25}}"##,
      "rgb(118 118 118 / 0.25)", ##"{"a":{"value":"#76767680","type":"color","opacity":0.25}}"##),
    TokenEditCase(
      "channels of 255", #"{"a":{"type":"color","value":{ "r": 200, "g":200, "b": 200,"a":0.5 }}}"#,
      "rgb(118 118 118 / 0.5)", #"{"a":{"type":"color","value":{ "r": 118, "g":118, "b": 118,"a":0.5 }}}"#,
      file: "t.json"),
    TokenEditCase(
      "channels that are all zero", #"{"a":{"type":"color","value":{"r":0,"g":0,"b":0}}}"#, "#767676",
      #"{"a":{"type":"color","value":{"r":118,"g":118,"b":118}}}"#, file: "t.json"),
    TokenEditCase(
      "channels as shares of 1", #"{"a":{"type":"color","value":{"r":0.8,"g":0.8,"b":0.8,"a":1}}}"#,
      "rgb(102 102 102 / 0.5)", #"{"a":{"type":"color","value":{"r":0.4,"g":0.4,"b":0.4,"a":0.5}}}"#, file: "t.json"),
    TokenEditCase(
      "a hue and shares", #"{"a":{"type":"color","value":{"h":120,"s":50,"l":50}}}"#, "#808080",
      #"{"a":{"type":"color","value":{"h":120,"s":0,"l":50.2}}}"#, file: "t.json"),
    TokenEditCase(
      "a name of a color without a type", ##"{"a":{"background":{"value":"white"}}}"##, "#767676",
      ##"{"a":{"background":{"value":"#767676"}}}"##, token: "a.background", file: "t.json"),
    TokenEditCase(
      "a colour of a border", ##"{"a":{"$type":"border","$value":{"color":"#f00","width":{"value":1,"unit":"px"}}}}"##,
      "#767676",
      ##"{"a":{"$type":"border","$value":{"color":"#767676","width":{"value":1,"unit":"px"}}}}"##, token: "a.color"),
    TokenEditCase(
      "a stop of a gradient that others refer to",
      ##"{"a":{"$type":"gradient","$value":[{"color":"#f00","position":0},{"color":"{b}","position":1}]},"b":{"$type":"color","$value":"#00f"},"c":{"$type":"gradient","$value":"{a}"}}"##,
      "#767676",
      ##"{"a":{"$type":"gradient","$value":[{"color":"#f00","position":0},{"color":"{b}","position":1}]},"b":{"$type":"color","$value":"#767676"},"c":{"$type":"gradient","$value":"{a}"}}"##,
      token: "c.1.color"),
    TokenEditCase(
      "comments, single quotes and commas", "{ // c\n a: { $type: 'color', $value: '#ff0000', }, /* d */\r\n}\n",
      "#767676",
      "{ // c\n a: { $type: 'color', $value: '#767676', }, /* d */\r\n}\n", file: "t.json5"),
    TokenEditCase(
      "Style Dictionary", ##"{"a":{"value":"#f00","comment":"{x}"}}"##, "#767676",
      ##"{"a":{"value":"#767676","comment":"{x}"}}"##, file: "t.json"),
    TokenEditCase(
      "letters of several bytes before it",
      "\u{FEFF}{\"é😀\":{\"x\":\"日本\"}, \"a\":{\"$type\":\"color\",\"$value\":\"#f00\"}}",
      "#767676", "\u{FEFF}{\"é😀\":{\"x\":\"日本\"}, \"a\":{\"$type\":\"color\",\"$value\":\"#767676\"}}"),
    TokenEditCase(
      "digits for a direction", #"{"a":{"$type":"color","$value":"hsl(0 0% 50%)"}}"#, "#767676",
      #"{"a":{"$type":"color","$value":"hsl(0 0% 46.275%)"}}"#, rounding: .down),
    TokenEditCase(
      "digits for an exact value", #"{"a":{"$type":"color","$value":"hsl(0 0% 50%)"}}"#, "#767676",
      #"{"a":{"$type":"color","$value":"hsl(0 0% 46.2745098%)"}}"#, rounding: .exact),
  ]
}

@Suite("edits of token files")
struct DesignTokenEditorTests {
  static func palette(_ text: String, named file: String) throws -> Palette {
    let audits = AuditLoader.load(path: file, from: .memory([file: text]), vocabulary: testVocabulary)
    return try #require(audits.first).palette
  }

  @Test(
    "an edit changes the bytes of its value alone",
    arguments: TokenEditCase.texts + TokenEditCase.objects + TokenEditCase.files)
  func edits(_ row: TokenEditCase) throws {
    let palette = try Self.palette(row.given, named: row.file)
    let token = try #require(palette.tokens.typedIndex { $0.name.path == row.token })
    let color = try CSSColorSyntax.parse(row.color)
    let edit = ColorEdit(token: token, place: .entry(0), exact: color)
    let (files, problems) = PaletteEditor.changes([edit], of: palette, rounding: { _ in row.rounding }) {
      (_: String) throws(FileProblem) in Array(row.given.utf8)
    }
    #expect(problems == [])
    #expect(files.map { String(decoding: $0.new, as: UTF8.self) } == [row.want])
    let after = try Self.palette(row.want, named: row.file)
    for (found, wanted) in zip(after.tokens, palette.applying([edit]).tokens) {
      #expect(TokenFileTrial.isSame(found.entries[0].value, wanted.entries[0].value), "\(found.name.path)")
    }
  }

  @Test("what has no place in the file is said, with the place")
  func refusals() throws {
    let text = ##"{"$type":"color","r":{"$value":"#ff0000"},"a":{"$value":"{r}","alpha":0.5},"b":{"$value":"{no}"}}"##
    let palette = try Self.palette(text, named: "t.json")
    let red = Color(.sRGB, 1, 0, 0)
    let cases: [(ColorEdit, String)] = [
      (ColorEdit(token: 2, place: .new(.dark, like: 0), exact: red), "no value can be added"),
      (ColorEdit(token: 0, place: .entry(0), exact: red), "the opacity of 'a' is defined separately"),
      (ColorEdit(token: 1, place: .entry(0), exact: red), "cannot be read"),
      (ColorEdit(token: 2, place: .entry(7), exact: red), "no value can be added"),
    ]
    for (edit, words) in cases {
      let (files, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
        Array(text.utf8)
      }
      #expect(files == [])
      #expect(problems.count == 1 && problems.allSatisfy { $0.message.holds(words) }, "\(problems)")
    }
    let edit = ColorEdit(token: 2, place: .entry(0), exact: Color(.sRGB, 0, 0, 0))
    for other in ["", "[]", text.parts(around: "#ff0000").joined(separator: "#00ff00"), " " + text] {
      let (_, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
        Array(other.utf8)
      }
      #expect(problems.map(\.message) == ["the file has changed since it was read; run the command again"])
    }
  }

  /// A color with values for modes, and the file after an edit of the one for dark.
  private static let ofModes = [
    (
      ##"{"a":{"$type":"color","$value":"#000","$modes":{"light":"#000","dark":"#fff"}}}"##,
      ##"{"a":{"$type":"color","$value":"#000","$modes":{"light":"#000","dark":"#767676"}}}"##
    ),
    (##"{"a":{"value":"#000","dark":"#fff"}}"##, ##"{"a":{"value":"#000","dark":"#767676"}}"##),
    (##"{"a":{"value":"#000","dark":{"value":"#fff"}}}"##, ##"{"a":{"value":"#000","dark":{"value":"#767676"}}}"##),
    (
      ##"{"a":{"value":"#000","extensions":{"mode":{"dark":"#fff"}}}}"##,
      ##"{"a":{"value":"#000","extensions":{"mode":{"dark":"#767676"}}}}"##
    ),
    (
      ##"{"a":{"$type":"color","$value":"#000","$variable_metadata":{"modes":{"Dark":"#fff"}}}}"##,
      ##"{"a":{"$type":"color","$value":"#000","$variable_metadata":{"modes":{"Dark":"#767676"}}}}"##
    ),
    (
      ##"{"a":{"$type":"color","$value":"#000","alpha":"1","$modes":{"dark":"{b}"}},"b":{"$type":"color","$value":"#fff"}}"##,
      ##"{"a":{"$type":"color","$value":"#000","alpha":"1","$modes":{"dark":"{b}"}},"b":{"$type":"color","$value":"#767676"}}"##
    ),
  ]

  @Test("the color of a mode is edited where it is written", arguments: ofModes)
  func modes(given: String, want: String) throws {
    let palette = try Self.palette(given, named: "t.json")
    let token = try #require(palette.tokens.typedIndex { $0.name.path == "a" })
    guard case .entry(let dark) = palette.tokens[token].resolution(for: .dark) else {
      Issue.record("no entry for dark")
      return
    }
    let edit = ColorEdit(token: token, place: .entry(dark), exact: try CSSColorSyntax.parse("#767676"))
    let (files, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
      Array(given.utf8)
    }
    #expect(problems == [])
    #expect(files.map { String(decoding: $0.new, as: UTF8.self) } == [want])
  }

  @Test("channels that would be read as another color are left alone")
  func channels() throws {
    for (old, new) in [("{\"r\":200,\"g\":0,\"b\":0}", "#010000"), ("{\"r\":0.5,\"g\":0.2,\"b\":0}", "#FFFFFF")] {
      let text = "{\"a\":{\"type\":\"color\",\"value\":\(old)}}"
      let palette = try Self.palette(text, named: "t.json")
      let edit = ColorEdit(token: 0, place: .entry(0), exact: try CSSColorSyntax.parse(new))
      let (files, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
        Array(text.utf8)
      }
      #expect(files == [])
      #expect(problems.count == 1 && problems.allSatisfy { $0.message.holds("in the notation") }, "\(problems)")
    }
  }

  @Test("an opacity next to a value is never written into the value, even if both are equal")
  func opacities() throws {
    for opacity in [#""alpha": 1"#, #""alpha": "100%""#, #""opacity": "1""#, #""alpha": "{n}""#] {
      let text = ##"{"n":{"value":1,"type":"number"},"a":{"value":"#ff0000","type":"color",\##(opacity)}}"##
      let palette = try Self.palette(text, named: "t.json")
      let edit = ColorEdit(token: 0, place: .entry(0), exact: Color(.sRGB, 1, 0, 0, alpha: 0.5))
      let (files, problems) = PaletteEditor.changes([edit], of: palette) { (_: String) throws(FileProblem) in
        Array(text.utf8)
      }
      #expect(files == [])
      #expect(problems.count == 1 && problems.allSatisfy { $0.message.holds("defined separately") }, "\(problems)")
    }
  }

  @Test("an edit of one token is one of all that refer to the same colour")
  func sharing() throws {
    let text = ##"{"$type":"color","r":{"$value":"#ff0000"},"a":{"$value":"{b}"},"b":{"$value":"{r}","alpha":0.5}}"##
    let palette = try Self.palette(text, named: "t.json")
    let shared = SharedColors(palette)
    #expect(shared.others(than: .init(token: 0, entry: 0)) == [.init(token: 1, entry: 0), .init(token: 2, entry: 0)])
    let edited = palette.applying([ColorEdit(token: 2, place: .entry(0), exact: Color(.sRGB, 0, 0, 1))])
    #expect(
      edited.tokens.map { $0.entries[0].value } == [
        .color(Color(.sRGB, 0, 0, 1, alpha: 0.5)), .color(Color(.sRGB, 0, 0, 1, alpha: 0.5)),
        .color(Color(.sRGB, 0, 0, 1)),
      ])
  }
}
