import FileSyntax

/// The reason that a tool gave no answer, in words for the model that called it.
struct ToolProblem: Error, Hashable, Sendable {
  /// The mistake, without a period.
  let message: String
  /// The way to correct it; nil if the message says everything.
  let remedy: String?

  /// Describes a problem.
  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// The most scalars of the line: a message may repeat names from files.
  static let longestLine = 2_000

  /// The message and the correction in one line.
  var line: String {
    let line = (remedy.map { "\(message); \($0)" } ?? message).onOneLine
    guard line.unicodeScalars.count > Self.longestLine else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(Self.longestLine))) + "…"
  }
}
