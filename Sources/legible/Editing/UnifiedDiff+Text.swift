import CommandLineKit

extension UnifiedDiff {
  /// The difference for standard output, with a line end behind every line: painted, or exact where nothing is painted.
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
