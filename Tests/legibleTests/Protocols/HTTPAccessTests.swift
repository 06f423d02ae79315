import Testing

@testable import legible

/// Who may enter, and in which order requests are refused.
@Suite struct HTTPAccessTests {
  private static let access = HTTPAccess(port: 8000, token: "secret", origins: ["null", "https://ok.example"])

  private static func head(_ fields: [(String, String)], _ target: String = "/", _ method: String = "GET") throws
    -> HTTPHead
  {
    var reader = HTTPReader()
    let lines = fields.map { "\($0.0): \($0.1)\r\n" }.joined()
    reader.add(Array("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n".utf8))
    guard case .head(let head) = try reader.next() else { throw HTTPProblem(.badRequest, "no head") }
    return head
  }

  private static let host = ("Host", "127.0.0.1:8000")
  private static let token = ("Authorization", "Bearer secret")

  @Test func thoseWithHostAndTokenEnter() throws {
    for fields in [
      [Self.host, Self.token], [("Host", "LOCALHOST:8000"), ("authorization", "bearer secret")],
      [Self.host, Self.token, ("Origin", "http://127.0.0.1:8000")], [Self.host, Self.token, ("Origin", "null")],
      [Self.host, Self.token, ("Origin", "https://ok.example")],
    ] {
      #expect(Self.access.problem(with: try Self.head(fields)) == nil, "\(fields)")
    }
    #expect(Self.access.problem(with: try Self.head([Self.host], "/?a=b&token=secret")) == nil)
  }

  @Test func theHostComesFirstThenTheTokenThenTheOrigin() throws {
    let (badHost, badOrigin) = (("Host", "evil.example:8000"), ("Origin", "https://evil.example"))
    let rows: [([(String, String)], Int)] = [
      ([badHost], 403), ([badHost, badOrigin], 403), ([badHost, Self.token], 403), ([Self.host], 401),
      ([Self.host, badOrigin], 401), ([Self.host, ("Authorization", "Bearer secre")], 401),
      ([Self.host, ("Authorization", "Bearer secret2")], 401), ([Self.host, ("Authorization", "Basic secret")], 401),
      ([Self.host, Self.token, badOrigin], 403), ([("Host", "127.0.0.1"), Self.token], 403),
      ([("Host", "127.0.0.1:8001"), Self.token], 403), ([("Host", "127.0.0.1:8000.evil"), Self.token], 403),
      ([Self.host, Self.token, ("Origin", "NULL")], 403),
      ([Self.host, Self.token, ("Origin", "null"), ("Origin", "https://evil.example")], 403),
    ]
    for (fields, status) in rows {
      #expect(Self.access.problem(with: try Self.head(fields))?.status.rawValue == status, "\(fields)")
    }
    let absolute = try Self.head([Self.host, Self.token], "http://evil.example/")
    #expect(Self.access.problem(with: absolute)?.status == .forbidden)
  }

  @Test func preflightsNeedNoTokenButAnOrigin() throws {
    let ask = ("Access-Control-Request-Method", "POST")
    let allowed = try Self.head([Self.host, ("Origin", "null"), ask], "/v1/audit", "OPTIONS")
    #expect(Self.access.problem(with: allowed) == nil && Self.access.isPreflight(allowed))
    #expect(Self.access.fields(for: allowed).contains(HTTPField("Access-Control-Allow-Origin", "null")))
    #expect(Self.access.permission(for: allowed).status == .noContent)
    let foreign = try Self.head([Self.host, ("Origin", "https://evil.example"), ask], "/v1/audit", "OPTIONS")
    #expect(Self.access.problem(with: foreign)?.status == .forbidden)
    #expect(Self.access.fields(for: foreign).isEmpty)
    let plain = try Self.head([Self.host, ("Origin", "null")], "/v1/audit", "OPTIONS")
    #expect(Self.access.problem(with: plain)?.status == .unauthorized)
  }

  @Test func everyAddressHasMethods() throws {
    for route in HTTPRoute.allCases {
      for method in ["GET", "HEAD", "POST", "PUT", "OPTIONS"] {
        let head = try Self.head([Self.host], route.rawValue, method)
        let isAllowed = route.methods.contains(method)
        do throws(HTTPProblem) {
          #expect(try HTTPRoute.of(head) == route && isAllowed)
        } catch {
          #expect(error.status == .methodNotAllowed && !isAllowed)
        }
      }
    }
    #expect(throws: HTTPProblem.self) { try HTTPRoute.of(Self.head([Self.host], "/report.html")) }
  }

  @Test(arguments: [
    (0, "1970-01-01", "Thu, 01 Jan 1970 00:00:00 GMT"), (20_780, "2026-11-23", "Mon, 23 Nov 2026 00:00:00 GMT"),
  ])
  func datesAreThoseOfTheStandard(_ day: Int, _ date: String, _ text: String) {
    #expect(HTTPResponse.date(day: day, date, second: 0) == text)
    #expect(HTTPResponse.clock(86_399) == "23:59:59")
  }

  @Test func answersAreComplete() {
    let response = HTTPResponse(.ok, type: "text/plain", body: [1, 2, 3])
    let head = String(decoding: response.head(date: "now", closes: true), as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\nDate: now\r\n") && head.hasSuffix("\r\n\r\n"))
    #expect(head.contains("Content-Length: 3\r\n") && head.contains("Connection: close\r\n"))
    let empty = String(decoding: HTTPResponse(.noContent).head(date: "", closes: false), as: UTF8.self)
    #expect(!empty.contains("Content-Length") && empty.contains("Connection: keep-alive"))
    #expect(HTTPStatus.allCases.allSatisfy { !$0.reason.isEmpty })
  }
}
