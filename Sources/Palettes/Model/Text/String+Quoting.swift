import FileSyntax

extension String {
  /// The text between apostrophes for a message: one line, invisible characters escaped, cut after 60 scalars.
  package var inQuotes: String { inQuotes(upTo: 60) }

  /// The text between apostrophes for a message: one line, invisible characters escaped, cut after a number of scalars.
  package func inQuotes(upTo longest: Int) -> String {
    let shown = unicodeScalars.prefix(longest).map { $0.inMessages }.joined()
    return "'\(shown)\(unicodeScalars.dropFirst(longest).isEmpty ? "" : "…")'"
  }
}
