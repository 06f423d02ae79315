/// Reads the lines before a body: the request line, then fields until an empty line.
struct HTTPHeadReader: Sendable {
  private var method = ""
  private var target = HTTPTarget()
  private var isCurrentVersion = true
  private var fields: [HTTPField] = []
  private var hasRequestLine = false
  private var count = 0

  /// The most bytes of a request line.
  static let longestRequestLine = 8 << 10
  /// The most bytes of all fields.
  static let mostFieldBytes = 16 << 10
  static let mostFields = 100

  /// The most bytes of the line that comes next, without its end.
  var longestLine: Int { hasRequestLine ? Self.mostFieldBytes : Self.longestRequestLine }

  /// The problem of a line without an end.
  var tooLong: HTTPProblem {
    hasRequestLine
      ? HTTPProblem(.fieldsTooLarge, "the header fields have more than \(Self.mostFieldBytes) bytes")
      : HTTPProblem(.targetTooLong, "the request line has more than \(Self.longestRequestLine) bytes")
  }

  /// Takes a line without its end; returns the head after the empty line that closes it.
  mutating func take(_ line: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPHead? {
    guard line.count <= longestLine else { throw tooLong }
    if !hasRequestLine {
      // One empty line before a request is left over from the body of the one before (RFC 9112, section 2.2).
      if line.isEmpty, count == 0 {
        count = 1
        return nil
      }
      try readRequestLine(line)
      (hasRequestLine, count) = (true, 0)
      return nil
    }
    guard !line.isEmpty else { return try head() }
    count += line.count + 2
    guard count <= Self.mostFieldBytes, fields.count < Self.mostFields else { throw tooLong }
    fields.append(try Self.field(line))
    return nil
  }

  private mutating func readRequestLine(_ line: ArraySlice<UInt8>) throws(HTTPProblem) {
    let parts = line.split(separator: 32, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isTokenByte) else {
      throw HTTPProblem(.badRequest, "the request line must consist of a method, a target, and a version")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": isCurrentVersion = true
    case "HTTP/1.0": isCurrentVersion = false
    case let version:
      let isVersion = version.utf8.count == 8 && version.hasPrefix("HTTP/") && version.utf8.dropFirst(6).first == 46
      throw HTTPProblem(
        isVersion ? .versionNotSupported : .badRequest, "the HTTP version is not supported; use HTTP/1.1 or HTTP/1.0")
    }
    target = try HTTPTarget(parts[1], of: method)
  }

  /// The head, if its fields agree with one another.
  private func head() throws(HTTPProblem) -> HTTPHead {
    let hosts = fields.filter { $0.name == "host" }
    guard hosts.count == 1 || hosts.isEmpty && !isCurrentVersion else {
      throw HTTPProblem(.badRequest, "the request has \(hosts.count) Host fields; send exactly one")
    }
    return HTTPHead(
      method: method, path: target.path, query: target.query, authority: target.authority,
      isCurrentVersion: isCurrentVersion, fields: fields, framing: try framing())
  }

  /// The length of the body; whatever two readers could understand differently is refused.
  private func framing() throws(HTTPProblem) -> HTTPHead.Framing {
    let lengths = fields.filter { $0.name == "content-length" }.map { $0.value }
    let codings = fields.filter { $0.name == "transfer-encoding" }.map { $0.value.lowercased() }
    if !codings.isEmpty {
      guard lengths.isEmpty, isCurrentVersion else {
        throw HTTPProblem(.badRequest, "the body length is ambiguous; send Content-Length or chunks, not both")
      }
      guard codings == ["chunked"] else {
        throw HTTPProblem(.notImplemented, "the transfer coding is not supported; use chunked or none")
      }
      return .chunked
    }
    guard let length = lengths.first else { return .none }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      throw HTTPProblem(.badRequest, "Content-Length must be a single number")
    }
    return .length(Int(length) ?? .max)
  }

  /// One field; folded lines, white space before the colon, and control characters are refused.
  static func field(_ line: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPField {
    guard let colon = line.firstIndex(of: 58), colon > line.startIndex, line[..<colon].allSatisfy(isTokenByte) else {
      throw HTTPProblem(.badRequest, "a header field has an invalid name; write it as Name: value")
    }
    var value = line[(colon + 1)...].drop { $0 == 32 || $0 == 9 }
    while let last = value.last, last == 32 || last == 9 { value.removeLast() }
    guard value.allSatisfy({ $0 == 9 || $0 >= 32 && $0 != 127 }) else {
      throw HTTPProblem(.badRequest, "a header field value contains a control character")
    }
    return HTTPField(
      String(decoding: line[..<colon], as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
  }

  /// True for a byte of a method or the name of a field (RFC 9110, section 5.6.2).
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 94...122, 33, 35...39, 42, 43, 45, 46, 124, 126: true
    default: false
    }
  }
}

/// The target of a request, divided.
struct HTTPTarget: Sendable {
  private(set) var path = ""
  private(set) var query = ""
  private(set) var authority: String?

  /// The target before anything is read.
  init() {}

  /// Divides a target: a path, an absolute address, or `*` for OPTIONS.
  init(_ bytes: ArraySlice<UInt8>, of method: String) throws(HTTPProblem) {
    guard bytes.allSatisfy({ 33...126 ~= $0 && $0 != 35 }) else {
      throw HTTPProblem(.badRequest, "the target contains a character that must be percent-encoded")
    }
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    if rest == "*", method == "OPTIONS" {
      path = "*"
      return
    }
    if rest.lowercased().hasPrefix("http://") {
      rest = rest.dropFirst(7)
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
      if rest.first != "/" { rest = "/" + rest }
    }
    guard rest.first == "/" else {
      throw HTTPProblem(.badRequest, "the target is not a path; start it with '/'")
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : ""
  }
}
