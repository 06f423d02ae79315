/// The rules by which a request may enter: its host, then its token, then its origin.
///
/// The host is checked first, because a page of another site may reach this address under a name of its own.
struct HTTPAccess: Sendable {
  private let hosts: [String]
  private let token: [UInt8]
  private let origins: [String]

  /// The field with which a client says what may follow.
  private static let methods = "GET, HEAD, POST"

  /// Sets the rules of a server.
  ///
  /// - Parameters:
  ///   - port: the port of the server on the loopback interface.
  ///   - token: the secret that every request must bring.
  ///   - origins: origins of other sites that may call, exactly as browsers send them.
  init(port: Int, token: String, origins: [String]) {
    let names = ["127.0.0.1", "localhost"]
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    self.token = Array(token.utf8)
    self.origins = hosts.map { "http://\($0)" } + origins
  }

  /// The reason to refuse a request; nil if it may enter.
  func problem(with head: HTTPHead) -> HTTPProblem? {
    let named = [head.authority, head.value(of: "host")].compactMap(\.self)
    guard !named.isEmpty, named.allSatisfy({ hosts.contains($0.lowercased()) }) else {
      return HTTPProblem(.forbidden, "the host is not this server; use the address that the server printed")
    }
    if !isPreflight(head), !hasToken(head) {
      return HTTPProblem(
        .unauthorized, "the token is missing or wrong; send it as 'Authorization: Bearer TOKEN' or '?token=TOKEN'")
    }
    guard head.values(of: "origin").allSatisfy(origins.contains) else {
      return HTTPProblem(.forbidden, "this origin is not allowed; to allow it, start the server with --allow-origin")
    }
    return nil
  }

  /// True if a browser asks whether a page may send a request.
  func isPreflight(_ head: HTTPHead) -> Bool {
    head.method == "OPTIONS" && head.value(of: "origin") != nil
      && head.value(of: "access-control-request-method") != nil
  }

  /// The answer to a preflight that may enter.
  func permission(for head: HTTPHead) -> HTTPResponse {
    var fields = [
      HTTPField("Access-Control-Allow-Methods", Self.methods),
      HTTPField("Access-Control-Allow-Headers", "Authorization, Content-Type"),
      HTTPField("Access-Control-Max-Age", "600"),
    ]
    if head.value(of: "access-control-request-private-network") == "true" {
      fields.append(HTTPField("Access-Control-Allow-Private-Network", "true"))
    }
    return HTTPResponse(.noContent, fields: fields)
  }

  /// Fields that let the page of an allowed origin read an answer.
  func fields(for head: HTTPHead) -> [HTTPField] {
    guard let origin = head.value(of: "origin"), origins.contains(origin) else { return [] }
    return [
      HTTPField("Access-Control-Allow-Origin", origin), HTTPField("Vary", "Origin"),
      HTTPField("Cross-Origin-Resource-Policy", "cross-origin"),
    ]
  }

  private func hasToken(_ head: HTTPHead) -> Bool {
    let words = (head.value(of: "authorization") ?? "").split(separator: " ")
    if words.count == 2, words[0].lowercased() == "bearer", isToken(String(words[1])) { return true }
    return head.parameter("token").map(isToken) ?? false
  }

  /// Compares in a time that does not depend on where the texts differ.
  private func isToken(_ text: String) -> Bool {
    let given = Array(text.utf8)
    guard given.count == token.count else { return false }
    return zip(given, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
