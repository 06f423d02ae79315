import JSONSyntax

/// The replies to requests, as bytes without a line end.
enum RPCReply {
  /// A reply with a result.
  static func result(_ identifier: RPCIdentifier, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    message(identifier) { reply in
      reply.key("result")
      write(&reply)
    }
  }

  /// A reply with an error.
  static func error(_ identifier: RPCIdentifier?, _ error: RPCError) -> [UInt8] {
    message(identifier) { reply in
      reply.key("error")
      reply.object { body in
        body.key("code")
        body.value(error.code)
        body.key("message")
        body.value(error.message)
      }
    }
  }

  /// The reply to a batch.
  static func batch(_ replies: [[UInt8]]) -> [UInt8] {
    Array("[".utf8) + replies.joined(separator: Array(",".utf8)) + Array("]".utf8)
  }

  private static func message(_ identifier: RPCIdentifier?, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { reply in
      reply.key("jsonrpc")
      reply.value("2.0")
      reply.key("id")
      reply.write(identifier)
      write(&reply)
    }
    return writer.takeBytes()
  }
}
