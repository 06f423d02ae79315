import ColorMath
import FileSyntax
import Palettes

/// Finds the colors in a line: hex, functions of CSS, `0xRRGGBB`, and white or black at an opacity.
struct ColorScan {
  /// The most bytes of a color function.
  static let longestFunction = 120
  private static let functions = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
  ].map { Array($0.utf8) }
  private static let plain: [(name: [UInt8], color: Color)] = [
    (Array("white".utf8), Color(.sRGB, 1, 1, 1)), (Array("black".utf8), Color(.sRGB, 0, 0, 0)),
  ]

  private let bytes: CountedArray<UInt8>

  private init(_ bytes: CountedArray<UInt8>) { self.bytes = bytes }

  /// All colors of a line in order.
  static func matches(in text: some StringProtocol) -> [ColorMatch] { matches(in: CountedArray(Array(text.utf8))) }

  /// All colors of a line in order.
  static func matches(in bytes: CountedArray<UInt8>) -> [ColorMatch] {
    let scan = ColorScan(bytes)
    var found: [ColorMatch] = []
    var place = 0
    while place < bytes.count {
      if let match = scan.match(at: place) {
        found.append(scan.withOpacity(match))
        place = max(found[found.count - 1].range.upperBound, place + 1)
      } else {
        place += 1
      }
    }
    return found
  }

  private func match(at place: Int) -> ColorMatch? {
    let isStart = place == 0 || !(bytes[place - 1].isWordPart || "#&/_-.".utf8.contains(bytes[place - 1]))
    switch bytes[place] {
    case UInt8(ascii: "#"): return isStart ? hex(at: place) : nil
    case UInt8(ascii: "0"): return isStart ? number(at: place) : nil
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "W"), UInt8(ascii: "B"):
      return isStart ? function(at: place) ?? word(at: place) : nil
    default: return nil
    }
  }

  private func digits(at start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, end - start < 9, Self.isHex(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte.lowered)
  }

  private func isEnd(_ place: Int) -> Bool {
    place >= bytes.count || !(bytes[place].isWordPart || bytes[place] == UInt8(ascii: "_"))
  }

  /// `#RGB` needs a letter or a zero, because `#123` is the number of an issue.
  private func hex(at place: Int) -> ColorMatch? {
    let digits = digits(at: place + 1)
    guard isEnd(digits.upperBound), [3, 4, 6, 8].contains(digits.count) else { return nil }
    let isNumber = bytes[digits].allSatisfy { (0x31...0x39).contains($0) }
    if digits.count < 6, isNumber { return nil }
    let text = String(decoding: bytes[place..<digits.upperBound], as: UTF8.self)
    return ColorMatch(range: place..<digits.upperBound, color: Color(hex: text), isCertain: true)
  }

  /// Eight digits after `0x` have their alpha first or last, which nobody can tell.
  private func number(at place: Int) -> ColorMatch? {
    guard place + 1 < bytes.count, bytes[place + 1].lowered == UInt8(ascii: "x") else { return nil }
    let digits = digits(at: place + 2)
    guard isEnd(digits.upperBound), digits.count == 6 || digits.count == 8 else { return nil }
    let text = "#" + String(decoding: bytes[digits], as: UTF8.self)
    return ColorMatch(
      range: place..<digits.upperBound, color: digits.count == 6 ? Color(hex: text) : nil, isCertain: true)
  }

  private func function(at place: Int) -> ColorMatch? {
    guard let name = Self.functions.first(where: { bytes[place...].starts(with: $0) }) else { return nil }
    let most = min(bytes.count, place + Self.longestFunction)
    guard let close = bytes[place..<most].firstIndex(of: UInt8(ascii: ")")), close > place + name.count else {
      return nil
    }
    let isNumeric = bytes[place + name.count..<close].contains { (0x30...0x39).contains($0) }
    guard isNumeric else { return nil }
    let text = String(decoding: bytes[place...close], as: UTF8.self)
    return ColorMatch(range: place..<close + 1, color: try? CSSColorSyntax.parse(text), isCertain: true)
  }

  private func word(at place: Int) -> ColorMatch? {
    for (name, color) in Self.plain where bytes.count >= place + name.count {
      let end = place + name.count
      guard zip(bytes[place..<end], name).allSatisfy({ $0.lowered == $1 }), isEnd(end) else { continue }
      return ColorMatch(range: place..<end, color: color, isCertain: false)
    }
    return nil
  }
}

extension ColorScan {
  /// Takes in `at 15 %`, `@ 15%`, `(15% opacity)`, `, 15 % opacity` after a color.
  private func withOpacity(_ match: ColorMatch) -> ColorMatch {
    var place = match.range.upperBound
    var isMarked = false
    while place < bytes.count, " (,@/`".utf8.contains(bytes[place]) {
      isMarked = isMarked || bytes[place] == UInt8(ascii: "@")
      place += 1
    }
    for word in ["at ", "opacity ", "alpha ", "with "] where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      isMarked = true
    }
    guard let (number, end, isPercent) = amount(at: place) else { return match }
    let rest = bytes[end...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "|") }
    let isNamed = ["opacity", "alpha", "opaque"].contains { rest.drop { $0 == 0x20 }.starts(with: $0.utf8) }
    guard isMarked || isNamed || isPercent && !match.isCertain else { return match }
    guard isPercent || isMarked || isNamed, (0...1).contains(number) else { return match }
    var taken = match
    taken.color?.alpha *= number
    taken.range = match.range.lowerBound..<end
    return taken
  }

  /// A number as a share of one, with or without a percent sign.
  private func amount(at start: Int) -> (value: Double, end: Int, isPercent: Bool)? {
    var end = start
    while end < bytes.count, end - start < 6, (0x30...0x39).contains(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      end += 1
    }
    guard end > start, let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
    var sign = end
    while sign < bytes.count, bytes[sign] == 0x20 { sign += 1 }
    if sign < bytes.count, bytes[sign] == UInt8(ascii: "%") { return (number / 100, sign + 1, true) }
    return (number, end, false)
  }
}
