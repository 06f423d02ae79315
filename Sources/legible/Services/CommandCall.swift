import LocalFiles
import Palettes
import Synchronization

/// A command of the command line that a tool calls, with the arguments of the tool as its options.
///
/// What a tool says is therefore what the command says, and its mistakes are found by the same checks.
struct CommandCall {
  /// The result of a command: its output, and the lines that it would print to standard error.
  struct Outcome {
    let output: [UInt8]
    let notes: [String]
    let status: ExitStatus
  }

  /// The words of the command line.
  let line: [String]
  /// The words as the command reads them.
  let arguments: ParsedArguments

  /// Builds the command line: the options that the tool was given, `more`, and operands.
  ///
  /// - Throws: `ToolProblem` for words that the command does not accept, and for files outside the root.
  init(
    _ command: Command, operands: [String] = [], _ given: ToolArguments, more: [String] = []
  ) throws(ToolProblem) {
    var words = [command.description.name]
    for option in command.description.options {
      if given.truth(option.name) == true { words.append(option.spelling) }
      for text in given.texts(option.name) {
        let isPath = option.completion == .file || option.completion == .directory
        words.append("\(option.spelling)=\(isPath ? try ServicePath.checked(text) : text)")
      }
    }
    line = words + more + ["--"] + operands
    do throws(UsageError) {
      guard case .run(_, let arguments) = try CommandLineParser.parse(line, for: LegibleTool.tool) else {
        throw UsageError("the arguments request help", remedy: "call explain instead")
      }
      self.arguments = arguments
    } catch {
      throw ToolProblem(error)
    }
  }

  /// Runs something with the arguments on a console that records.
  ///
  /// - Throws: `ToolProblem` if it ends with an error, or if it has no output but problems.
  func run(_ work: (ParsedArguments, Console) throws -> ExitStatus) throws(ToolProblem) -> Outcome {
    let record = Mutex((output: [UInt8](), notes: [UInt8]()))
    let console = Console { (bytes, stream) throws(OutputProblem) in
      record.withLock { record in
        if stream == .output { record.output += bytes } else { record.notes += bytes }
      }
    }
    let status: ExitStatus
    do {
      status = try work(arguments, console)
    } catch {
      throw ToolProblem(anything: error)
    }
    let (output, noted) = record.withLock { $0 }
    let notes = noted.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard status == .success || status == .findings || !output.isEmpty else {
      throw ToolProblem(notes.first ?? status.summary)
    }
    return Outcome(output: output, notes: notes, status: status)
  }
}

extension ToolProblem {
  /// The problem of a command line.
  init(_ error: UsageError) { self.init(error.message, remedy: error.remedy) }

  /// The problem that a command ended with.
  init(anything error: any Error) {
    switch error {
    case let problem as ToolProblem: self = problem
    case let error as UsageError: self.init(error)
    case let problem as Diagnostic: self.init("\(problem.location.text): \(problem.message)")
    case let problem as OutputProblem: self.init(problem.message)
    default: self.init("internal error: \(error)", remedy: "please report it")
    }
  }
}
