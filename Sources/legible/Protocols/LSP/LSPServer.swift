import FileSyntax

/// The order of a session of the Language Server Protocol, as a value: contents of messages in, work out.
struct LSPServer: Sendable {
  /// A message whose turn has come.
  enum Work: Sendable {
    /// A call that expects a reply.
    case request(RPCIdentifier, method: String, parameters: JSONValue?)
    /// A call that expects none.
    case notification(method: String, parameters: JSONValue?)
  }

  /// The most messages that wait at once; the rest stays in the pipe.
  static let mostWaiting = 256

  private enum Stage {
    case new
    case running
    case shutDown
  }

  private var stage = Stage.new
  private var waiting: [Work] = []

  /// Starts a session.
  init() {}

  /// True if the client has asked for the end of the session, so `exit` is not a failure.
  var isShutDown: Bool { stage == .shutDown }

  /// True if no more messages should be taken in before some are worked on.
  var isFull: Bool { waiting.count >= Self.mostWaiting }

  /// Takes in the content of a message; returns the replies that need no work.
  mutating func receive(_ content: [UInt8]) -> [[UInt8]] {
    switch RPCPacket(content) {
    case .unreadable(let error): return [RPCReply.error(nil, error)]
    case .batch:
      let words = "this protocol does not support batches; send each message separately"
      return [RPCReply.error(nil, .request(words))]
    case .single(.invalid(let identifier, let error)): return [RPCReply.error(identifier, error)]
    case .single(.reply): return []
    case .single(.notification(let method, let parameters)):
      if method == "$/cancelRequest" { return cancel(parameters?["id"]) }
      if stage != .new || method == "exit" { waiting.append(.notification(method: method, parameters: parameters)) }
      return []
    case .single(.request(let identifier, let method, let parameters)):
      if let error = refusal(of: method) { return [RPCReply.error(identifier, error)] }
      waiting.append(.request(identifier, method: method, parameters: parameters))
      return []
    }
  }

  /// The error of a request that is out of order; notes how far the session is.
  private mutating func refusal(of method: String) -> RPCError? {
    switch (stage, method) {
    case (.new, "initialize"): stage = .running
    case (.new, _): return .tooEarly("call initialize first")
    case (.running, "initialize"): return .request("the session is already initialized")
    case (.running, "shutdown"): stage = .shutDown
    case (.running, _): break
    case (.shutDown, _): return .request("the session is shut down; send exit")
    }
    return nil
  }

  /// Takes a request back that has not begun, and answers it with an error.
  private mutating func cancel(_ request: JSONValue?) -> [[UInt8]] {
    guard let identifier = request.flatMap({ RPCIdentifier($0) }) else { return [] }
    let index = waiting.firstIndex { work in
      if case .request(identifier, let method, _) = work {
        method != "initialize" && method != "shutdown"
      } else {
        false
      }
    }
    guard let index else { return [] }
    waiting.remove(at: index)
    return [RPCReply.error(identifier, .cancelled)]
  }

  /// The message that has waited longest; nil if none waits.
  mutating func next() -> Work? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
