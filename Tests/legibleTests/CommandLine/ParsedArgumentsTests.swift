import Testing

@testable import legible

/// Typed values out of parsed text.
struct ParsedArgumentsTests {
  private func parsed(_ words: String...) throws -> ParsedArguments {
    guard case .run(_, let arguments) = try CommandLineParser.parse(["audit"] + words, for: ToolFixture.tool) else {
      throw UsageError("no run")
    }
    return arguments
  }

  @Test
  func absentOptions() throws {
    let arguments = try parsed()
    #expect(try arguments.value(of: ToolFixture.jobs) == nil)
    #expect(try arguments.values(of: ToolFixture.format) == [])
    #expect(try arguments.value(of: ToolFixture.failOn) == .error)
    #expect(!arguments.isSet(ToolFixture.quiet))
  }

  @Test
  func givenOptions() throws {
    let arguments = try parsed("-q", "--format", "csv", "-j8", "--format=json", "--fail-on", "note", "-oOut", "P")
    #expect(try arguments.value(of: ToolFixture.jobs) == 8)
    #expect(try arguments.values(of: ToolFixture.format) == ["csv", "json"])
    #expect(try arguments.value(of: ToolFixture.format) == "json")
    #expect(try arguments.value(of: ToolFixture.failOn) == .note)
    #expect(try arguments.value(of: ToolFixture.output) == "Out")
    #expect(arguments.isSet(ToolFixture.quiet))
    #expect(!arguments.isSet(ToolFixture.verbose))
    #expect(arguments.operands == ["P"])
  }

  @Test(arguments: ["0", "65", "x", "1.5", "-1", "99999999999999999999", "٣"])
  func integersOutsideTheRange(text: String) throws {
    let arguments = try parsed("--jobs", text)
    let expected = UsageError(
      "invalid value '\(text)' for '--jobs'", remedy: "expected a whole number from 1 to 64", command: "audit")
    #expect(throws: expected) { try arguments.value(of: ToolFixture.jobs) }
  }

  @Test
  func choicesCheckTextThatNoParserSaw() {
    let arguments = ParsedArguments(command: "audit", occurrences: [.init(option: "fail-on", value: "eror")])
    let expected = UsageError(
      "invalid value 'eror' for '--fail-on'",
      remedy: "expected one of error, warning, note, never; did you mean 'error'?", command: "audit")
    #expect(throws: expected) { try arguments.value(of: ToolFixture.failOn) }
  }

  @Test
  func customReaders() throws {
    let shard = Parameter(OptionDescription(name: "shard", valueName: "I/N", summary: "")) {
      (text) throws(UsageError) in
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2 else { throw UsageError("no shard") }
      return parts
    }
    let good = ParsedArguments(command: "audit", occurrences: [.init(option: "shard", value: "1/3")])
    let bad = ParsedArguments(command: "audit", occurrences: [.init(option: "shard", value: "1")])
    #expect(try good.value(of: shard) == [1, 3])
    #expect(throws: UsageError("no shard", command: "audit")) { try bad.value(of: shard) }
  }
}
