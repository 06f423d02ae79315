import TestSupport
import Testing

@testable import Palettes

/// Messages about paths that lead to no palette: each names what is there, and one command that fits.
@Suite struct FolderHoldingsTests {
  private static func problems(_ path: String, _ files: [String: String]) -> [String] {
    AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary).flatMap { $0.diagnostics }.map(
      \.message)
  }

  private static let table = "| Ink | #1A1A1A |\n| Paper | #FFFFFF |\n"

  @Test(
    "a folder without palettes says what it holds",
    arguments: [
      (
        ["x/a.css": "", "x/sub/b.scss": ""], "only 2 style sheets; to measure two",
        "legible contrast FOREGROUND BACKGROUND"
      ),
      (
        ["x/Base.lproj/Main.storyboard": "", "x/Cell.xib": ""], "only 2 Interface Builder files; take",
        "legible look SHOT.png"
      ),
      (["x/AppDelegate.m": "", "x/a.css": ""], "only 1 Objective-C file and 1 style sheet;", "legible look SHOT.png"),
      (
        ["x/docs/Design.md": table, "x/README.md": "Read #123456 and #234567."], "only 1 document with colors;",
        "legible init x/docs/Design.md"
      ),
      (
        ["x/My Design.md": table, "x/a.css": ""], "only 1 document with colors and 1 style sheet;",
        "legible init 'x/My Design.md'"
      ),
      (["x/one.png": "", "x/two.PNG": ""], "only 2 PNG images;", "legible look x/one.png"),
      (["x/Theme.kt": ""], "only 1 web or Android source file;", "legible contrast"),
      (["x/Brand.sketch": ""], "only 1 design file; export", "token file"),
      (["x/Pods/a.css": "", "x/notes.txt": ""], "or token file; specify one of them", ""),
    ] as [([String: String], String, String)])
  func folders(_ files: [String: String], _ holdings: String, _ command: String) {
    let problems = Self.problems("x", files)
    #expect(problems.count == 1)
    #expect(
      problems.allSatisfy { $0.hasPrefix("there is nothing to audit in 'x': no legible.json, asset catalog, or ") })
    #expect(problems.allSatisfy { $0.contains(holdings) && (command.isEmpty || $0.contains(command)) }, "\(problems)")
  }

  @Test(
    "a file that is no palette says what it is",
    arguments: [
      ("a.css", "this is a style sheet, which an audit does not read; to measure", "legible contrast"),
      ("Main.storyboard", "this is an Interface Builder file, which an audit does not read;", "legible look SHOT.png"),
      ("DESIGN.md", "this is a document, which an audit does not read;", "legible init x/DESIGN.md"),
      ("shot.png", "this is a PNG image, which an audit does not read;", "legible look x/shot.png"),
      ("View.m", "this is an Objective-C file, which", "legible look"),
      ("a.txt", "this is neither an audit file, a token file, nor an asset catalog;", ".json"),
    ])
  func files(_ name: String, _ words: String, _ command: String) {
    let problems = Self.problems("x/\(name)", ["x/\(name)": ""])
    #expect(problems.count == 1 && problems.allSatisfy { $0.contains(words) && $0.contains(command) }, "\(problems)")
  }

  @Test(
    "a missing path offers the one next to it",
    arguments: [
      ("Ap", "; did you mean 'App'?"), ("app", "; did you mean 'App'?"),
      ("App/Colors", "; did you mean 'App/Colors.xcassets'?"),
      ("App/Colours.xcassets", "; did you mean 'App/Colors.xcassets'?"),
      ("brand.token.json", "; did you mean 'brand.tokens.json'?"),
      ("App/legible.jsn", "; did you mean 'App/legible.json'?"),
      ("Nothing", ""), ("Gone/Colors.xcassets", ""), ("Pods2", ""),
    ])
  func missing(_ path: String, _ question: String) {
    let files = [
      "App/Colors.xcassets/Contents.json": "{}", "App/legible.json": "{}", "brand.tokens.json": "{}", "Pods/a": "",
    ]
    let audits = AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary)
    let words = "'\(path)': there is no such file or folder\(question)"
    #expect(audits.flatMap { $0.diagnostics }.map(\.message) == [words])
    #expect(audits.allSatisfy { $0.declaration.source == nil }, "what stands around it is not its own")
    #expect(AuditLoader.absence(of: path, from: .memory(files))?.message == words)
  }

  @Test(
    "files that Git left unreadable are of tokens, not audit files",
    arguments: [
      ("tokens.json", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", Diagnostic.Kind.badData),
      ("brand-colors.json", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", .badData),
      ("light.json", "{\n<<<<<<< a\n\"ink\": { \"$value\": \"#111\" }\n=======\n>>>>>>> b\n}", .badData),
      ("light.yaml", "<<<<<<< a\nink: { $value: '#111' }\n=======\n>>>>>>> b\n", .badData),
      ("contrast.json", "{\n<<<<<<< a\n\"pairs\": []\n=======\n>>>>>>> b\n}", .badAuditFile),
    ])
  func leftovers(_ name: String, _ text: String, _ kind: Diagnostic.Kind) {
    let audits = AuditLoader.load(path: name, from: .memory([name: text]), vocabulary: testVocabulary)
    let errors = audits.flatMap { $0.diagnostics }.filter { $0.severity == .error }
    #expect(errors.map(\.kind) == [kind], "\(errors)")
    let found = AuditLoader.load(
      path: "x", from: .memory(["x/\(name)": text, "x/A.xcassets/Contents.json": "{}"]), vocabulary: testVocabulary)
    let isNamed = found.flatMap { $0.diagnostics }.contains { $0.severity == .error && $0.location.file == "x/\(name)" }
    #expect(isNamed == (kind == .badData), "a folder with it")
  }
}
