import FileSyntax

/// The messages that arrive together: one, or the elements of a batch.
enum RPCPacket: Sendable {
  case single(RPCMessage)
  case batch([RPCMessage])
  /// Bytes that are not JSON, or a batch without elements.
  case unreadable(RPCError)

  /// The greatest depth of a message, in containers inside each other.
  static let greatestDepth = 64
  /// The most values and keys of a message.
  static let mostValues = 200_000

  /// Reads the bytes of a line or of a body.
  init(_ bytes: [UInt8]) {
    let options = JSONOptions(maximumDepth: Self.greatestDepth, maximumValues: Self.mostValues)
    do throws(JSONSyntaxError) {
      let root = try JSONDocument(parsing: bytes, options: options).root
      guard root.kind == .array else {
        self = .single(RPCMessage(root))
        return
      }
      let messages = root.elements.map { RPCMessage($0) }
      self = messages.isEmpty ? .unreadable(.request("a batch must not be empty")) : .batch(messages)
    } catch {
      let place = "\(error.position.line):\(error.position.column)"
      self = .unreadable(.parse("invalid JSON at \(place): \(error.message)"))
    }
  }
}
