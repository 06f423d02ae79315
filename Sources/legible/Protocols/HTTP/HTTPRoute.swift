/// The addresses of the service.
enum HTTPRoute: String, CaseIterable, Hashable, Sendable {
  case page = "/"
  case json = "/report.json"
  case markdown = "/report.md"
  case audit = "/v1/audit"
  case contrast = "/v1/contrast"
  case suggest = "/v1/suggest"
  case look = "/v1/look"
  case events = "/events"
  case health = "/healthz"
  case review = "/review"
  case changes = "/v1/review"

  /// True for an address that exists only if the server may write files.
  var isOfReview: Bool { self == .review || self == .changes }

  /// The methods that an address accepts, in the order of the Allow field.
  var methods: [String] {
    switch self {
    case .audit, .contrast, .suggest, .look: ["POST"]
    case .page, .json, .markdown, .events, .health, .review: ["GET", "HEAD"]
    case .changes: ["GET", "HEAD", "POST"]
    }
  }

  /// The address that a request means.
  ///
  /// - Throws: a problem, with the methods that are allowed.
  static func of(_ head: HTTPHead) throws(HTTPProblem) -> HTTPRoute {
    guard let route = HTTPRoute(rawValue: head.path) else {
      throw HTTPProblem(
        .notFound,
        "this address does not exist; use one of \(allCases.filter { !$0.isOfReview }.map(\.rawValue).joined(separator: ", "))"
      )
    }
    guard route.methods.contains(head.method) else {
      throw HTTPProblem(.methodNotAllowed, "use \(route.methods.joined(separator: " or ")) for \(route.rawValue)")
    }
    return route
  }
}
