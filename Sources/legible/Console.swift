import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// Standard output and standard error of the process, with their capabilities.
struct Console {
  /// The style of standard output.
  let style: TerminalStyle

  /// The display of progress.
  private(set) var progress: Progress

  /// The mark of our own sequences for a terminal, which no name in a file can know; empty if none are written.
  private let seal: String

  /// Takes what is written: the process's streams, or a record of them.
  private let emit: Emit

  /// A function that takes the bytes for a stream.
  typealias Emit = @Sendable (_ bytes: ArraySlice<UInt8>, _ stream: Platform.Stream) throws(OutputProblem) -> Void

  /// Reads the environment once.
  init() {
    isShown = Platform.isTerminal(.output)
    isWatched = Platform.isTerminal(.error)
    progress = Progress(
      isShown: isWatched && !["dumb", ""].contains(Platform.environment("TERM") ?? ""))
    let depth = ColorDepth(
      noColor: Platform.environment("NO_COLOR"), term: Platform.environment("TERM"),
      colorTerm: Platform.environment("COLORTERM"), isTerminal: Platform.isTerminal(.output))
    seal = depth == .none ? "" : String(UInt64.random(in: .min ... .max), radix: 16)
    style = TerminalStyle(depth: depth, seal: seal)
    emit = { (bytes, stream) throws(OutputProblem) in try Platform.write(bytes, to: stream) }
  }

  /// A console without colors and progress that writes to no stream of the process.
  init(emitting emit: @escaping Emit) {
    (isShown, isWatched) = (false, false)
    progress = Progress(isShown: false)
    seal = ""
    style = TerminalStyle(depth: .none, seal: "")
    self.emit = emit
  }

  /// The console without progress display.
  var withoutProgress: Console {
    var console = self
    console.progress = Progress(isShown: false)
    return console
  }

  /// Writes text for people to standard output, through the gate.
  func write(_ text: String) throws { try write(text, as: .text) }

  /// Writes text in a language to standard output, through the gate.
  func write(_ text: String, as dialect: OutputDialect) throws { try write(Array(text.utf8), as: dialect) }

  /// Writes the answer of a command to standard output, in full.
  func write(_ answer: Answer, as format: OutputFormat) throws {
    try write(answer.bytes(format, styling(isVerbose: true)), as: format.dialect)
  }

  /// Writes bytes in a language to standard output, through the gate.
  func write(_ bytes: [UInt8], as dialect: OutputDialect) throws {
    try emit(OutputGate(dialect, seal: seal).passed(bytes)[...], .output)
  }

  /// Writes the pieces of a text in a language to standard output, through the gate.
  func write(_ pieces: [ArraySlice<UInt8>], as dialect: OutputDialect, workers: Workers) throws {
    for piece in OutputGate(dialect, seal: seal).passed(pieces, workers: workers) { try emit(piece, .output) }
  }

  /// Writes JSON to standard output, through the gate, in a frame that counts the bytes that pass.
  func write(json: [UInt8], framedBy frame: ([UInt8]) -> [UInt8]) throws {
    try emit(frame(OutputGate(.json, seal: seal).passed(json))[...], .output)
  }

  /// Text whose lines fit the terminal that shows it; as it is for a file or a pipe.
  func fitted(_ text: String, for stream: Platform.Stream) -> String {
    guard stream == .output ? isShown : isWatched else { return text }
    let columns = min(Self.mostColumns, max(TextStyling.fewestColumns, Platform.columns))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { MessageLines.fitted(String($0), to: columns) }.joined(separator: "\n")
  }

  /// Writes a message to standard error, through the gate; a closed standard error is ignored.
  func complain(_ text: String) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    try? emit(Array(OutputGate(.text, seal: seal).passed(line).utf8)[...], .error)
  }

  /// Shows words in the progress line of a terminal, through the gate; nil clears the line.
  static func renewLine(_ words: String?, isLast: Bool = false) {
    let text = (words?.onOneLine).map { OutputGate(.text).passed($0) } ?? ""
    try? Platform.write(Array("\r\u{1B}[K\(text)\(isLast ? "\n" : "")".utf8)[...], to: .error)
  }

  /// The most problems of one severity that a terminal shows for one file.
  private static let mostOfAFile = 25

  /// True if a terminal shows standard output as it is written.
  private let isShown: Bool
  /// True if a terminal shows standard error as it is written; a file or a pipe has every problem.
  private let isWatched: Bool

  /// Writes the problems of an input to standard error, one line each, errors last so that they are seen.
  ///
  /// Of a file with very many, a terminal shows the first ones and the number of the others.
  func complain(_ diagnostics: [Diagnostic], errorsOnly: Bool) {
    if !errorsOnly { list(diagnostics.filter { $0.severity != .error }, "problem") }
    list(diagnostics.filter { $0.severity == .error }, "error")
  }

  /// Repeats the errors of audit files, with their lines, below a report in a terminal.
  func point(to diagnostics: [Diagnostic]) {
    guard isWatched else { return }
    list(diagnostics.filter { $0.severity == .error && SourceExcerpt(at: $0.location) != nil }, "error")
  }

  private func list(_ diagnostics: [Diagnostic], _ noun: String) {
    var counts: [String: Int] = [:]
    var files: [String] = []
    for diagnostic in diagnostics {
      let file = diagnostic.location.file
      if counts[file] == nil { files.append(file) }
      counts[file, default: 0] += 1
      guard !isWatched || counts[file] ?? 0 <= Self.mostOfAFile else { continue }
      complain(line(diagnostic))
      if isWatched, diagnostic.severity == .error, let excerpt = SourceExcerpt(at: diagnostic.location) {
        excerpt.lines.forEach(complain)
      }
    }
    guard isWatched else { return }
    for file in files {
      let rest = (counts[file] ?? 0) - Self.mostOfAFile
      guard rest > 0 else { continue }
      complain("\(file): \(Wording.count(rest, "more \(noun)")); use 2>FILE to save all of them".onOneLine)
    }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location.text): \(diagnostic.severity.rawValue): \(diagnostic.message)".onOneLine
  }

  /// Lines of a report that are longer are hard to read.
  private static let mostColumns = 120

  /// The emphases for a report on standard output.
  func styling(isVerbose: Bool) -> TextStyling {
    let style = style
    var styling = TextStyling(
      strong: { style.bold($0) }, good: { style.green($0) }, bad: { style.red($0) }, doubtful: { style.yellow($0) },
      faint: { style.dim($0) }, isVerbose: isVerbose, columns: min(Self.mostColumns, Platform.columns))
    if style.depth == .trueColor { styling.sample = { style.sample($0, $1, on: $2) } }
    return styling
  }
}
