/// An error of the protocol, rather than of a tool: its code and one sentence.
struct RPCError: Error, Hashable, Sendable {
  /// The code of JSON-RPC 2.0.
  let code: Int
  /// The mistake and, after a semicolon, the correction.
  let message: String

  /// The message is not JSON.
  static func parse(_ words: String) -> RPCError { RPCError(code: -32_700, message: words) }
  /// The message is JSON, but not a request.
  static func request(_ words: String) -> RPCError { RPCError(code: -32_600, message: words) }
  /// The server has no such method.
  static func method(_ words: String) -> RPCError { RPCError(code: -32_601, message: words) }
  /// The parameters do not fit the method.
  static func parameters(_ words: String) -> RPCError { RPCError(code: -32_602, message: words) }
  /// The server has too much to do.
  static func overload(_ words: String) -> RPCError { RPCError(code: -32_000, message: words) }
  /// A request came before `initialize`.
  static func tooEarly(_ words: String) -> RPCError { RPCError(code: -32_002, message: words) }
  /// The request is well-formed, but cannot be answered.
  static func failure(_ words: String) -> RPCError { RPCError(code: -32_803, message: words) }
  /// The client canceled the request.
  static let cancelled = RPCError(code: -32_800, message: "the request was canceled")
}
