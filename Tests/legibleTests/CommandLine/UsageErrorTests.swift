import Testing

@testable import legible

/// The output for a wrong command line.
struct UsageErrorTests {
  @Test
  func textNamesTheCommandAndWhereToReadOn() {
    let error = UsageError("unknown option '--x'", remedy: "did you mean '--y'?", command: "audit")
    #expect(
      error.text(tool: "legible")
        == "legible audit: unknown option '--x'; did you mean '--y'?\nRun 'legible help audit' for usage.\n")
    #expect(UsageError("wrong").text(tool: "legible") == "legible: wrong\nRun 'legible help' for usage.\n")
  }

  @Test(arguments: [
    ("plain", "'plain'"),
    ("", "''"),
    ("日本 é 👍", "'日本 é 👍'"),
    ("a\nb\tc", "'a\\nb\\tc'"),
    ("\u{1B}[31m", "'\\u{1B}[31m'"),
    ("\u{202E}x\u{200B}", "'\\u{202E}x\\u{200B}'"),
    (String(repeating: "x", count: 60), "'" + String(repeating: "x", count: 60) + "'"),
    (String(repeating: "x", count: 10_000), "'" + String(repeating: "x", count: 60) + "…'"),
  ])
  func quotesInput(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }
}
