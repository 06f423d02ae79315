import TestSupport
import Testing

@testable import FileSyntax
@testable import legible

/// The protocol of the server, without a stream and without files.
@Suite struct MCPServerTests {
  private static func call(_ id: String) -> String {
    ServerBuilder.request(id, "tools/call", #"{"name":"list","arguments":{}}"#)
  }

  private static func initialize(_ version: String) -> String {
    ServerBuilder.request("0", "initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#)
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
    ("2031-01-01", "2025-06-18"), ("", "2025-06-18"),
  ])
  func theRevisionIsAgreedOn(_ asked: String, _ given: String) throws {
    var probe = ServerBuilder()
    let reply = try ServerBuilder.value(probe.replies(to: Self.initialize(asked))[0])
    #expect(reply["result"]?["protocolVersion"]?.string == given)
    #expect(reply["result"]?["serverInfo"]?["name"]?.string == "probe")
    #expect(reply["result"]?["instructions"]?.string == "Call echo.")
  }

  @Test(
    arguments: [
      ("{", -32_700, nil), ("", -32_700, nil), ("[1", -32_700, nil), ("3", -32_600, nil), ("null", -32_600, nil),
      ("{}", -32_600, nil), (#"{"jsonrpc":"2.0","id":7}"#, -32_600, 7),
      (#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, -32_600, 7),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600, nil),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32_600, nil),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600, nil),
      (#"{"jsonrpc":"2.0","id":7,"method":1}"#, -32_600, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":1}"#, -32_600, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"resources/list"}"#, -32_601, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"tools/call"}"#, -32_602, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"ecko"}}"#, -32_602, 7),
      (#"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"cursor":"1"}}"#, -32_602, 7), ("[]", -32_600, nil),
      (#"[{"jsonrpc":"2.0","id":7,"method":"ping"}]"#, -32_600, nil),
    ] as [(String, Int, Int?)])
  func mistakesHaveTheirCodes(_ text: String, _ code: Int, _ id: Int?) throws {
    var probe = ServerBuilder()
    let replies = probe.replies(to: text)
    #expect(replies.count == 1)
    let reply = try ServerBuilder.value(replies[0])
    #expect(reply["error"]?["code"]?.integer == code && reply["id"]?.integer == id)
    #expect(reply["error"]?["message"]?.string?.isEmpty == false)
  }

  @Test func aMessageBeyondTheLimitIsRefusedWithTheLimit() throws {
    var probe = ServerBuilder()
    let reply = try ServerBuilder.value(String(decoding: probe.server.receive(.tooLong)[0], as: UTF8.self))
    #expect(reply["error"]?["message"]?.string?.contains("4194304") == true)
  }

  /// From both sides: the values of a message and the containers inside each other.
  @Test func aMessageHasLimits() throws {
    func params(depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    func params(values: Int) -> String { "[" + repeatElement("1", count: values).joined(separator: ",") + "]" }
    // The message itself is one level, and has eight values and keys besides the numbers.
    for (parameters, isRead) in [
      (params(depth: RPCPacket.greatestDepth - 1), true), (params(depth: RPCPacket.greatestDepth), false),
      (params(values: RPCPacket.mostValues - 9), true), (params(values: RPCPacket.mostValues), false),
    ] {
      var probe = ServerBuilder()
      let reply = try ServerBuilder.value(probe.replies(to: ServerBuilder.request("1", "ping", parameters))[0])
      #expect((reply["result"] != nil) == isRead && (isRead || reply["error"]?["code"]?.integer == -32_700))
    }
  }

  @Test func nothingIsSaidToNotificationsAndReplies() {
    var probe = ServerBuilder()
    for text in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"no/such"}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#,
    ] {
      #expect(probe.replies(to: text).isEmpty)
    }
  }

  @Test(arguments: ["2025-03-26", "2024-11-05"])
  func repliesToABatchComeTogether(_ version: String) throws {
    var probe = ServerBuilder()
    _ = probe.replies(to: Self.initialize(version))
    let ping = ServerBuilder.request("1", "ping")
    let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let first = probe.replies(to: "[\(ping),\(Self.call("2")),\(note),\(Self.call("3")),4]")
    #expect(first.isEmpty && probe.server.isBusy)
    let answers = try probe.answers()
    #expect(answers.count == 1)
    let ids = try ServerBuilder.value(answers[0]).elements.map { $0["id"]?.integer }
    #expect(ids == [1, nil, 2, 3])
    let notes = probe.replies(to: "[\(note)]")
    #expect(notes.isEmpty)
  }

  @Test func aCallThatIsTakenBackHasNoReply() throws {
    var probe = ServerBuilder()
    _ = probe.replies(to: Self.initialize("2025-03-26"))
    for id in ["1", "\"1\"", "2"] { _ = probe.replies(to: Self.call(id)) }
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"1"}}"#
    let none = probe.replies(to: cancel)
    #expect(none.isEmpty)
    let ids = try probe.answers().map { try ServerBuilder.value($0)["id"]?.integer }
    #expect(ids == [1, 2])
    _ = probe.replies(to: "[\(ServerBuilder.request("5", "ping")),\(Self.call("\"1\""))]")
    let rest = probe.replies(to: cancel)
    #expect(rest.count == 1 && rest[0].hasPrefix("[") && !probe.server.isBusy)
  }

  @Test func aBatchThatTakesBackItsOwnCallIsAnsweredOnce() throws {
    var probe = ServerBuilder()
    _ = probe.replies(to: Self.initialize("2025-03-26"))
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    let pings = ["1", "3"].map { ServerBuilder.request($0, "ping") }
    let replies = probe.replies(to: "[\(pings[0]),\(Self.call("2")),\(cancel),\(pings[1])]")
    #expect(replies.count == 1 && !probe.server.isBusy)
    #expect(try ServerBuilder.value(replies[0]).elements.map { $0["id"]?.integer } == [1, 3])
  }

  @Test func callsWaitUpToTheLimit() throws {
    var probe = ServerBuilder()
    for id in 0..<MCPServer.mostWaiting {
      let replies = probe.replies(to: Self.call("\(id)"))
      #expect(replies.isEmpty)
    }
    let refused = try ServerBuilder.value(probe.replies(to: Self.call("\"over\""))[0])
    #expect(refused["error"]?["code"]?.integer == -32_000)
    let answers = try probe.answers()
    #expect(answers.count == MCPServer.mostWaiting)
  }

  @Test func toolsAreListedWithTheirSchemas() throws {
    var probe = ServerBuilder()
    let reply = try ServerBuilder.value(probe.replies(to: ServerBuilder.request("1", "tools/list"))[0])
    let tools = Array(reply["result"]?["tools"]?.elements ?? reply.elements)
    #expect(tools.map { $0["name"]?.string } == ["echo", "list"])
    let input = try #require(tools[0]["inputSchema"])
    #expect(input["properties"]?.members.map(\.key) == ["text", "times", "loud", "to", "cursor"])
    #expect(input["required"]?.elements.map(\.string) == ["text"])
    #expect(input["additionalProperties"]?.boolean == false)
    #expect(tools[0]["outputSchema"]?["type"]?.isString("object") == true)
  }

  /// Random bytes, and messages that are right but for a few bytes: every line of output is a message, and every
  /// request that can be read has one reply.
  @Test(arguments: 0..<400 as Range<UInt64>)
  func anyBytesAreAnswered(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var probe = ServerBuilder()
    var framing = LineFraming()
    let texts = [
      Self.initialize("2025-03-26"), Self.call("1"), ServerBuilder.request("\"a\"", "ping"),
      "[\(Self.call("2")),\(ServerBuilder.request("3", "tools/list"))]",
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
    ]
    var out: [[UInt8]] = []
    for _ in 0..<12 {
      var bytes = Array(texts[Int(random.next() % UInt64(texts.count))].utf8)
      for _ in 0..<Int(random.next() % 4) {
        let at = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.removeSubrange(at..<min(bytes.count, at + 5))
        default: bytes.insert(contentsOf: Array("{}[]\",:0\n\\".utf8).shuffled(using: &random).prefix(2), at: at)
        }
        if bytes.isEmpty { bytes = [UInt8(ascii: "x")] }
      }
      for line in framing.lines(with: bytes + [UInt8(ascii: "\n")]) { out += probe.server.receive(line) }
    }
    while let call = probe.server.next() {
      let arguments = Result { () throws(ToolProblem) in try ToolArguments(call.arguments, for: call.tool) }
      let page = try AnswerPage(of: ToolAnswer(lists: []), at: nil)
      if let bytes = probe.server.finish(call, with: arguments.map { _ in page }) { out.append(bytes) }
    }
    for bytes in out {
      let reply = try JSONDocument(parsing: bytes).root
      #expect(!bytes.contains(UInt8(ascii: "\n")))
      for message in reply.kind == .array ? Array(reply.elements) : [reply] {
        #expect(message["jsonrpc"]?.isString("2.0") == true && (message["result"] == nil) != (message["error"] == nil))
      }
    }
  }
}
