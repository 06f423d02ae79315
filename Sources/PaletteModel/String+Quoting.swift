extension String {
  /// The text between apostrophes for a message: one line, invisible signs escaped, cut after 60 scalars.
  package var inQuotes: String { inQuotes(upTo: 60) }

  /// The text between apostrophes for a message: one line, invisible signs escaped, cut after so many scalars.
  package func inQuotes(upTo longest: Int) -> String {
    let shown = unicodeScalars.prefix(longest).map(Self.visible).joined()
    return "'\(shown)\(unicodeScalars.dropFirst(longest).isEmpty ? "" : "…")'"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      scalar.escaped(asASCII: true)
    default: String(scalar)
    }
  }
}
