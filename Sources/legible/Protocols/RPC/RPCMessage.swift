import FileSyntax

/// One message of JSON-RPC 2.0.
enum RPCMessage: Sendable {
  /// A call that expects a reply.
  case request(RPCIdentifier, method: String, parameters: JSONValue?)
  /// A call that expects none.
  case notification(method: String, parameters: JSONValue?)
  /// A reply to a request of ours.
  case reply
  /// Something else, with the identifier if it has one.
  case invalid(RPCIdentifier?, RPCError)

  /// Reads a message.
  init(_ value: JSONValue) {
    guard value.kind == .object else {
      self = .invalid(nil, .request("a message must be an object, not \(value.kind.withArticle)"))
      return
    }
    let written = value["id"]
    let identifier = written.flatMap { RPCIdentifier($0) }
    guard value["jsonrpc"]?.isString("2.0") == true else {
      self = .invalid(identifier, .request("\"jsonrpc\" must be \"2.0\""))
      return
    }
    guard let method = value["method"] else {
      let isReply = value["result"] != nil || value["error"] != nil
      self = isReply ? .reply : .invalid(identifier, .request("the message has no \"method\""))
      return
    }
    self = Self.call(method, written, identifier, value["params"])
  }

  private static func call(
    _ method: JSONValue, _ written: JSONValue?, _ identifier: RPCIdentifier?, _ parameters: JSONValue?
  ) -> RPCMessage {
    guard let name = method.string else { return .invalid(identifier, .request("\"method\" must be a string")) }
    // Clients send null for a method without parameters.
    let parameters = parameters?.kind == .null ? nil : parameters
    if let parameters, parameters.kind != .object, parameters.kind != .array {
      return .invalid(identifier, .request("\"params\" must be an object"))
    }
    guard written != nil else { return .notification(method: name, parameters: parameters) }
    guard let identifier else { return .invalid(nil, .request("\"id\" must be a string or a whole number")) }
    return .request(identifier, method: name, parameters: parameters)
  }
}
