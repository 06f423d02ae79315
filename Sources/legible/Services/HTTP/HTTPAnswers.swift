import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles

/// The answers to complete requests; every one is the output of a command.
struct HTTPAnswers: Sendable {
  /// The report of the served palette.
  let report: LiveReport
  /// The palette in which names of tokens are looked up; nil for those of the current folder.
  let palette: String?
  /// The root of the served palette: nothing outside is read.
  let root: String
  /// The folder of `--root`; nil without it.
  let named: String?
  /// The review of the served palette; nil if the server may not write files.
  var review: ReviewService?
  /// The order of audits that need much memory.
  let turns = ServiceTurns()

  /// Answers a request; runs on a thread of its own.
  func answer(_ job: HTTPJob) -> HTTPResponse {
    inRoot {
      do throws(HTTPProblem) {
        return try response(to: job)
      } catch {
        return error.response
      }
    }
  }

  /// The revision of the report, after a look for saved changes.
  var revision: String { inRoot { report.page("json").revision } }

  /// Does something inside the root, which threads do not pass on.
  private func inRoot<Result>(_ work: () -> Result) -> Result {
    ReadingRoot.$named.withValue(named) { ReadingRoot.$enclosing.withValue(root) { work() } }
  }

  private func response(to job: HTTPJob) throws(HTTPProblem) -> HTTPResponse {
    switch job.route {
    case .page: HTTPResponse(type: "text/html; charset=utf-8", body: report.page("html").bytes)
    case .json: HTTPResponse(type: "application/json", body: report.page("json").bytes)
    case .markdown: HTTPResponse(type: "text/markdown; charset=utf-8", body: report.page("markdown").bytes)
    case .audit: try audit(job.body)
    case .contrast: try command(.contrast, ServiceTool.contrastTool, job.body)
    case .suggest: try command(.suggest, ServiceTool.suggestTool, job.body)
    case .look: try turns.take { () throws(HTTPProblem) in try command(.look, ServiceTool.lookTool, job.body) }
    case .events: events(isHead: job.head.method == "HEAD")
    case .health: .healthy
    case .review: HTTPResponse(type: "text/html; charset=utf-8", body: try allowed.page)
    case .changes: try allowed.respond(to: job)
    }
  }

  /// The review.
  ///
  /// - Throws: a problem if the server may not write files.
  private var allowed: ReviewService {
    get throws(HTTPProblem) {
      guard let review else {
        throw HTTPProblem(.notFound, "this server does not write files; start it with --allow-write to review changes")
      }
      return review
    }
  }

  /// The message for listeners.
  static func event(_ revision: String) -> [UInt8] {
    Array("event: report\nid: \(revision)\ndata: \(revision)\n\n".utf8)
  }

  private func events(isHead: Bool) -> HTTPResponse {
    let start = Array("retry: 1000\n\n".utf8) + Self.event(report.page("json").revision)
    return HTTPResponse(type: "text/event-stream", body: start, isStream: !isHead)
  }

  /// The report on posted files, as `legible audit PATH --format json` prints it.
  ///
  /// Audits that need much memory, for a large body or for images, take turns, and give it back to the system.
  private func audit(_ body: [UInt8]) throws(HTTPProblem) -> HTTPResponse {
    if body.count > HTTPLimits.smallBody {
      return try turns.take { () throws(HTTPProblem) in try report(on: PostedFiles(body)) }
    }
    let posted = try PostedFiles(body)
    guard posted.holdsImages else { return report(on: posted) }
    return try turns.take { () throws(HTTPProblem) in report(on: posted) }
  }

  private func report(on posted: PostedFiles) -> HTTPResponse {
    let settings = AuditSettings(today: Platform.today)
    let report = AuditPipeline(settings, workers: .one).report(on: MemoryFiles(posted).source).asPrinted
    let bytes = ReportFormat.named("json")?.render(report, .plain) ?? []
    return HTTPResponse(type: "application/json", body: OutputGate(.json).passed(bytes))
  }

  /// The output of a command with the arguments of the tool of the same name.
  private func command(_ command: Command, _ tool: ServiceTool, _ body: [UInt8]) throws(HTTPProblem) -> HTTPResponse {
    let root = try PostedFiles.document(body).root
    do throws(ToolProblem) {
      let arguments = try ToolArguments(root, for: tool.definition)
      guard arguments.text("cursor") == nil else {
        throw ToolProblem("'cursor' is not supported here", remedy: "omit it; the response is complete")
      }
      let shots = try ServicePath.checked(arguments.texts("shots"))
      let operands = arguments.texts("foreground") + arguments.texts("surface") + shots
      var words = try arguments.paletteWords()
      if words.isEmpty, arguments.text("in") == nil, let palette, !shots.isEmpty || needsPalette(operands, arguments) {
        words = ["--in=\(palette)"]
      }
      let call = try CommandCall(command, operands: operands, arguments, more: ["--format=json"] + words)
      return HTTPResponse(type: "application/json", body: try call.run(command.run).output)
    } catch {
      throw HTTPProblem(.badRequest, error.line)
    }
  }

  private func needsPalette(_ operands: [String], _ arguments: ToolArguments) -> Bool {
    arguments.truth("everywhere") == true || operands.contains(where: ColorOperand.mayBeName)
  }
}

extension HTTPResponse {
  /// The answer of a server that works.
  static let healthy = HTTPResponse(type: "application/json", body: Array("{\"status\":\"ok\"}\n".utf8))
}
