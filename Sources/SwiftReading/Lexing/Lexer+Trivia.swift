import FileSyntax

extension Lexer {
  private static let remarkPrefix = Array("legible:".utf8)

  /// Skips white space, comments and bytes that are not Swift, and records them.
  mutating func skipTrivia() {
    while position < bytes.count {
      let start = position
      skipOneTrivia()
      if position == start { return }
      surroundings.insert(.space)
    }
  }

  private mutating func skipOneTrivia() {
    let first = byte()
    switch first {
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: position += 1
    case 0x0A, 0x0D:
      position += 1
      surroundings.insert(.newLine)
    case UInt8(ascii: "/"):
      if byte(1) == UInt8(ascii: "/") { skipLineComment() } else if byte(1) == UInt8(ascii: "*") { skipBlockComment() }
    case UInt8(ascii: "<"), UInt8(ascii: ">"): skipConflictMarker(first)
    default:
      if first >= 0x80 || first < 0x20 || first == 0x7F || first == UInt8(ascii: "'") { skipUnknown() }
    }
  }

  /// Moves to the next line break or to the end.
  mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
  }

  private mutating func skipLineComment() {
    let start = position
    skipLine()
    var text = start + 2
    while text < position, bytes[text] == UInt8(ascii: "/") || bytes[text] == 0x20 || bytes[text] == 0x09 { text += 1 }
    guard text < position, bytes[text] == UInt8(ascii: "l"), position - text >= Self.remarkPrefix.count,
      bytes[text..<text + Self.remarkPrefix.count].elementsEqual(Self.remarkPrefix)
    else { return }
    remarks.append(UInt32(truncatingIfNeeded: text)..<UInt32(truncatingIfNeeded: position))
  }

  private mutating func skipBlockComment() {
    var depth = 1
    position += 2
    while position < bytes.count {
      let current = bytes[position]
      if current == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else if current == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        if current.isLineBreak { surroundings.insert(.newLine) }
        position += 1
      }
    }
  }

  /// Skips the line of a version control conflict marker: seven angle brackets at the start of a line.
  private mutating func skipConflictMarker(_ bracket: UInt8) {
    guard position == 0 || bytes[position - 1].isLineBreak else { return }
    for distance in 0..<7 where byte(distance) != bracket { return }
    guard byte(7) == 0x20 else { return }
    skipLine()
  }

  /// Skips one scalar that cannot begin a token, or bytes that are not UTF-8.
  private mutating func skipUnknown() {
    guard let scalar = scalar(at: position) else {
      position += 1
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      return
    }
    if scalar.value >= 0x80, ScalarRanges.continuesName(scalar.value) || ScalarRanges.startsOperator(scalar.value) {
      // A byte order mark is white space anywhere.
      if scalar.value != 0xFEFF { return }
    }
    position += scalar.length
  }

  /// Returns the scalar whose bytes begin at an offset, and their number; nil if they are not UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = (~first).leadingZeroBitCount
    guard (2...4).contains(length), offset + length <= bytes.count else { return nil }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for next in bytes[offset + 1..<offset + length] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    return value >= least && Unicode.Scalar(value) != nil ? (value, length) : nil
  }
}
