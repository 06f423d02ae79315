import FileSyntax

/// A server of the Model Context Protocol as a value: messages in, messages and calls of tools out.
///
/// It touches neither streams nor files. Its owner hands over each message with `receive`, sends what that returns, takes
/// the calls one after another with `next`, runs the tool, and sends what `finish` makes of its answer:
///
/// bytes → `LineFraming` → `RPCPacket` → `MCPServer` → `MCPCall` → tool → `ToolAnswer` → `AnswerPage` → bytes.
struct MCPServer: Sendable {
  /// The name and version that clients see.
  struct Identity: Sendable {
    let name: String
    let title: String
    let version: String
  }

  /// The most calls that wait at once.
  static let mostWaiting = 256

  private let identity: Identity
  private let tools: [ToolDefinition]
  private let instructions: String
  private var version = MCPVersion.june2025
  private var waiting: [MCPCall] = []
  private var batches: [Int: Batch] = [:]
  private var lastBatch = 0
  /// Replies to batches whose last missing call was canceled.
  private var ready: [[UInt8]] = []

  /// A batch whose replies are sent together.
  private struct Batch {
    var missing = 0
    var replies: [[UInt8]] = []
  }

  /// Creates a server with its tools.
  ///
  /// - Parameters:
  ///   - identity: the name and version that clients see.
  ///   - instructions: the sentences that a client may give to its model.
  ///   - tools: the tools in the order of their list.
  init(_ identity: Identity, instructions: String, tools: [ToolDefinition]) {
    self.identity = identity
    self.instructions = instructions
    self.tools = tools
  }

  /// Takes in one line; returns the replies that need no tool.
  mutating func receive(_ line: LineFraming.Line) -> [[UInt8]] {
    switch line {
    case .tooLong:
      let limit = LineFraming.mostBytes
      let words = "the message is larger than the limit of \(limit) bytes; send less at once"
      return [RPCReply.error(nil, .request(words))]
    case .message(let bytes):
      let replies = receive(RPCPacket(bytes)) + ready
      ready = []
      return replies
    }
  }

  private mutating func receive(_ packet: RPCPacket) -> [[UInt8]] {
    switch packet {
    case .unreadable(let error): return [RPCReply.error(nil, error)]
    case .single(let message): return reply(to: message, in: nil).map { [$0] } ?? []
    case .batch(let messages):
      guard version.hasBatches else {
        let words = "revision \(version.rawValue) does not support batches; send each message separately"
        return [RPCReply.error(nil, .request(words))]
      }
      return receive(messages)
    }
  }

  private mutating func receive(_ messages: [RPCMessage]) -> [[UInt8]] {
    lastBatch += 1
    let number = lastBatch
    batches[number] = Batch()
    for message in messages {
      if let reply = reply(to: message, in: number) { batches[number]?.replies.append(reply) }
    }
    return completed(number).map { [$0] } ?? []
  }

  /// The replies to a batch once none is missing; nil for one without requests as well.
  private mutating func completed(_ number: Int) -> [UInt8]? {
    guard let batch = batches[number], batch.missing == 0 else { return nil }
    batches[number] = nil
    return batch.replies.isEmpty ? nil : RPCReply.batch(batch.replies)
  }

  private mutating func reply(to message: RPCMessage, in batch: Int?) -> [UInt8]? {
    switch message {
    case .invalid(let identifier, let error): return RPCReply.error(identifier, error)
    case .reply: return nil
    case .notification(let method, let parameters):
      if method == "notifications/cancelled" { cancel(parameters?["requestId"], from: batch) }
      return nil
    case .request(let identifier, let method, let parameters):
      do throws(RPCError) {
        return try reply(to: method, parameters, identifier, batch)
      } catch {
        return RPCReply.error(identifier, error)
      }
    }
  }

