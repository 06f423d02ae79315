import FileSyntax

extension Lexer {
  private static let quote = UInt8(ascii: "\"")

  /// Reads a string from its first quote, which is reached, up to its end or its first interpolation.
  mutating func readString(pounds: Int, from start: Int) {
    let isMultiline = byte(1) == Self.quote && byte(2) == Self.quote && !closesInLine(pounds)
    position += isMultiline ? 3 : 1
    emit(.stringOpen, from: start)
    readStringText(StringDelimiter(pounds: pounds, isMultiline: isMultiline))
  }

  /// `#"""#` is a quote in a raw string if three quotes with pounds are closed in their line.
  private func closesInLine(_ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    if arePounds(at: position + 3, pounds) { return true }
    var offset = position + 3
    while offset < bytes.count, !bytes[offset].isLineBreak {
      if bytes[offset] == Self.quote, arePounds(at: offset + 1, pounds) { return true }
      offset += 1
    }
    return false
  }

  private func arePounds(at offset: Int, _ count: Int) -> Bool {
    guard offset + count <= bytes.count else { return false }
    for place in offset..<offset + count where bytes[place] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads on in a string, up to its end or its next interpolation.
  mutating func readStringText(_ delimiter: StringDelimiter) {
    let start = position
    while position < bytes.count {
      let current = bytes[position]
      if current == UInt8(ascii: "\\"), arePounds(at: position + 1, delimiter.pounds) {
        let escaped = byte(delimiter.pounds + 1)
        if escaped == UInt8(ascii: "(") { return openInterpolation(delimiter, textStart: start) }
        position += delimiter.pounds + (escaped.isLineBreak ? 1 : 2)
      } else if current == Self.quote, let length = closingLength(delimiter) {
        return closeString(textStart: start, length: length)
      } else if current.isLineBreak && !delimiter.isMultiline {
        break
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    closeString(textStart: start, length: 0)
  }

  private func closingLength(_ delimiter: StringDelimiter) -> Int? {
    let quotes = delimiter.isMultiline ? 3 : 1
    if delimiter.isMultiline, byte(1) != Self.quote || byte(2) != Self.quote { return nil }
    return arePounds(at: position + quotes, delimiter.pounds) ? quotes + delimiter.pounds : nil
  }

  private mutating func openInterpolation(_ delimiter: StringDelimiter, textStart: Int) {
    emitText(from: textStart)
    let start = position
    position += delimiter.pounds + 2
    emit(.interpolationOpen, from: start)
    strings.append(OpenString(delimiter: delimiter))
  }

  private mutating func closeString(textStart: Int, length: Int) {
    emitText(from: textStart)
    let start = position
    position += length
    emit(.stringClose, from: start)
  }

  private mutating func emitText(from start: Int) {
    if position > start { emit(.stringText, from: start) }
  }
}
