/// Text measured without a font.
enum SVGText {
  /// The longest start of the text that fits into a number of pixels, with … if something was cut.
  static func fitted(_ text: String, to room: Int, size: Int, isBold: Bool = false) -> String {
    let scale = Double(size) * (isBold ? 1.12 : 1)
    let most = Double(room) / scale
    var width = 0.0
    var kept = ""
    var keptShort = ""
    for character in text {
      width += advance(of: character)
      if width > most { return keptShort + "…" }
      kept.append(character)
      if width <= most - 1 { keptShort = kept }
    }
    return text
  }

  /// The width of a text in pixels, at the widest that common interface fonts set it.
  static func width(of text: String, size: Int, isBold: Bool = false) -> Double {
    text.reduce(0) { $0 + advance(of: $1) } * Double(size) * (isBold ? 1.12 : 1)
  }

  /// The advance in units of the font size, by the metrics of DejaVu Sans, the widest of the usual fonts.
  private static func advance(of character: Character) -> Double {
    guard let byte = character.asciiValue else {
      let columns = TextColumns.width(of: String(character))
      return columns == 0 ? 0 : columns > 1 ? 1.3 : 1
    }
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"): return 0.3
    case UInt8(ascii: "f"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "-"), UInt8(ascii: "/"): return 0.42
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): return 0.34
    case UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "%"), UInt8(ascii: "@"): return 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return byte == UInt8(ascii: "w") ? 0.82 : 0.64
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return 0.64
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return 0.79
    default: return 0.84
    }
  }
}
