import Palettes

/// Problems in the input files, errors first.
enum MarkdownDiagnostics {
  /// The number of problems from which they are collapsed.
  private static let open = 10

  static func write(_ diagnostics: [Diagnostic], to page: inout MarkdownPage) {
    guard !diagnostics.isEmpty else { return }
    page.heading(2, "Problems in the input")
    let sorted = diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
    let lines = sorted.map { diagnostic in
      "- \(diagnostic.severity.rawValue): \(MarkdownText.escaped(diagnostic.location.text)): "
        + MarkdownText.escaped(diagnostic.message)
    }
    guard lines.count > open else { return page.lines(lines, of: "problem") }
    page.folded(Wording.count(lines.count, "problem")) { $0.lines(lines, of: "problem") }
  }
}
