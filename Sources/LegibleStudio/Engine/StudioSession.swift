import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// The state of the engine in a page: the files, and the answers to requests about them.
struct StudioSession {
  /// The files of the repository.
  var files = StudioFiles()

  /// Returns the answer to a request, or the reason that there is none, and true for an answer.
  mutating func answer(_ request: StudioRequest) -> (bytes: [UInt8], isAnswer: Bool) {
    do throws(StudioProblem) {
      return (try result(of: request), true)
    } catch {
      return (Array(error.words.utf8), false)
    }
  }

  private mutating func result(of request: StudioRequest) throws(StudioProblem) -> [UInt8] {
    switch request.command {
    case "clear":
      files.clear()
      return []
    case "get": return try file(request)
    case "audit": return JSONReport.render(try report(request))
    case "page": return try page(request)
    case "windows":
      let pipeline = AuditPipeline(try request.settings(), workers: .one)
      return SafeWindows(pipeline.results(of: try measured(request))).json
    case "tokens": return try TokenList(inputs(request)).json
    case "edit": return try edit(request)
    case "fix": return try fix(request)
    case "look": return try ScreenRequest(request).document(of: files)
    case "suggest": return try PairRequest(request, in: inputs(request)).json
    default: throw StudioProblem("there is no command '\(request.command)'")
    }
  }

  /// The bytes of the file at the path.
  private func file(_ request: StudioRequest) throws(StudioProblem) -> [UInt8] {
    let path = request.value("path") ?? ""
    guard let bytes = files.bytes(at: path) else { throw StudioProblem("\(path): the file does not exist") }
    return bytes
  }

  private func source(_ request: StudioRequest) -> VisibleFiles { files.source(request.values("path")) }

  private func inputs(_ request: StudioRequest) throws(StudioProblem) -> PaletteInputs {
    var settings = try request.settings()
    settings.readsSources = false
    return AuditPipeline(settings, workers: .one).load(source(request))
  }

  private func measured(_ request: StudioRequest) throws(StudioProblem) -> [MeasuredAudit] {
    let pipeline = AuditPipeline(try request.settings(), workers: .one)
    return pipeline.measured(pipeline.plans(of: pipeline.load(source(request))))
  }

  /// The report that the command line gives; without advice, which is most of the work, if the request says so.
  private func report(_ request: StudioRequest) throws(StudioProblem) -> AuditReport {
    let pipeline = AuditPipeline(try request.settings(), workers: .one)
    let gate = AuditGate(try request.gate())
    guard request.value("advice") == "false" else { return pipeline.report(on: source(request), at: gate) }
    return gate.report(of: pipeline.results(of: try measured(request), advises: false))
  }

  /// The report as a page for a browser.
  private func page(_ request: StudioRequest) throws(StudioProblem) -> [UInt8] {
    var report = try report(request)
    report.findWindows(.all)
    return HTMLReport.render(report)
  }

  /// Changes files as an edit says, and returns which.
  private mutating func edit(_ request: StudioRequest) throws(StudioProblem) -> [UInt8] {
    let edit = try TokenEdit(request)
    let changes = try edit.changes(of: inputs(request).palettes, in: files)
    return take(changes)
  }

  /// Changes files as `legible fix` does, and returns which.
  private mutating func fix(_ request: StudioRequest) throws(StudioProblem) -> [UInt8] {
    var wishes = EditWishes()
    wishes.locked = request.values("lock")
    wishes.only = request.values("only")
    let sources = EditProposer.all(addsIncreased: request.value("increased") == "true")
    let proposal: EditProposal
    do throws(WishProblem) {
      proposal = try EditProposal(
        source(request), sources, wishes, policy: try? request.settings().policy, workers: .one)
    } catch {
      throw StudioProblem("a token to lock or change does not exist, or its name is ambiguous")
    }
    let problems = proposal.diagnostics.filter { $0.severity == .error } + proposal.problems
    if let first = problems.first { throw StudioProblem("\(first.location.file): \(first.message)") }
    let refusals = EditProposal.refusals(from: proposal.before, to: proposal.after)
    if let first = refusals.first { throw StudioProblem(first) }
    return take(proposal.files)
  }

  /// Puts changed files in place of the old ones, and returns their paths as JSON.
  private mutating func take(_ changes: [FileChange]) -> [UInt8] {
    for change in changes { _ = files.put(change.new, at: change.file) }
    var writer = JSONWriter(style: .compact)
    writer.array { list in changes.forEach { list.value($0.file) } }
    return writer.takeBytes()
  }
}
