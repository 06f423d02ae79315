/// The request line and the fields of one request, syntax checked (RFC 9112).
struct HTTPHead: Hashable, Sendable {
  /// The length of the body, as the fields announce it.
  enum Framing: Hashable, Sendable {
    case none
    case length(Int)
    case chunked
  }

  /// The method as it was sent.
  let method: String
  /// The path of the target, with its percent-encoding.
  let path: String
  /// The query of the target, without its question mark; empty without one.
  let query: String
  /// The host of an absolute target, which replaces the field; nil for a target that is a path.
  let authority: String?
  /// True for HTTP/1.1, false for HTTP/1.0.
  let isCurrentVersion: Bool
  /// The fields in order, their names in lower case.
  let fields: [HTTPField]
  /// The length of the body.
  let framing: Framing

  /// The value of a field; nil if there is none, the first if there are several.
  func value(of name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The values of a field, in order.
  func values(of name: String) -> [String] { fields.filter { $0.name == name }.map { $0.value } }

  /// The elements of a list field in lower case, without white space around them.
  func elements(of name: String) -> [String] {
    values(of: name).flatMap { value in
      value.split(separator: ",").map { element in
        let bytes = element.utf8.drop { $0 == 32 || $0 == 9 }
        return String(decoding: bytes.reversed().drop { $0 == 32 || $0 == 9 }.reversed(), as: UTF8.self).lowercased()
      }
    }
  }

  /// The value of a parameter of the query, not decoded; nil without it.
  func parameter(_ name: String) -> String? {
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0] == name { return parts.count > 1 ? String(parts[1]) : "" }
    }
    return nil
  }

  /// True if the client wants to send more requests on the connection.
  var keepsAlive: Bool {
    let wishes = elements(of: "connection")
    if wishes.contains("close") { return false }
    return isCurrentVersion || wishes.contains("keep-alive")
  }

  /// True if the client waits for a word before it sends the body.
  var waitsToSend: Bool { isCurrentVersion && elements(of: "expect").contains("100-continue") }

  /// True if a body follows.
  var hasBody: Bool { framing != .none && framing != .length(0) }
}
