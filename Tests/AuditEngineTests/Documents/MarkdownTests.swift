import Testing

@testable import AuditEngine

/// Blocks of Markdown with the lines at which they start.
@Suite struct MarkdownTests {
  private func kinds(_ text: String) -> [String] {
    MarkdownDocument(parsing: Array(text.utf8)).blocks.map { block in
      switch block.kind {
      case .heading(let level): "h\(level) \(block.line) \(block.text)"
      case .paragraph: "p \(block.line) \(block.text)"
      case .item(let indentation, let isTask): "\(isTask ? "task" : "item") \(indentation) \(block.line) \(block.text)"
      case .table: "table \(block.line) \(block.lines.count)"
      case .code(let language): "code \(language) \(block.line) \(block.lines.map(\.text).joined(separator: "|"))"
      }
    }
  }

  @Test(arguments: [
    ("# A\n## B ##\n#C", ["h1 1 A", "h2 2 B", "p 3 #C"]),
    ("A\n===\nB\n---\nc\n\n---\nd", ["h1 1 A", "h2 3 B", "p 5 c", "p 8 d"]),
    (
      "- a\n  - b\n    more\n1. c\n- [ ] d\n* [x] e",
      ["item 0 1 a", "item 2 2 b more", "item 0 4 c", "task 0 5 d", "task 0 6 e"]
    ),
    ("| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 |\nend", ["table 1 3", "p 5 end"]),
    ("a | b\n-|-\n1 | 2", ["table 1 2"]),
    ("```Swift title=x\nlet a\n```\n~~~\n```\n~~~", ["code swift 2 let a", "code  5 ```"]),
    ("- a\n   ```swift\n   let b\n     let c\n   ```", ["item 0 1 a", "code swift 3 let b|  let c"]),
    ("```\nopen", ["code  2 open"]),
    ("text\n\n    A  #FFF\n    B\n\nend", ["p 1 text", "code  3 A  #FFF|B", "p 6 end"]),
    ("> # Quote\n> - a", ["h1 1 Quote", "item 0 2 a"]),
    ("---\ntitle: x\n---\n# A", ["code yaml 2 title: x", "h1 4 A"]),
    ("a\n\n<!-- #FFF\n# No -->\n# Yes", ["p 1 a", "h1 5 Yes"]),
    ("<!-- never closed\n# Yes", ["p 1 <!-- never closed", "h1 2 Yes"]),
    ("a\r\nb\rc", ["p 1 a b c"]), ("", []), ("\u{FEFF}# A", ["h1 1 A"]),
  ])
  func documentsAreReadIntoBlocks(_ text: String, _ expected: [String]) { #expect(kinds(text) == expected) }

  /// A backslash makes a pipe a part of the text, unless it is escaped itself.
  @Test(arguments: [
    (#"| a | b |"#, ["a", "b"]), (#"a\| b | c"#, [#"a\| b"#, "c"]),
    (#"a\\| b"#, [#"a\\"#, "b"]), ("a", ["a"]), ("||", [""]),
  ])
  func rowsAreCutAtPipes(_ line: String, _ cells: [String]) {
    #expect(MarkdownTable.cells(line[...]).map { String($0).split(separator: " ").joined(separator: " ") } == cells)
  }
}
