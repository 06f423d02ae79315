import FileSyntax
package import Palettes

/// A person's statement that the pairs of an audit are all that the product has.
package struct Attestation: Hashable, Sendable {
  /// The person who says so.
  package let name: String
  /// The day of the statement.
  package let date: CalendarDate

  /// Reads `NAME, YYYY-MM-DD`; nil for another form.
  package init?(_ text: String) {
    guard let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")) else { return nil }
    let name = Self.trimmed(text[..<comma])
    guard !name.isEmpty, let date = CalendarDate(Self.trimmed(text[text.utf8.index(after: comma)...])) else {
      return nil
    }
    self.name = name
    self.date = date
  }

  /// The statement in one sentence.
  var sentence: String {
    "\(name) stated on \(date.text) that the audited pairs are all the combinations of colors in the product."
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
