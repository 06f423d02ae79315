import FileSyntax

/// The identifier of a JSON-RPC request: a text or a whole number.
enum RPCIdentifier: Hashable, Sendable {
  case text(String)
  case number(Int)

  /// Reads an identifier; nil for any other value.
  init?(_ value: JSONValue) {
    if let text = value.string {
      self = .text(text)
    } else if let number = value.integer {
      self = .number(number)
    } else {
      return nil
    }
  }
}

extension JSONWriter {
  /// Writes an identifier, or null where a request had none that can be read.
  mutating func write(_ identifier: RPCIdentifier?) {
    switch identifier {
    case .text(let text): value(text)
    case .number(let number): value(number)
    case nil: null()
    }
  }
}
