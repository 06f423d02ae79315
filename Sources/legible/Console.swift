import AuditReports
import CommandLineKit
import PaletteModel

/// Standard output and standard error of the process, and how much they can show.
struct Console {
  /// How standard output is painted.
  let style: TerminalStyle

  /// What is told about long work.
  private(set) var progress: Progress

  /// Looks at the environment once.
  init() {
    progress = Progress(
      isShown: Platform.isTerminal(.error) && !["dumb", ""].contains(Platform.environment("TERM") ?? ""))
    style = TerminalStyle(
      depth: ColorDepth(
        noColor: Platform.environment("NO_COLOR"), term: Platform.environment("TERM"),
        colorTerm: Platform.environment("COLORTERM"), isTerminal: Platform.isTerminal(.output)))
  }

  /// The same console, on which nothing is told about long work.
  var withoutProgress: Console {
    var console = self
    console.progress = Progress(isShown: false)
    return console
  }

  /// Writes text to standard output as it is.
  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes bytes to standard output.
  func write(_ bytes: [UInt8]) throws { try Platform.write(bytes, to: .output) }

  /// Writes a message to standard error; a standard error that is gone is no reason to stop.
  func complain(_ text: String) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    try? Platform.write(Array(line.utf8), to: .error)
  }

  /// Writes the problems of an input to standard error, one line each, errors last so that they are seen.
  func complain(_ diagnostics: [Diagnostic], errorsOnly: Bool) {
    for diagnostic in diagnostics.filter({ $0.severity == .warning }) where !errorsOnly { complain(line(diagnostic)) }
    for diagnostic in diagnostics.filter({ $0.severity == .error }) { complain(line(diagnostic)) }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location.text): \(diagnostic.severity.rawValue): \(diagnostic.message)"
  }

  /// The emphases for a report on standard output.
  func styling(isVerbose: Bool) -> TextStyling {
    let style = style
    var styling = TextStyling(
      strong: { style.bold($0) }, good: { style.green($0) }, bad: { style.red($0) }, doubtful: { style.yellow($0) },
      faint: { style.dim($0) }, isVerbose: isVerbose)
    if style.depth == .trueColor { styling.sample = { style.sample($0, $1, on: $2) } }
    return styling
  }
}
