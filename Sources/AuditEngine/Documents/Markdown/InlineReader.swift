import FileSyntax

/// Takes the marks out of a line: code, emphasis, links, tags, escapes.
struct InlineReader {
  private let source: CountedArray<UInt8>
  private var place = 0
  private(set) var plain: [UInt8] = []
  private(set) var code: [Range<Int>] = []
  private(set) var strong: [Range<Int>] = []
  private var strongStart: Int?
  /// The last place of each closing sign, so that a search for one that is missing is not repeated.
  private let lastParenthesis: Int
  private let lastAngle: Int
  /// The last place at which a run of backticks of each length begins.
  private var lastTicks: [Int: Int] = [:]

  init(_ text: String) {
    source = CountedArray(Array(text.utf8))
    lastParenthesis = source.lastIndex(of: UInt8(ascii: ")")) ?? -1
    lastAngle = source.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var index = 0
    while index < source.count {
      let length = Self.run(source, at: index, of: UInt8(ascii: "`"))
      if length > 0 { lastTicks[length] = index }
      index += max(length, 1)
    }
  }

  private static func run(_ bytes: CountedArray<UInt8>, at start: Int, of sign: UInt8) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == sign { end += 1 }
    return end - start
  }

  /// Reads to the end.
  mutating func read() {
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "*"), UInt8(ascii: "_"): readEmphasis()
      case UInt8(ascii: "["): place += 1
      case UInt8(ascii: "!") where place + 1 < source.count && source[place + 1] == UInt8(ascii: "["): place += 1
      case UInt8(ascii: "]"): readTarget()
      case UInt8(ascii: "<"): readTag()
      default: take()
      }
    }
    if let start = strongStart { strong.append(start..<plain.count) }
  }

  private mutating func take() {
    plain.append(source[place])
    place += 1
  }

  private mutating func readCode() {
    let length = Self.run(source, at: place, of: UInt8(ascii: "`"))
    var end = place + length
    guard let last = lastTicks[length], last >= end else {
      plain += source[place..<end]
      place = end
      return
    }
    let start = end
    while end < source.count {
      let found = Self.run(source, at: end, of: UInt8(ascii: "`"))
      if found == length { break }
      end += max(found, 1)
    }
    let first = plain.count
    plain += source[start..<end]
    code.append(first..<plain.count)
    place = end + length
  }

  private mutating func readEscape() {
    if place + 1 < source.count, source[place + 1].isPunctuation { place += 1 }
    take()
  }

  /// An underscore within a word is a part of it.
  private mutating func readEmphasis() {
    let sign = source[place]
    let length = Self.run(source, at: place, of: sign)
    let isAfterWord = place > 0 && source[place - 1].isWordPart
    let isBeforeWord = place + length < source.count && source[place + length].isWordPart
    let isWithin = sign == UInt8(ascii: "_") && isAfterWord && isBeforeWord
    let isSpaced =
      (place == 0 || source[place - 1] == 0x20) && (place + length == source.count || source[place + length] == 0x20)
    if isWithin || isSpaced {
      plain += source[place..<place + length]
    } else if length > 1 {
      if let start = strongStart { strong.append(start..<plain.count) }
      strongStart = strongStart == nil ? plain.count : nil
    }
    place += length
  }

  /// The address after the text of a link.
  private mutating func readTarget() {
    place += 1
    guard place < source.count, source[place] == UInt8(ascii: "("), lastParenthesis > place else { return }
    var depth = 0
    while place < source.count {
      if source[place] == UInt8(ascii: "(") { depth += 1 }
      if source[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
  }

  /// A tag of HTML counts as a space.
  private mutating func readTag() {
    let next = place + 1 < source.count ? source[place + 1] : 0
    guard next.isWordPart && next > 0x39 || next == UInt8(ascii: "/"), lastAngle > place else { return take() }
    while place < source.count, source[place] != UInt8(ascii: ">") { place += 1 }
    place += 1
    plain.append(0x20)
  }
}

extension UInt8 {
  /// True for a letter or a digit of ASCII, and for any part of another scalar.
  var isWordPart: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// True for a sign of ASCII that a backslash may precede.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The letter in lower case.
  var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
