import PaletteModel

/// Problems in the input files.
enum MarkdownDiagnostics {
  static func write(_ diagnostics: [Diagnostic], to page: inout MarkdownPage) {
    guard !diagnostics.isEmpty else { return }
    page.heading(2, "Problems in the input")
    let lines = diagnostics.map { diagnostic in
      "- \(diagnostic.severity.rawValue): \(MarkdownText.escaped(diagnostic.location.text)): "
        + MarkdownText.escaped(diagnostic.message)
    }
    page.lines(lines, of: "problem")
  }
}
