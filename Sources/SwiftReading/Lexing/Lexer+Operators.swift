import FileSyntax

extension Lexer {
  /// Returns true if the byte before an offset binds an operator there to its left.
  func isLeftBound(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default: return true
    }
  }

  /// Returns true if the byte at an offset binds an operator before it to its right.
  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    guard offset < bytes.count else { return false }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return next != 0xA0
    default: return true
    }
  }

  /// The number of bytes of the operator scalar at the current position; 0 if there is none.
  func operatorScalarLength(continuing: Bool) -> Int {
    let first = byte()
    if first < 0x80 { return first.isOperatorByte ? 1 : 0 }
    guard let scalar = scalar(at: position) else { return 0 }
    let isPart =
      continuing ? ScalarRanges.continuesOperator(scalar.value) : ScalarRanges.startsOperator(scalar.value)
    return isPart ? scalar.length : 0
  }

  /// Reads an operator, or a regex literal that begins within it.
  mutating func readOperator() {
    let start = position
    let mayHoldPeriods = byte() == UInt8(ascii: ".")
    position += operatorScalarLength(continuing: false)
    while byte() != UInt8(ascii: ".") || mayHoldPeriods {
      let length = operatorScalarLength(continuing: true)
      if length == 0 || (byte() == UInt8(ascii: "<") && placeholderEnd != nil) { break }
      position += length
    }
    let end = position
    if let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")), readRegex(at: slash, within: start..<end) {
      return
    }
    position = endBeforeComment(start..<end)
    emit(operatorKind(start..<position), from: start)
  }

  private func endBeforeComment(_ range: Range<Int>) -> Int {
    guard range.count > 2 else { return range.upperBound }
    for offset in range.dropFirst() where bytes[offset] == UInt8(ascii: "/") && offset + 1 < bytes.count {
      let next = bytes[offset + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
    }
    return range.upperBound
  }

  /// The kind of an operator, by its spelling and its neighbors.
  func operatorKind(_ range: Range<Int>) -> TokenKind {
    let isLeftBound = isLeftBound(at: range.lowerBound)
    let isRightBound = isRightBound(at: range.upperBound, isLeftBound: isLeftBound)
    let first = bytes[range.lowerBound]
    if range.count == 1 {
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&"): if !isLeftBound && isRightBound { return .prefixAmpersand }
      case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if range.count == 2 {
      let second = bytes[range.lowerBound + 1]
      if first == UInt8(ascii: "-"), second == UInt8(ascii: ">") { return .arrow }
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") { return .unknown }
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// The offset after an editor's placeholder, `<#…#>` in one line, that begins here.
  var placeholderEnd: Int? {
    guard byte() == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "#") else { return nil }
    var offset = position + 2
    while offset < bytes.count, bytes[offset] != 0x0A {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if bytes[offset] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return offset + 2 }
      if bytes[offset] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
      offset += 1
    }
    return nil
  }
}
