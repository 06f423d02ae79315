import AuditEngine
import AuditReports

/// The page of a rule for a terminal.
struct RulePageText {
  private let rule: Rule

  /// Prepares the page of a rule.
  init(_ rule: Rule) { self.rule = rule }

  /// The page in at most 80 columns, headings in bold.
  func text(_ style: TerminalStyle) -> String {
    var lines = [style.bold(rule.id), rule.page.title, "", "Severity: \(rule.severityWords)"]
    if let words = rule.formerWords { lines.append(words) }
    for section in RuleSection.all(of: rule.page) {
      lines += ["", style.bold(section.heading)] + Self.lines(of: section.body, style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of body: RuleSection.Body, _ style: TerminalStyle) -> [String] {
    switch body {
    case .paragraph(let text): wrapped(text, indent: 2)
    case .list(let items):
      items.flatMap { item in
        wrapped(item, indent: 4).enumerated().map { $0 == 0 ? "  - " + $1.dropFirst(4) : $1 }
      }
    case .files(let files):
      files.flatMap { file in
        [style.dim("  " + file.path)] + file.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(code)
      }
    }
  }

  /// A line of an example: it keeps its indentation, and the rest of a long one continues further to the right.
  private static func code(_ line: Substring) -> [String] {
    let own = line.prefix { $0 == " " }.count
    let rest = String(line.dropFirst(own))
    let first = TextLayout.pageWidth - 4 - own
    guard first >= 20, DisplayWidth.of(rest) > first else { return ["    " + line] }
    return wrapped(rest, indent: 4 + own + 2).enumerated().map { $0 == 0 ? String($1.dropFirst(2)) : $1 }
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    TextLayout.wrapped(text, width: TextLayout.pageWidth - indent).map { String(repeating: " ", count: indent) + $0 }
  }
}
