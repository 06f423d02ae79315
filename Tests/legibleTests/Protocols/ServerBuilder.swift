@testable import FileSyntax
@testable import legible

/// A server with two small tools, and ways to talk to it in texts.
struct ServerBuilder {
  static let echo = ToolDefinition(
    "echo", title: "Echo", summary: "Returns its text.",
    arguments: [
      ToolArgument("text", isRequired: true, "The text"), ToolArgument("times", .number, "How often"),
      ToolArgument("loud", .flag, "In capitals"), ToolArgument("to", .texts, allowed: ["all", "some"], "To whom"),
    ],
    output: [SchemaNode.Member("text", .text)], advice: "Call list first.")
  static let list = ToolDefinition(
    "list", title: "List", summary: "Lists numbers.", arguments: [], output: [], advice: "Call echo.")

  var server = MCPServer(
    MCPServer.Identity(name: "probe", title: "Probe", version: "1"), instructions: "Call echo.", tools: [echo, list])

  mutating func replies(to text: String) -> [String] {
    server.receive(.message(Array(text.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Answers every call that waits with an empty page.
  mutating func answers() throws -> [String] {
    var all: [String] = []
    while let call = server.next() {
      let page = try AnswerPage(of: ToolAnswer(lists: []), at: nil)
      if let bytes = server.finish(call, with: .success(page)) { all.append(String(decoding: bytes, as: UTF8.self)) }
    }
    return all
  }

  static func value(_ text: String) throws -> JSONValue { try JSONDocument(parsing: Array(text.utf8)).root }

  static func request(_ id: String, _ method: String, _ parameters: String? = nil) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(parameters.map { #","params":\#($0)"# } ?? "")}"#
  }
}
