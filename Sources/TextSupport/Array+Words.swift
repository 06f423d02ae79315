extension [String] {
  /// The texts as a list in words: `a, b and c`.
  package func inWords(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
