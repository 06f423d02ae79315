import FileSyntax

/// The reason that a request is refused, as the client reads it (RFC 9457).
struct HTTPProblem: Error, Hashable, Sendable {
  /// The status of the answer.
  let status: HTTPStatus
  /// The mistake and, after a semicolon, the correction.
  let detail: String
  /// The place in a body of JSON; nil for other mistakes.
  let position: TextPosition?

  /// The most scalars of the detail: it may repeat names from a body.
  static let longestDetail = 2_000

  /// Describes a problem.
  init(_ status: HTTPStatus, _ detail: String, at position: TextPosition? = nil) {
    self.status = status
    self.position = position
    let line = detail.onOneLine.unicodeScalars
    self.detail =
      line.count > Self.longestDetail
      ? String(String.UnicodeScalarView(line.prefix(Self.longestDetail))) + "…" : String(line)
  }

  /// The problem as an answer.
  var response: HTTPResponse {
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { root in
      root.member("type", "about:blank")
      root.key("title")
      root.value(status.reason)
      root.member("status", status.rawValue)
      root.key("detail")
      root.value(detail)
      if let position {
        root.key("line")
        root.value(position.line)
        root.key("column")
        root.value(position.column)
      }
    }
    writer.lineEnd()
    return HTTPResponse(status, type: "application/problem+json", body: writer.takeBytes())
  }
}
