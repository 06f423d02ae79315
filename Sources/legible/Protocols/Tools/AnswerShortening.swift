import FileSyntax

/// The part of a value that is shown if all of it does not fit.
struct AnswerShortening {
  /// The most scalars of a string.
  let scalars: Int
  /// The most elements of an array.
  let elements: Int

  /// From the mildest to the one with which any value of a tool fits.
  static let levels = [
    AnswerShortening(scalars: 400, elements: 64), AnswerShortening(scalars: 120, elements: 16),
    AnswerShortening(scalars: 40, elements: 4), AnswerShortening(scalars: 8, elements: 0),
  ]

  /// Returns a value as JSON that costs at most a number of bytes, shortened as little as possible.
  static func fitting(_ json: [UInt8], within most: Int) -> [UInt8] {
    guard let value = try? JSONDocument(parsing: json).root else { return json }
    var shown = json
    for level in levels {
      var writer = JSONWriter(style: .compact)
      level.write(value, to: &writer)
      shown = writer.takeBytes()
      if AnswerPage.cost(of: shown) <= most { break }
    }
    return shown
  }

  private func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { object in
        for member in value.members {
          object.key(cut(member.key))
          write(member.value, to: &object)
        }
      }
    case .array:
      writer.array { list in
        for element in value.elements.prefix(elements) { write(element, to: &list) }
      }
    case .string: writer.value(cut(value.string ?? ""))
    case .number, .boolean, .null: writer.raw(value.withSource { Array($0) })
    }
  }

  /// A text, with a mark where it was cut.
  private func cut(_ text: String) -> String {
    guard text.unicodeScalars.count > scalars else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalars))) + "…"
  }
}