  private mutating func reply(
    to method: String, _ parameters: JSONValue?, _ identifier: RPCIdentifier, _ batch: Int?
  ) throws(RPCError) -> [UInt8]? {
    switch method {
    case "initialize": return initialize(parameters, identifier)
    case "ping": return RPCReply.result(identifier) { $0.object { _ in } }
    case "tools/list":
      guard parameters?["cursor"] == nil else { throw .parameters("there is only one page; omit \"cursor\"") }
      return RPCReply.result(identifier) { reply in
        reply.object { result in
          result.key("tools")
          result.array { list in tools.forEach { list.write($0) } }
        }
      }
    case "tools/call":
      try wait(for: parameters, identifier, batch)
      return nil
    default:
      throw .method("there is no method \(quoted(method)); use tools/list or tools/call")
    }
  }

  private mutating func initialize(_ parameters: JSONValue?, _ identifier: RPCIdentifier) -> [UInt8] {
    version = .agreed(with: parameters?["protocolVersion"]?.string)
    return RPCReply.result(identifier) { reply in
      reply.object { result in
        result.member("protocolVersion", version.rawValue)
        result.key("capabilities")
        result.object { capabilities in
          capabilities.key("tools")
          capabilities.object { tools in
            tools.key("listChanged")
            tools.value(false)
          }
        }
        result.key("serverInfo")
        result.object { server in
          server.key("name")
          server.value(identity.name)
          server.key("title")
          server.value(identity.title)
          server.key("version")
          server.value(identity.version)
        }
        result.key("instructions")
        result.value(instructions)
      }
    }
  }

  /// Lets a call of a tool wait for its turn.
  private mutating func wait(
    for parameters: JSONValue?, _ identifier: RPCIdentifier, _ batch: Int?
  ) throws(RPCError) {
    guard let name = parameters?["name"]?.string else { throw .parameters("\"name\" must be a tool name") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map { $0.name }
      let question = DidYouMean.question(for: name, among: names)
      throw .parameters("there is no tool \(quoted(name)); \(question ?? "use \(names.joined(separator: ", "))")")
    }
    guard waiting.count < Self.mostWaiting else {
      throw .overload("\(Self.mostWaiting) calls are already waiting, which is the limit; wait for their responses")
    }
    if let batch { batches[batch]?.missing += 1 }
    waiting.append(MCPCall(identifier: identifier, batch: batch, tool: tool, arguments: parameters?["arguments"]))
  }

  /// Takes a call back that has not begun; it gets no reply.
  private mutating func cancel(_ request: JSONValue?, from batch: Int?) {
    guard let identifier = request.flatMap({ RPCIdentifier($0) }),
      let index = waiting.firstIndex(where: { $0.identifier == identifier })
    else { return }
    let call = waiting.remove(at: index)
    guard let own = call.batch else { return }
    batches[own]?.missing -= 1
    if own != batch, let reply = completed(own) { ready.append(reply) }
  }

  /// True if a call waits.
  var isBusy: Bool { !waiting.isEmpty }

  /// The call that has waited longest; nil if none waits.
  mutating func next() -> MCPCall? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// The message to send after a call; nil while the other calls of its batch are missing.
  mutating func finish(_ call: MCPCall, with result: Result<AnswerPage, ToolProblem>) -> [UInt8]? {
    let reply = RPCReply.result(call.identifier) { $0.write(result, of: call.tool) }
    guard let number = call.batch else { return reply }
    batches[number]?.missing -= 1
    batches[number]?.replies.append(reply)
    return completed(number)
  }
}

extension JSONWriter {
  /// Writes the result of a call: the page as JSON and as its text, or the problem as text.
  fileprivate mutating func write(_ result: Result<AnswerPage, ToolProblem>, of tool: ToolDefinition) {
    object { body in
      body.key("content")
      body.array { list in
        list.object { block in
          block.member("type", "text")
          block.key("text")
          switch result {
          case .success(let page): block.value(String(decoding: page.json, as: UTF8.self))
          case .failure(let problem):
            block.value(problem.line + (problem.line.hasSuffix("?") ? " " : ". ") + tool.advice)
          }
        }
      }
      switch result {
      case .success(let page):
        body.key("structuredContent")
        body.raw(page.json)
      case .failure:
        body.key("isError")
        body.value(true)
      }
    }
  }
}
