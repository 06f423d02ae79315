extension [String] {
  /// A list in words: `a and b`, or `a, b, and c`.
  package func inWords(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", "))\(count > 2 ? "," : "") \(conjunction) \(last)"
  }
}
