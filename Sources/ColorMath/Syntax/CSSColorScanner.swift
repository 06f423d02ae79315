/// A place in the UTF-8 bytes of a color text, with the tokens of CSS Syntax 3 that colors are made of.
struct CSSColorScanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool {
    position >= bytes.count
  }

  func peek(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  mutating func advance(_ count: Int = 1) {
    position = min(position + count, bytes.count)
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments; throws if a comment is not closed.
  mutating func skipSpace() throws(ColorSyntaxError) {
    while let byte = peek() {
      if byte.isCSSSpace {
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ColorSyntaxError) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw error("this comment is not closed; add '*/'", at: start..<bytes.count)
  }
}

extension CSSColorScanner {
  /// Tells whether an identifier starts `ahead` bytes from here; escapes do not count, colors need none.
  func startsName(_ ahead: Int = 0) -> Bool {
    guard let first = peek(ahead) else { return false }
    guard first == UInt8(ascii: "-") else { return first.isCSSNameStart }
    guard let second = peek(ahead + 1) else { return false }
    return second == UInt8(ascii: "-") || second.isCSSNameStart
  }

  mutating func readName() -> Range<Int> {
    let start = position
    while let byte = peek(), byte.isCSSName {
      position += 1
    }
    return start..<position
  }

  func lowercased(_ range: Range<Int>) -> [UInt8] {
    bytes[range].map { $0.asciiLowercased }
  }

  /// Compares without regard to ASCII case.
  func matches(_ range: Range<Int>, _ keyword: String) -> Bool {
    bytes[range].elementsEqual(keyword.utf8) { $0.asciiLowercased == $1.asciiLowercased }
  }
}

extension CSSColorScanner {
  func error(_ message: String, at range: Range<Int>) -> ColorSyntaxError {
    ColorSyntaxError(message: message, offset: range.lowerBound, length: range.count)
  }

  /// Returns an error at the current word or character that says that something else was expected.
  func unexpected(_ expectation: String) -> ColorSyntaxError {
    let range = position..<endOfWord
    let found = range.isEmpty ? "the end of the text" : "'\(quoted(range))'"
    return error("\(expectation), found \(found)", at: range)
  }

  /// Gives the text for a message, cut to 32 bytes.
  func quoted(_ range: Range<Int>) -> String {
    guard range.count > 32 else { return String(decoding: bytes[range], as: UTF8.self) }
    var end = range.lowerBound + 32
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 {
      end -= 1
    }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
  }

  private var endOfWord: Int {
    var end = position
    while end < bytes.count, bytes[end].continuesWord {
      end += 1
    }
    return end == position ? min(position + 1, bytes.count) : end
  }
}

extension UInt8 {
  var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isCSSSpace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B
  }

  fileprivate var isCSSNameStart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
  }

  fileprivate var isCSSName: Bool {
    isCSSNameStart || isASCIIDigit || self == UInt8(ascii: "-")
  }

  fileprivate var continuesWord: Bool {
    isCSSName || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "%")
  }

  fileprivate var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
