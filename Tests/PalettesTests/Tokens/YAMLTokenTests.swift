import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("token files in YAML")
struct YAMLTokenTests {
  private static let tokens = """
    brand:
      $type: color
      ink:
        $value: '#112233'   # kept
        $description: >-
          for text
      page: { $value: "#fff" }
      link:
        $value: '{brand.ink}'
      lists:
        $value: ['{brand.ink}', '{brand.page}']
      wide:
        $value:
          colorSpace: srgb
          components: [1, 0, 0]
    """

  private static func load(_ name: String, _ text: String) -> LoadedPalette? {
    AuditLoader.load(path: "kit/\(name)", from: .memory(["kit/\(name)": text]), vocabulary: testVocabulary).first
  }

  @Test("groups and tokens read like those of JSON", arguments: ["t.yaml", "t.yml", "t.tokens.yaml"])
  func reads(_ name: String) throws {
    let audit = try #require(Self.load(name, Self.tokens))
    #expect(
      audit.palette.tokens.map { TokenVariantTests.summary($0).split(separator: " ").prefix(2).joined(separator: " ") }
        .sorted() == ["brand.ink #112233", "brand.link #112233", "brand.page #FFFFFF", "brand.wide #FF0000"])
    #expect(audit.palette.tokens.map(\.line) == [3, 8, 7, 12])
    #expect(audit.diagnostics.map(\.severity) == [.note])
  }

  @Test("what is no YAML, or no tokens, is an error with place and remedy")
  func mistakes() {
    let said = ["a: [1": "1:6", "- 1": "1:1", "": "1:1"].map { text, place in
      Self.load("t.yml", text)?.diagnostics.first.map {
        $0.location.text == "kit/t.yml:\(place)" && $0.message.holds("; ")
      }
    }
    #expect(said == [true, true, true])
  }

  @Test("a color without quotation marks is a comment, and said to be one")
  func comment() throws {
    let audit = try #require(Self.load("t.yml", "$type: color\nink:\n  $value: #112233\n"))
    #expect(audit.diagnostics.map { "\($0.severity.rawValue) \($0.location.line)" } == ["error 3", "warning 3"])
    #expect(audit.diagnostics.contains { $0.message.hasPrefix("#112233 is a comment") })
  }

  @Test("a text keeps its quotation marks and all around it when its color changes")
  func edits() throws {
    let audit = try #require(Self.load("t.yml", Self.tokens))
    var editor = DesignTokenEditor(Array(Self.tokens.utf8), of: "kit/t.yml")
    for (name, hex) in [("brand.ink", "#000000"), ("brand.page", "#EDEDED")] {
      let token = try #require(audit.palette.tokens.first { $0.name.path == name })
      try editor.take(ColorEdit(token: 0, place: .entry(0), exact: try #require(Color(hex: hex))), of: token, .nearest)
    }
    let wanted = Self.tokens.parts(around: "'#112233'   #").joined(separator: "'#000000'   #")
      .parts(around: "\"#fff\"").joined(separator: "\"#EDEDED\"")
    #expect(String(decoding: try editor.result(), as: UTF8.self).lowercased() == wanted.lowercased())
  }

  @Test("a color of several lines is refused, with the reason")
  func refuses() throws {
    let audit = try #require(Self.load("t.yml", Self.tokens))
    let token = try #require(audit.palette.tokens.first { $0.name.path == "brand.wide" })
    var editor = DesignTokenEditor(Array(Self.tokens.utf8), of: "kit/t.yml")
    try editor.take(
      ColorEdit(token: 0, place: .entry(0), exact: try #require(Color(hex: "#000000"))), of: token, .nearest)
    let problem = #expect(throws: Diagnostic.self) { try editor.result() }
    #expect(problem?.message.hasPrefix("a YAML color that spans several lines cannot be changed; write") == true)
  }
}
