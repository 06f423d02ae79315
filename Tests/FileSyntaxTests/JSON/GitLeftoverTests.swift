import Testing

@testable import FileSyntax

/// What Git leaves in place of a file: named as such, at its line, in every syntax.
@Suite struct GitLeftoverTests {
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n"

  private enum Syntax: CaseIterable { case strict, relaxed, yaml }

  private static func problem(_ text: String, _ syntax: Syntax) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      let bytes = Array(text.utf8)
      switch syntax {
      case .strict: _ = try JSONDocument(parsing: bytes)
      case .relaxed: _ = try JSONDocument(parsing: bytes, options: .relaxed)
      case .yaml: _ = try JSONDocument(parsingYAML: bytes)
      }
      return nil
    } catch {
      return error
    }
  }

  @Test("a pointer names the command that fetches the file") func pointers() {
    for syntax in Syntax.allCases {
      let problem = Self.problem(Self.pointer, syntax)
      #expect(problem?.message.hasPrefix("this is a Git LFS pointer") == true, "\(syntax)")
      #expect(problem?.message.contains("git lfs pull") == true, "\(syntax)")
      #expect(problem?.position == TextPosition(line: 1, column: 1), "\(syntax)")
    }
    #expect(GitLeftover.isPointer(Array(Self.pointer.utf8)))
    #expect(!GitLeftover.isPointer(Array("version 1\n".utf8)) && !GitLeftover.isPointer([UInt8]()))
  }

  @Test(
    "markers of a merge name their lines",
    arguments: [
      ("around members", "{\n<<<<<<< HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> topic\n}", 2, "lines 2 to 6"),
      ("around the file", "<<<<<<< ours\n{ \"a\": 1 }\n=======\n{ \"a\": 2 }\n>>>>>>> theirs\n", 1, "lines 1 to 5"),
      (
        "with the base",
        "{\n  \"a\": [\n<<<<<<< HEAD\n1\n||||||| 1a2b3c4\n0\n=======\n2\n>>>>>>> 5d6e7f8 (Fix: b)\n] }", 3,
        "lines 3 to 9"
      ),
      (
        "the first of two", "[\n1,\n<<<<<<< A\n2\n=======\n3\n>>>>>>> B\n,\n<<<<<<< A\n=======\n>>>>>>> B\n]", 3,
        "lines 3 to 7"
      ),
      ("with line ends of Windows", "{\r\n<<<<<<< HEAD\r\n\"a\": 1\r\n=======\r\n>>>>>>> b\r\n}", 2, "lines 2 to 5"),
      ("the last one alone", "{ \"a\": 1\n>>>>>>> topic\n}", 2, "marker of a merge; delete this line"),
      ("the middle one alone", "{ \"a\": 1\n=======\n}", 2, "marker of a merge; delete this line"),
    ])
  func conflicts(_ name: String, _ text: String, _ line: Int, _ words: String) {
    for syntax in [Syntax.strict, .relaxed] {
      let problem = Self.problem(text, syntax)
      #expect(problem?.message.hasPrefix("unresolved conflict marker") == true, "\(name), \(syntax)")
      #expect(problem?.message.contains(words) == true, "\(name), \(syntax): \(problem?.message ?? "")")
      #expect(problem?.position == TextPosition(line: line, column: 1), "\(name), \(syntax)")
    }
  }

  @Test(
    "markers in YAML",
    arguments: [
      ("a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> topic\n", 2),
      ("<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> topic\n", 1),
      ("a:\n  b: 1\n<<<<<<< HEAD:t.yaml\n  c: 2\n=======\n>>>>>>> topic\n", 3),
      ("a:\n<<<<<<< HEAD\n  b: 1\n=======\n  b: 2\n>>>>>>> topic\n", 2),
      ("- 1\n<<<<<<< HEAD\n- 2\n=======\n- 3\n>>>>>>> topic\n", 2),
    ])
  func yaml(_ text: String, _ line: Int) {
    let problem = Self.problem(text, .yaml)
    #expect(problem?.message.hasPrefix("unresolved conflict marker") == true, "\(text): \(problem?.message ?? "none")")
    #expect(problem?.position.line == line, "\(text)")
  }

  @Test(
    "nothing else is one",
    arguments: [
      "{ \"a\": \"<<<<<<< HEAD\" ", "{\n<<<<<< HEAD\n}", "{\n<<<<<<<< HEAD\n}", "{\n<<<<<<<HEAD\n}", "[\n======= a\n]",
      "{\n  <<<<<<< HEAD\n}", "version 1", "",
    ])
  func others(_ text: String) {
    let problem = Self.problem(text, .strict)
    #expect(problem != nil && problem?.message.contains("conflict") == false, "\(text)")
    #expect(problem?.message.contains("LFS") == false, "\(text)")
  }
}
