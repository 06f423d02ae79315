import AuditEngine
import AuditReports
import LocalFiles
import Palettes

/// The tool: parses the command line, runs the command, and turns errors into messages and an exit status.
enum LegibleTool {
  /// The description from which parsing, help and completions are derived.
  static let tool = ToolDescription(
    name: ToolIdentity.name, version: ToolIdentity.version,
    summary: "Audit the color contrast of a design system for Apple platforms",
    commands: Command.all.map(\.description), globalOptions: [ReadingRoot.option.description])

  /// Runs with arguments and ends the process with the status of the run.
  ///
  /// Stays on the calling thread until a command runs, so that the version and help start no other.
  static func main(_ arguments: [String]) {
    Platform.fillStandardStreams()
    Platform.ignoreBrokenPipes()
    Platform.ignoreFileSizeSignals()
    Platform.endProgramsWithThisOne()
    let console = Console()
    Platform.end(run(arguments, console).rawValue)
  }

  private static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    do {
      return try dispatch(invocation(of: arguments), console)
    } catch let error as UsageError {
      console.complain(error.text(tool: tool.name))
      return .usage
    } catch let problem as Diagnostic {
      console.complain([problem], errorsOnly: true)
      return ExitStatus(rawValue: problem.kind.rawValue) ?? .missingInput
    } catch let problem as OutputProblem {
      console.complain("\(tool.name): \(problem.message)")
      return ExitStatus(rawValue: problem.status) ?? .ioError
    } catch {
      console.complain("\(tool.name): internal error: \(error); please report it")
      return .internalError
    }
  }

  /// The invocation for the arguments; printing the version does not need the descriptions of all commands.
  private static func invocation(of arguments: [String]) throws(UsageError) -> Invocation {
    arguments == ["--version"] ? .version : try CommandLineParser.parse(arguments, for: tool)
  }

  private static func dispatch(
    _ invocation: Invocation, _ console: Console
  ) throws -> ExitStatus {
    switch invocation {
    case .help(let command, let isRequested):
      let page = HelpText.page(for: command, of: tool)
      if isRequested {
        try console.write(page)
        return .success
      }
      console.complain(page)
      return .usage
    case .version:
      try console.write("\(ToolIdentity.name) \(ToolIdentity.version)\n")
      return .success
    case .run(let name, let arguments):
      guard let command = Command.all.first(where: { $0.description.name == name }) else { return .internalError }
      do {
        let root = try ReadingRoot.named(by: arguments)
        return try ReadingRoot.$named.withValue(root) { try command.run(arguments, console) }
      } catch let error as UsageError {
        throw error.inCommand(name)
      }
    }
  }
}
