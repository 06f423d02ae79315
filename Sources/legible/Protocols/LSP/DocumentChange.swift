/// A change of a document: a range that is replaced, or the whole text.
struct DocumentChange: Hashable, Sendable {
  /// The first replaced place and the first one after it; nil for the whole text.
  var range: (start: DocumentPosition, end: DocumentPosition)?
  /// The text in its place.
  var text: [UInt8]

  /// Describes a change.
  init(_ range: (start: DocumentPosition, end: DocumentPosition)?, _ text: [UInt8]) {
    (self.range, self.text) = (range, text)
  }

  /// True if both change the same.
  static func == (left: DocumentChange, right: DocumentChange) -> Bool {
    left.range?.start == right.range?.start && left.range?.end == right.range?.end && left.text == right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
