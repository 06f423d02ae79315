/// A change of a document: a range that is replaced, or the whole text.
package struct DocumentChange: Hashable, Sendable {
  /// The first replaced place and the first one after it; nil for the whole text.
  package var range: (start: DocumentPosition, end: DocumentPosition)?
  /// The text in its place.
  package var text: [UInt8]

  /// Describes a change.
  package init(_ range: (start: DocumentPosition, end: DocumentPosition)?, _ text: [UInt8]) {
    (self.range, self.text) = (range, text)
  }

  /// True if both change the same.
  package static func == (left: DocumentChange, right: DocumentChange) -> Bool {
    left.range?.start == right.range?.start && left.range?.end == right.range?.end && left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
