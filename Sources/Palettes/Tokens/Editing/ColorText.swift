import ColorMath
import FileSyntax

/// A color in CSS notation, so that another one can be written in the same: hexadecimal, a function, or a name.
struct ColorText {
  /// A number of a function with the text after it.
  private struct Number {
    var range: Range<Int>
    var text: String
    var unit: String
  }

  private let bytes: [UInt8]
  private let color: Color

  /// Reads a text; nil if it is not a color.
  init?(_ text: String) {
    guard let color = try? CSSColorSyntax.parse(text) else { return nil }
    bytes = Array(text.utf8)
    self.color = color
  }

  /// The text for another color.
  func text(for wanted: Color, _ rounding: EditRounding) -> String {
    let new =
      if let start = hexStart { hex(wanted, from: start) } else { function(wanted, rounding) }
    if let new { return new }
    if wanted.isInGamut(of: .sRGB) { return wanted.encodedSRGB.eightBit.hex.lowercased() + alphaDigits(wanted.alpha) }
    return (wanted.isInGamut(of: .displayP3) ? wanted.converted(to: .displayP3) : wanted).cssText
  }

  private var hexStart: Int? {
    guard !bytes.contains(UInt8(ascii: "(")) else { return nil }
    return bytes.firstIndex(of: UInt8(ascii: "#"))
  }

  private func alphaDigits(_ alpha: Double) -> String {
    guard alpha != 1 else { return "" }
    return Self.byte(alpha)
  }

  private static func byte(_ alpha: Double) -> String {
    HexText.digits(UInt8(min(1, max(0, alpha)) * 255 + 0.5), count: 2, isUppercase: false)
  }

  /// Hexadecimal digits in the same number and letters; six for three where these cannot hold the color.
  private func hex(_ wanted: Color, from start: Int) -> String? {
    guard wanted.isInGamut(of: .sRGB) else { return nil }
    let old = bytes[(start + 1)...].prefix { Self.isHexDigit($0) }
    let isShort = old.count < 5
    let hasAlpha = old.count == 4 || old.count == 8
    let oldAlpha = hasAlpha ? String(decoding: old.suffix(isShort ? 1 : 2), as: UTF8.self).lowercased() : ""
    var alpha = isShort ? oldAlpha + oldAlpha : oldAlpha
    if wanted.alpha != color.alpha { alpha = hasAlpha ? Self.byte(wanted.alpha) : alphaDigits(wanted.alpha) }
    var digits = Array((wanted.encodedSRGB.eightBit.hex.dropFirst().lowercased() + alpha).utf8)
    if isShort, stride(from: 0, to: digits.count, by: 2).allSatisfy({ digits[$0] == digits[$0 + 1] }) {
      digits = stride(from: 0, to: digits.count, by: 2).map { digits[$0] }
    }
    var text = String(decoding: digits, as: UTF8.self)
    if old.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }) { text = text.uppercased() }
    let tail = bytes[(start + 1 + old.count)...]
    return String(decoding: bytes[...start], as: UTF8.self) + text + String(decoding: tail, as: UTF8.self)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension ColorText {
  /// Returns the function with other numbers; nil if it has no room for the color.
  private func function(_ wanted: Color, _ rounding: EditRounding) -> String? {
    let numbers = numbers()
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let present = [color.components.first, color.components.second, color.components.third]
    let parts = (0..<3).map { index in
      ComponentDigits.Number(numbers[index].text, component: present[index], unit: unit(of: index, numbers))
    }
    guard parts.allSatisfy({ $0.unit != 0 }),
      let texts = ComponentDigits(space: color.space, numbers: parts).texts(for: wanted, rounding)
    else { return nil }
    var edits = texts.enumerated().compactMap { index, text in
      text.map { edit(numbers[index], $0) }
    }
    if wanted.alpha != color.alpha { edits.append(alphaEdit(wanted.alpha, numbers)) }
    guard let new = try? JSONEdit.apply(edits, to: bytes) else { return nil }
    return String(decoding: new, as: UTF8.self)
  }

  private func edit(_ number: Number, _ text: String) -> JSONEdit {
    let unit = number.unit == "%" ? "%" : number.unit.isEmpty ? "" : "deg"
    return JSONEdit(range: number.range, replacement: Array((text + unit).utf8))
  }

  private func alphaEdit(_ alpha: Double, _ numbers: [Number]) -> JSONEdit {
    if numbers.count == 4 {
      let isPercentage = numbers[3].unit == "%"
      return edit(numbers[3], ComponentDigits.text(isPercentage ? alpha * 100 : alpha, places: 4))
    }
    let end = numbers[2].range.upperBound
    let separator = bytes[..<end].contains(UInt8(ascii: ",")) ? ", " : " / "
    let text = separator + ComponentDigits.text(alpha, places: 4)
    return JSONEdit(range: end..<end, replacement: Array(text.utf8))
  }

  /// The component for 1 at the position of a number.
  private func unit(of index: Int, _ numbers: [Number]) -> Double {
    let probe = JSONEdit(range: numbers[index].range, replacement: Array("1\(numbers[index].unit)".utf8))
    guard !["turn", "grad", "rad"].contains(numbers[index].unit.lowercased()) else { return 1 }
    guard let bytes = try? JSONEdit.apply([probe], to: bytes),
      let color = try? CSSColorSyntax.parse(String(decoding: bytes, as: UTF8.self))
    else { return 0 }
    return [color.components.first, color.components.second, color.components.third][index]
  }

  /// The numbers after the opening parenthesis; `none` is one.
  private func numbers() -> [Number] {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    var found: [Number] = []
    var index = open + 1
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
        continue
      }
      let end = bytes[index...].firstIndex { !Self.isWordByte($0) } ?? bytes.count
      guard end > index else {
        index += 1
        continue
      }
      if let number = Self.number(bytes[index..<end], at: index) { found.append(number) }
      index = end
    }
    return found
  }

  private static func number(_ word: ArraySlice<UInt8>, at start: Int) -> Number? {
    let text = String(decoding: word, as: UTF8.self)
    let range = start..<start + word.count
    if text.lowercased() == "none" { return Number(range: range, text: "0", unit: "") }
    guard let first = word.first, !isLetter(first) else { return nil }
    var end = word.startIndex
    while end < word.endIndex, !isLetter(word[end]) || isExponent(word, at: end), word[end] != UInt8(ascii: "%") {
      end += 1
    }
    return Number(
      range: range, text: String(decoding: word[..<end], as: UTF8.self),
      unit: String(decoding: word[end...], as: UTF8.self))
  }

  private static func isExponent(_ word: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard word[index] | 0x20 == UInt8(ascii: "e"), index + 1 < word.endIndex else { return false }
    return !isLetter(word[index + 1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.%".utf8.contains(byte)
  }
}
