import FileSyntax

/// A range of a document: its first place, and the place after its last character.
struct DocumentRange: Hashable, Sendable {
  /// The first place.
  var start: DocumentPosition
  /// The place after the last character.
  var end: DocumentPosition

  /// Creates a range from its ends.
  init(_ start: DocumentPosition, _ end: DocumentPosition) { (self.start, self.end) = (start, end) }

  /// Reads a range of a message; nil for anything else.
  init?(_ value: JSONValue?) {
    guard let start = DocumentPosition(value?["start"]), let end = DocumentPosition(value?["end"]) else { return nil }
    self.init(start, end)
  }
}

extension DocumentPosition {
  /// Reads a place of a message; nil for anything else.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension DocumentChange {
  /// Reads a change of a message; nil for anything else.
  init?(_ value: JSONValue) {
    guard let text = value["text"]?.string else { return nil }
    guard let written = value["range"] else {
      self.init(nil, Array(text.utf8))
      return
    }
    guard let range = DocumentRange(written) else { return nil }
    self.init((range.start, range.end), Array(text.utf8))
  }
}
