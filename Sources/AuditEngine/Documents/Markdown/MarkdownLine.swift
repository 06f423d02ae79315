import FileSyntax

/// One line of a document with its number.
struct MarkdownLine: Hashable, Sendable {
  /// The line, from 1.
  var number: Int
  private let content: String

  /// Numbers a text.
  init(_ number: Int, _ text: String) { (self.number, content) = (number, text) }

  /// The text without its line end.
  package var text: String {
    StepCount.take(content.utf8.count)
    return content
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  var trimmed: Substring {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }), let end = utf8.lastIndex(where: { !isSpace($0) })
    else { return self[endIndex...] }
    return self[start..<utf8.index(after: end)]
  }

  /// The columns of white space at the start; a tab reaches the next multiple of four.
  var indentation: Int {
    var columns = 0
    for byte in utf8 {
      if byte == 0x20 { columns += 1 } else if byte == 0x09 { columns += 4 - columns % 4 } else { break }
    }
    return columns
  }

  /// Returns true if every byte is one of some signs.
  func consists(of signs: String) -> Bool { !isEmpty && utf8.allSatisfy { signs.utf8.contains($0) } }
}

extension String {
  /// The text without spaces and tabs at its ends.
  var trimmed: String { String(self[...].trimmed) }
}
