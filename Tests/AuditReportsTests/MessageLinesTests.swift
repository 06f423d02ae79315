import Testing

@testable import AuditReports

/// Messages in the columns of a terminal.
@Suite struct MessageLinesTests {
  @Test(arguments: [
    ("short: legible fix", 20, ["short: legible fix"]), ("  one two three", 12, ["  one two", "    three"]),
    (
      "  Ink on Paper: legible contrast '#000000' Paper", 40,
      ["  Ink on Paper:", "    legible contrast '#000000' Paper"]
    ),
    ("a", 1, ["a"]), ("", 80, [""]),
  ])
  func fit(_ line: String, _ columns: Int, _ lines: [String]) {
    #expect(MessageLines.fitted(line, to: columns) == lines)
  }
}
