/// A complete request that a worker answers.
struct HTTPJob: Sendable {
  /// The place of its connection in the loop.
  let place: Int
  /// The number of its connection, because places are used again.
  let connection: Int
  let route: HTTPRoute
  let head: HTTPHead
  let body: [UInt8]
}

/// News from the workers for the loop.
enum HTTPNews: Sendable {
  /// The answer to a request.
  case answer(HTTPJob, HTTPResponse)
  /// The revision of the report after a change.
  case revision(String)
}
