import FileSyntax
import LocalFiles
import Palettes

extension Command {
  private static let port = Parameter.integer(
    OptionDescription(name: "port", valueName: "N", summary: "The port on 127.0.0.1, or 0 for a free port"),
    in: 0...65_535
  ).defaulting(to: 0, shownAs: "0")
  private static let allowOrigin = Parameter.origin(
    OptionDescription(
      name: "allow-origin", valueName: "VALUE", repeats: true,
      summary: "Accept requests from this origin, such as https://example.org, or null for design tool plug-ins"))
  private static let allowWrite = SharedOptions.allowWrite(
    "Let a person at /review accept changes, which writes waivers and baseline lines")
  private static let noLog = Flag("no-log", summary: "Do not log requests")

  /// `legible serve`: a live report and audits over HTTP.
  static let serve = Command(
    description: CommandDescription(
      name: "serve", summary: "Serve a live report and audits over HTTP on this machine",
      discussion: [
        "Legible prints one line with an address. Open the address in a browser to see the HTML report for PATH, which "
          + "reloads when a file is saved. Other programs can post files to /v1/audit and colors to /v1/contrast and "
          + "/v1/suggest. They get the same JSON that the commands print.",
        "Only this machine can connect, and every request needs the token in the address. Requests from other sites "
          + "are refused unless --allow-origin lists the site's origin. The server reads nothing outside the root of "
          + "PATH and writes nothing without --allow-write.",
        "With --allow-write, the page /review, with the same token, lists the results that are new or worse than "
          + "legible-baseline.json or, if there is none, than where the branch began. With the keyboard or the buttons, you "
          + "accept a change, which writes a waiver to the audit file or a line to the baseline, or reject it, which writes "
          + "nothing. Every decision can be undone. Of the pages in a browser, only those of this server can decide.",
        "The server logs each request to standard error as one line of JSON, without the token. On SIGTERM or "
          + "Control-C, the command exits with status 0.",
      ],
      category: "Services",
      operands: [
        OperandDescription(name: "PATH", arity: .optional, summary: "What to audit", completion: .file)
      ],
      options: [
        port.parameter.description, allowWrite.description, allowOrigin.description,
        SharedOptions.sourceURL.description,
        SharedOptions.policy.description, SharedOptions.profile.description,
        SharedOptions.idioms("Audit").description, SharedOptions.variants("Measure").description,
        SharedOptions.noSource.description, SharedOptions.failOn.parameter.description, SharedOptions.today.description,
        SharedOptions.jobs.description, noLog.description,
      ],
      examples: [
        .init("legible serve App", "see the report for an app while you edit it"),
        .init("legible serve App --allow-write", "accept or reject what this branch made worse, at /review"),
        .init("legible serve --port 8000 --allow-origin null", "accept requests from a design tool plug-in"),
      ])
  ) { arguments, console in
    let run = try RunOptions(arguments)
    let path = arguments.operands.first ?? "."
    let root = ReadingRoot.around(path)
    do throws(FileProblem) {
      _ = try root.resolve(path)
    } catch {
      throw UsageError("\(quoted(path)): \(error.words)", remedy: "specify a palette or a folder")
    }
    let answers = HTTPAnswers(
      report: LiveReport(arguments.operands, run, try GateOptions(arguments)), palette: arguments.operands.first,
      root: root.folder, named: ReadingRoot.named,
      review: arguments.isSet(allowWrite) ? ReviewService(arguments.operands, run) : nil)
    let service = try HTTPService(
      answers, port: try arguments.value(of: port), origins: try arguments.values(of: allowOrigin),
      auditors: run.workers.count, log: AccessLog(console, isQuiet: arguments.isSet(noLog)))
    Platform.catchStop()
    try console.write(service.address + "\n")
    if arguments.isSet(allowWrite) { console.complain("To review changes, open /review at this address") }
    service.run()
    return .success
  }
}

extension Parameter<String> {
  /// Declares an option whose value is an origin as browsers send it, or `null`.
  fileprivate static func origin(_ description: OptionDescription) -> Parameter {
    Parameter(description) { (text) throws(UsageError) in
      let rest = ["https://", "http://"].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
      let isOrigin = rest.map { !$0.isEmpty && $0.utf8.allSatisfy { 33...126 ~= $0 && $0 != 47 && $0 != 42 } }
      guard text == "null" || isOrigin == true else {
        throw UsageError(
          "\(quoted(text)) is not a valid origin for '--allow-origin'",
          remedy: "use null, or an origin without a path, such as https://example.org")
      }
      return text
    }
  }
}
