import AuditEngine
import FileSyntax
import Synchronization

/// The review of `serve --allow-write`: one decision after the other.
struct ReviewService: Sendable {
  /// Takes a decision, if there is one, and returns the changes that are left.
  let answer: @Sendable (ReviewDecision?) throws(HTTPProblem) -> [UInt8]

  /// Prepares the review of palettes; nothing is read before the first request.
  init(_ paths: [String], _ run: RunOptions) {
    let state = Mutex(ReviewState(paths, run))
    answer = { (decision) throws(HTTPProblem) in
      try state.withLock { (state) throws(HTTPProblem) in
        if let decision { try state.take(decision) }
        return try state.answer()
      }
    }
  }

  /// The page for a person.
  var page: [UInt8] { ReviewPage.bytes }

  /// Answers a request for the changes, or one with a decision.
  ///
  /// Only a page of this server may decide: an origin that `--allow-origin` lets in may read.
  func respond(to job: HTTPJob) throws(HTTPProblem) -> HTTPResponse {
    guard job.head.method == "POST" else { return HTTPResponse(type: "application/json", body: try answer(nil)) }
    let own = (job.head.authority ?? job.head.value(of: "host") ?? "").lowercased()
    guard job.head.values(of: "origin").allSatisfy({ $0 == "http://" + own }) else {
      throw HTTPProblem(.forbidden, "only pages of this server may decide; open /review there")
    }
    let decision = try ReviewDecision(PostedFiles.document(job.body).root)
    return HTTPResponse(type: "application/json", body: try answer(decision))
  }
}
