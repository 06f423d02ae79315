extension TextDocument {
  /// The range of bytes, as the protocol counts.
  func range(_ bytes: Range<Int>, in encoding: PositionEncoding) -> DocumentRange {
    DocumentRange(position(ofByte: bytes.lowerBound, in: encoding), position(ofByte: bytes.upperBound, in: encoding))
  }

  /// The whole text as a range.
  func whole(in encoding: PositionEncoding) -> DocumentRange { range(0..<bytes.count, in: encoding) }

  /// The byte at a line and a column as reports count them: from 1, columns in Unicode scalars.
  func offset(line: Int, column: Int) -> Int {
    offset(of: position(line: line, column: column, in: .utf8), in: .utf8)
  }

  /// The word, number, or quoted string that begins at a byte; else the rest of its line, or one character at least.
  func span(startingAt offset: Int) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    var end = offset
    if bytes[offset] == UInt8(ascii: "\"") {
      end += 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), !bytes[end].isLineEnd {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end + 1, bytes.count)
    } else if bytes[offset].isOfWord || bytes[offset] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, bytes[end].isOfWord { end += 1 }
    } else {
      while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    }
    return offset..<end
  }

  /// The member of an object whose key begins at a byte, with its whole value; else the rest of the line.
  func member(startingAt offset: Int) -> Range<Int> {
    var end = span(startingAt: offset).upperBound
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return offset..<max(offset, end) }
    while end < bytes.count, bytes[end].isBlank || bytes[end] == UInt8(ascii: ":") { end += 1 }
    var depth = 0
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): end = span(startingAt: end).upperBound - 1
      default: break
      }
      if depth < 0 || depth == 0 && bytes[end] == UInt8(ascii: ",") { return offset..<end }
      end += 1
      if depth == 0, end > offset, [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[end - 1]) { break }
    }
    return offset..<min(end, bytes.count)
  }

  /// The smallest edit that makes another text of this one, at the borders of scalars.
  func edit(to new: [UInt8]) -> (range: Range<Int>, text: [UInt8]) {
    let most = min(bytes.count, new.count)
    var start = 0
    while start < most, bytes[start] == new[start] { start += 1 }
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var tail = 0
    while tail < most - start, bytes[bytes.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, bytes[bytes.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    return (start..<bytes.count - tail, Array(new[start..<new.count - tail]))
  }

  /// The word with its dots around a byte, such as `.Brand.accent`; nil if there is none.
  func word(around offset: Int) -> Range<Int>? {
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1].isOfWord || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    while end < bytes.count, bytes[end].isOfWord { end += 1 }
    return start < end ? start..<end : nil
  }

  /// The content of the quoted string on one line around a byte, without its quotes; nil outside of strings.
  func quoted(around offset: Int) -> Range<Int>? {
    var line = offset
    while line > 0, !bytes[line - 1].isLineEnd { line -= 1 }
    var start: Int?
    while line < bytes.count, !bytes[line].isLineEnd {
      if bytes[line] == UInt8(ascii: "\\") {
        line += 1
      } else if bytes[line] == UInt8(ascii: "\"") {
        if let open = start {
          if open - 1 <= offset, offset <= line { return open..<line }
          start = nil
        } else {
          start = line + 1
        }
      }
      line += 1
    }
    return nil
  }
}

extension UInt8 {
  /// True for the ends of lines.
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// True for white space.
  fileprivate var isBlank: Bool { isLineEnd || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// True for letters, digits, the underscore, and everything outside of ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
