import FileSyntax

/// The messages of a server, as bytes without a line end.
enum RPCReply {
  static func result(_ identifier: RPCIdentifier, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    message(identifier) { reply in
      reply.key("result")
      write(&reply)
    }
  }

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

  static func batch(_ replies: [[UInt8]]) -> [UInt8] {
    Array("[".utf8) + replies.joined(separator: Array(",".utf8)) + Array("]".utf8)
  }

  /// A notification, or with an identifier a request to the client.
  static func call(
    _ method: String, _ identifier: String? = nil, _ write: ((inout JSONWriter) -> Void)? = nil
  ) -> [UInt8] {
    JSONWriter.object(endsLine: false) { call in
      call.member("jsonrpc", "2.0")
      if let identifier {
        call.key("id")
        call.value(identifier)
      }
      call.key("method")
      call.value(method)
      if let write {
        call.key("params")
        write(&call)
      }
    }
  }

  private static func message(_ identifier: RPCIdentifier?, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.object(endsLine: false) { reply in
      reply.member("jsonrpc", "2.0")
      reply.key("id")
      reply.write(identifier)
      write(&reply)
    }
  }
}
