import TestSupport
import Testing

@testable import FileSyntax
@testable import LocalFiles
@testable import legible

/// The tools of the services, called without a stream.
@Suite struct ServiceToolTests {
  private static let palette = Repository.root + "/Palettes/ForkInTheRoad"

  private static func answer(
    _ name: String, _ arguments: String, in root: String = Repository.root
  ) throws -> JSONValue {
    let tool = try #require(ServiceTool.all.first { $0.definition.name == name })
    var state = ServiceState(allowsWriting: false)
    return try ReadingRoot.$enclosing.withValue(Platform.realPath(root)) {
      let read = try ToolArguments(JSONDocument(parsing: Array(arguments.utf8)).root, for: tool.definition)
      return try JSONDocument(parsing: AnswerPage(of: tool.answer(read, &state), at: nil).json).root
    }
  }

  @Test func thereAreEightTools() {
    #expect(
      ServiceTool.all.map(\.definition.name) == [
        "audit", "contrast", "suggest", "try", "explain", "inspect", "pairs", "look", "apply",
      ])
    #expect(ServiceTool.all.filter { !$0.definition.isReadOnly }.map(\.definition.name) == ["apply"])
  }

  /// An answer has every member that its definition promises, and the problems of the input come before other lists.
  @Test(arguments: [
    ("audit", #"{"path":"PATH"}"#), ("contrast", ##"{"foreground":"#8A8A8A","surface":"#FFF"}"##),
    ("suggest", ##"{"foreground":"#8A8A8A","surface":"#FFF"}"##),
    ("try", ##"{"edits":["TextTertiary@light=#6F6F6F"],"path":"PATH"}"##), ("explain", "{}"),
    ("explain", #"{"rule":"low-text-contrast"}"#), ("inspect", #"{"path":"PATH"}"#), ("pairs", #"{"path":"PATH"}"#),
  ])
  func answersHaveTheMembersOfTheirTool(_ name: String, _ arguments: String) throws {
    let tool = try #require(ServiceTool.all.first { $0.definition.name == name })
    let answer = try Self.answer(name, arguments.replacing("PATH", with: Self.palette))
    #expect(answer.members.first { $0.value.kind == .array }?.key == "problems")
    let output = Set(answer.members.map(\.key))
    #expect(output.isSuperset(of: tool.definition.output.filter(\.isRequired).map(\.name)))
  }

  @Test func theSummaryIsThatOfTheCommand() throws {
    let run = try Binary.run(["audit", Self.palette, "--format", "json"])
    let report = try JSONDocument(parsing: Array(run.output.utf8)).root
    let answer = try Self.answer("audit", #"{"path":"\#(Self.palette)"}"#)
    let (own, expected) = (try #require(answer["summary"]), try #require(report["summary"]))
    #expect(own.members.map(\.key) == expected.members.map(\.key))
    for member in expected.members where member.key != "incomplete" {
      #expect(own[member.key].map(ToolAnswer.source) == ToolAnswer.source(member.value))
    }
    let pairs = zip(own["incomplete"]?.elements.map { $0 } ?? [], expected["incomplete"]?.elements.map { $0 } ?? [])
    let counts = Array(pairs).map { own, expected in
      #expect(own["code"].map(ToolAnswer.source) == expected["code"].map(ToolAnswer.source))
      #expect(own["count"]?.integer == expected["count"]?.integer)
      let items = own["items"]?.elements.map(ToolAnswer.source) ?? []
      #expect(items == Array((expected["items"]?.elements.map(ToolAnswer.source) ?? []).prefix(items.count)))
      return items.count
    }
    #expect(counts == [4])
    let open = report["findings"]?.elements.filter { finding in
      finding["cells"]?.elements.contains { $0["disposition"]?.isString("open") == true } == true
    }
    #expect(answer["total"]?.integer == (open?.count ?? 0) + (report["diagnostics"]?.count ?? 0))
  }

  /// A part that was read has a summary, with the rest among the problems; a folder without anything is an error.
  @Test func whatIsReadInPartSaysSo() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    let empty = #expect(throws: ToolProblem.self) { try Self.answer("audit", #"{"path":"\#(path)"}"#, in: path) }
    #expect(empty?.line.contains("nothing was audited") == true)
    let tokens = ##"{ "a": { "$type": "color", "$value": "#FFF" }, "b": { "$type": "color", "$value": "{gone}" } }"##
    try scratch.file("a.tokens.json", holding: Array(tokens.utf8))
    let answer = try Self.answer("audit", #"{"path":"\#(path)"}"#, in: path)
    #expect(answer["summary"]?["verdict"]?.isString("not-measured") == true)
    let problems = answer["problems"]?.elements.compactMap(\.string) ?? []
    #expect(problems.contains { $0.contains("gone") })
  }

  @Test(arguments: [Repository.root + "/..", Repository.root + "/../other", "/", "/etc/passwd"])
  func pathsOutsideTheRootAreRefused(_ path: String) {
    for name in ["audit", "pairs", "inspect", "apply"] {
      let problem = #expect(throws: ToolProblem.self) { try Self.answer(name, #"{"path":"\#(path)"}"#) }
      #expect(problem?.line.contains("outside the root") == true, "\(name): \(problem?.line ?? "")")
    }
  }

  @Test func aServiceEndsWithItsInput() throws {
    let lines = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n{\n" + #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
    let run = try Binary.run(["mcp"], input: Array(lines.utf8))
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func aMissingRootIsAnErrorOfTheCommandLine() throws {
    let run = try Binary.run(["mcp", "--root", "no-such-folder"])
    #expect(run.status == 64 && run.errors.contains("no-such-folder"))
  }
}
