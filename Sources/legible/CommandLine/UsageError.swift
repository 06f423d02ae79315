/// A command line that cannot be understood: the mistake, and how to correct it.
///
/// It ends the run with ``ExitStatus/usage``.
struct UsageError: Error, Sendable, Hashable {
  /// The mistake, one phrase without a final period.
  let message: String
  /// The text to type instead, or the accepted values.
  let remedy: String?
  /// The command with the wrong arguments; nil before a command is known.
  let command: String?

  /// Describes an error; `command` is filled in by the parser.
  init(_ message: String, remedy: String? = nil, command: String? = nil) {
    self.message = message
    self.remedy = remedy
    self.command = command
  }

  /// Message and advice as one line, for example `unknown option '--polcy'; did you mean '--policy'?`.
  var line: String {
    remedy.map { "\(message); \($0)" } ?? message
  }

  /// Returns the text for standard error: the line under the tool's name, then a pointer to help.
  ///
  /// It ends with a newline.
  func text(tool: String) -> String {
    let name = command.map { "\(tool) \($0)" } ?? tool
    let help = command.map { "\(tool) help \($0)" } ?? "\(tool) help"
    return "\(name): \(line)\nRun '\(help)' for usage.\n"
  }

  /// Returns the error, attributed to a command unless it already names one.
  func inCommand(_ name: String?) -> UsageError {
    UsageError(message, remedy: remedy, command: command ?? name)
  }
}
