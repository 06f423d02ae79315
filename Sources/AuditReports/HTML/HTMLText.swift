import FileSyntax

/// Text made safe for HTML, in content and in quoted attribute values.
enum HTMLText {
  /// Returns the text with markup escaped; controls and marks that change the direction become visible.
  static func escaped(_ text: String) -> String { escaped(text, but: []) }

  /// Returns code with markup escaped, for content alone: quotation marks stay.
  static func code(_ text: String) -> String { escaped(text, but: ["\""]) }

  private static func escaped(_ text: String, but kept: [Unicode.Scalar]) -> String {
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if !kept.contains(scalar), let replacement = replacement(for: scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a path with markup escaped, in which lines may break after a slash.
  static func path(_ text: String) -> String {
    text.split(separator: "/", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "/<wbr>")
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    scalar.markupReference ?? (scalar.steersTerminals ? VisibleText.escape(scalar) : nil)
  }
}
