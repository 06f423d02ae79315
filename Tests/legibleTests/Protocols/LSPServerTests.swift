import TestSupport
import Testing

@testable import FileSyntax
@testable import legible

/// The order of a session of the language server, without a stream and without files.
@Suite struct LSPServerTests {
  private static func receive(_ text: String, _ server: inout LSPServer) throws -> [JSONValue] {
    try server.receive(Array(text.utf8)).map { try JSONDocument(parsing: $0).root }
  }

  private static func methods(_ server: inout LSPServer) -> [String] {
    var methods: [String] = []
    while let work = server.next() {
      switch work {
      case .request(_, let method, _), .notification(let method, _): methods.append(method)
      }
    }
    return methods
  }

  private static func running() throws -> LSPServer {
    var server = LSPServer()
    let replies = try receive(ServerBuilder.request("0", "initialize", "{}"), &server)
    #expect(replies.isEmpty && methods(&server) == ["initialize"])
    return server
  }

  @Test(
    arguments: [
      ("{", -32_700, nil), ("[]", -32_600, nil), ("3", -32_600, nil), ("{}", -32_600, nil),
      (#"[{"jsonrpc":"2.0","id":7,"method":"shutdown"}]"#, -32_600, nil),
      (#"{"jsonrpc":"2.0","id":7,"method":"initialize"}"#, -32_600, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"x","params":1}"#, -32_600, 7),
    ] as [(String, Int, Int?)])
  func mistakesHaveTheirCodes(_ text: String, _ code: Int, _ id: Int?) throws {
    var server = try Self.running()
    let replies = try Self.receive(text, &server)
    #expect(replies.count == 1 && replies[0]["error"]?["code"]?.integer == code && replies[0]["id"]?.integer == id)
    #expect(Self.methods(&server).isEmpty)
  }

  @Test func nothingIsAnsweredBeforeInitializeOrAfterShutdown() throws {
    var server = LSPServer()
    let early = try Self.receive(ServerBuilder.request("1", "textDocument/hover"), &server)
    #expect(early[0]["error"]?["code"]?.integer == -32_002)
    _ = try Self.receive(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{}}"#, &server)
    #expect(Self.methods(&server).isEmpty)
    server = try Self.running()
    #expect(try Self.receive(ServerBuilder.request("2", "shutdown", "null"), &server).isEmpty && server.isShutDown)
    let late = try Self.receive(ServerBuilder.request("3", "textDocument/hover"), &server)
    #expect(late[0]["error"]?["code"]?.integer == -32_600)
    _ = try Self.receive(#"{"jsonrpc":"2.0","method":"exit"}"#, &server)
    #expect(Self.methods(&server) == ["shutdown", "exit"])
  }

  @Test func aRequestThatWaitsIsTakenBack() throws {
    var server = try Self.running()
    for id in ["1", "\"two\""] { _ = try Self.receive(ServerBuilder.request(id, "hover"), &server) }
    func cancel(_ id: String) -> String { #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# }
    let replies = try Self.receive(cancel("\"two\""), &server)
    #expect(replies[0]["error"]?["code"]?.integer == -32_800 && replies[0]["id"]?.string == "two")
    #expect(try Self.receive(cancel("9"), &server).isEmpty)
    #expect(Self.methods(&server) == ["hover"])
    #expect(try Self.receive(cancel("1"), &server).isEmpty)
  }

  /// From both sides: one less than the most messages that wait is not full.
  @Test func messagesWaitUpToTheLimit() throws {
    var server = try Self.running()
    for index in 1...LSPServer.mostWaiting {
      #expect(!server.isFull)
      _ = try Self.receive(ServerBuilder.request("\(index)", "hover"), &server)
    }
    #expect(server.isFull)
  }
}
