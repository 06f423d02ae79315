import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles

/// One run of `legible mcp`: lines of standard input in, lines of standard output out, until the input ends.
struct McpService {
  private let console: Console
  private var server: MCPServer
  private var state: ServiceState

  private static let instructions =
    "Legible measures the color contrast of apps for Apple platforms. Measure instead of estimating: call contrast for "
    + "two colors, and audit for an app. Before you edit a color, call suggest and then try; call audit again "
    + "afterward. 'unverified' is not a pass. Paths are relative to the server's root. Options are the same as on the "
    + "command line, without dashes. Long responses include a nextCursor."

  /// Prepares a service; `allowsWriting` lets tools change files.
  init(_ console: Console, allowsWriting: Bool) {
    self.console = console
    server = MCPServer(
      MCPServer.Identity(name: ToolIdentity.name, title: "Legible", version: ToolIdentity.version),
      instructions: Self.instructions, tools: ServiceTool.all.map(\.definition))
    state = ServiceState(allowsWriting: allowsWriting)
  }

  /// Serves until the input ends.
  mutating func run() throws {
    guard let input = Platform.InputReader() else { throw OutputProblem.closed("standard input") }
    var framing = LineFraming()
    while let bytes = input.take() {
      for line in framing.lines(with: bytes) { try receive(line) }
      // One call at a time: what comes meanwhile may take the next one back.
      if try !answerNext(), bytes.isEmpty { input.wait() }
    }
    if let line = framing.end() { try receive(line) }
    while try answerNext() {}
  }

  private mutating func receive(_ line: LineFraming.Line) throws {
    for message in server.receive(line) { try send(message) }
  }

  /// Answers the call that has waited longest; returns false if none waits.
  private mutating func answerNext() throws -> Bool {
    guard let call = server.next() else { return false }
    let result: Result<AnswerPage, ToolProblem>
    do throws(ToolProblem) {
      result = .success(try page(for: call))
    } catch {
      result = .failure(error)
    }
    if let message = server.finish(call, with: result) { try send(message) }
    return true
  }

  private mutating func page(for call: MCPCall) throws(ToolProblem) -> AnswerPage {
    let arguments = try ToolArguments(call.arguments, for: call.tool)
    guard let tool = ServiceTool.all.first(where: { $0.definition.name == call.tool.name }) else {
      throw ToolProblem("there is no tool with this name", remedy: "call tools/list to list the tools")
    }
    return try AnswerPage(of: tool.answer(arguments, &state), at: arguments.text("cursor"))
  }

  private func send(_ message: [UInt8]) throws {
    try console.write(message + [UInt8(ascii: "\n")], as: .json)
  }
}
