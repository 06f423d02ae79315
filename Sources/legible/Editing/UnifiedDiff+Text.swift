extension UnifiedDiff {
  /// Returns the difference for standard output, each line with a line end: styled, or exact if there is no style.
  func text(_ style: TerminalStyle) -> String { lines.map { Self.text($0, style) + "\n" }.joined() }

  private static func text(_ line: Line, _ style: TerminalStyle) -> String {
    let shown = { (text: String) in style.depth == .none ? text : printable(text) }
    return switch line {
    case .head(let text): style.bold(shown(text))
    case .range(let text): style.dim(text)
    case .same(let text): " " + shown(text)
    case .removed(let text): style.red("-" + shown(text))
    case .added(let text): style.green("+" + shown(text))
    case .unended: style.dim("\\ No newline at end of file")
    }
  }
}
