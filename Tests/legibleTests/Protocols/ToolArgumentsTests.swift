import Testing

@testable import FileSyntax
@testable import legible

/// The arguments of a call, checked against those of its tool.
@Suite struct ToolArgumentsTests {
  @Test func valuesAreReadByTheirKinds() throws {
    let text = #"{"text":"a\nb","times":3.0,"loud":true,"to":["all","some"],"cursor":"1-ab"}"#
    let arguments = try ToolArguments(ServerBuilder.value(text), for: ServerBuilder.echo)
    #expect(arguments.text("text") == "a\nb" && arguments.text("times") == "3" && arguments.truth("loud") == true)
    #expect(arguments.texts("to") == ["all", "some"] && arguments.text("cursor") == "1-ab")
    let short = try ToolArguments(
      ServerBuilder.value(#"{"text":"a","times":"3","to":"all","loud":null}"#), for: ServerBuilder.echo)
    #expect(short.text("times") == "3" && short.texts("to") == ["all"] && short.truth("loud") == nil)
    #expect(try ToolArguments(nil, for: ServerBuilder.list).text("cursor") == nil)
  }

  @Test(arguments: [
    ("[]", "must be an object, not an array"), ("{}", "'text' is missing; the text"),
    (#"{"text":null}"#, "'text' is missing"), (#"{"text":1}"#, "'text' must be a string, not a number"),
    (#"{"text":""}"#, "'text' is empty"), (#"{"text":"a\u0000"}"#, "contains a null character"),
    (#"{"text":"a","txt":1}"#, "'txt' is not an argument for 'echo'; did you mean 'text'?"),
    (#"{"text":"a","zzzzzz":1}"#, "use text, times, loud, to, cursor"),
    (#"{"text":"a","times":1.5}"#, "'times' must be a whole number"), (#"{"text":"a","times":[]}"#, "must be a string"),
    (#"{"text":"a","loud":"yes"}"#, "'loud' must be true or false, not a string"),
    (#"{"text":"a","to":"al"}"#, "'al' is not a valid value for 'to'; did you mean 'all'?"),
    (#"{"text":"a","to":["all",3]}"#, "'to' must be a string"),
    (#"{"text":"a","to":["qqqqq"]}"#, "use one of all, some"),
  ])
  func mistakesSayWhatToDo(_ text: String, _ words: String) throws {
    let value = try ServerBuilder.value(text)
    let problem = #expect(throws: ToolProblem.self) { try ToolArguments(value, for: ServerBuilder.echo) }
    #expect(problem?.line.contains(words) == true, "\(problem?.line ?? "")")
  }

  @Test func aListHasItsLimit() throws {
    func list(_ count: Int) throws -> JSONValue {
      try ServerBuilder.value(
        #"{"text":"a","to":["# + repeatElement("\"all\"", count: count).joined(separator: ",") + "]}")
    }
    let most = ToolArguments.mostValues
    #expect(try ToolArguments(list(most), for: ServerBuilder.echo).texts("to").count == most)
    let over = try list(most + 1)
    let problem = #expect(throws: ToolProblem.self) { try ToolArguments(over, for: ServerBuilder.echo) }
    #expect(problem?.line.contains("has 1001 values, but the limit is 1000") == true)
  }

  @Test func aProblemIsOneLineOfLimitedLength() {
    let most = ToolProblem.longestLine
    #expect(ToolProblem("a\u{1B}[31m\nb\u{202E}").line == "a\\u{1B}[31m\\u{A}b\\u{202E}")
    #expect(ToolProblem(String(repeating: "x", count: most)).line.count == most)
    #expect(ToolProblem(String(repeating: "x", count: most + 1)).line.count == most + 1)
    #expect(ToolProblem(String(repeating: "x", count: 3 * most)).line.hasSuffix("x…"))
  }
}
