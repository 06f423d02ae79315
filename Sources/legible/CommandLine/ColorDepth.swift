/// The number of colors that a stream can show.
enum ColorDepth: Sendable, Hashable, CaseIterable {
  /// No styling: a file, a pipe, a dumb terminal, or a user who disabled color.
  case none
  /// The sixteen named colors.
  case ansi16
  /// 24-bit colors.
  case trueColor

  /// Decides from the environment; a `NO_COLOR` that is not empty disables color, and so does a stream that is not a
  /// terminal.
  ///
  /// `NO_COLOR` as on no-color.org; 24 bits where `COLORTERM` is `truecolor` or `24bit`, or `TERM` ends in `-direct`.
  init(noColor: String?, term: String?, colorTerm: String?, isTerminal: Bool) {
    let term = term ?? ""
    if !isTerminal || !(noColor ?? "").isEmpty || term.isEmpty || term == "dumb" {
      self = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else {
      self = .ansi16
    }
  }
}
