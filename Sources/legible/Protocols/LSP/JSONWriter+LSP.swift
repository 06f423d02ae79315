import FileSyntax

extension JSONWriter {
  /// Writes a place of a document.
  mutating func write(_ position: DocumentPosition) {
    object { place in
      place.key("line")
      place.value(position.line)
      place.key("character")
      place.value(position.character)
    }
  }

  /// Writes a range of a document.
  mutating func write(_ range: DocumentRange) {
    object { body in
      body.key("start")
      body.write(range.start)
      body.key("end")
      body.write(range.end)
    }
  }
}
