/// A Markdown document as a flat list of blocks with the numbers of their lines; accepts any bytes, in linear time.
///
/// It reads what design documents are made of: headings, lists, tables with pipes, fences, indented code, front matter
/// and quotes. Comments of HTML are left out; other HTML is text.
struct MarkdownDocument: Sendable {
  /// Every line of the document.
  let lines: [MarkdownLine]
  /// The blocks in the order of the document.
  let blocks: [MarkdownBlock]

  /// Reads a document; bytes that are not UTF-8 are read as replacement characters.
  init(parsing bytes: [UInt8]) {
    lines = Self.lines(of: bytes)
    var parser = MarkdownParser(lines)
    blocks = parser.blocks()
  }

  private static func lines(of bytes: [UInt8]) -> [MarkdownLine] {
    var lines: [MarkdownLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D {
        lines.append(MarkdownLine(lines.count + 1, String(decoding: bytes[start..<place], as: UTF8.self)))
        if byte == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
        start = place + 1
      }
      place += 1
    }
    if start < bytes.count {
      lines.append(MarkdownLine(lines.count + 1, String(decoding: bytes[start...], as: UTF8.self)))
    }
    return lines
  }
}
