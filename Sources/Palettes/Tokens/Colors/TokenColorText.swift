import ColorMath

/// A color as Tokens Studio writes it in a string: a CSS color, a reference, or either with an opacity.
struct TokenColorText {
  /// The color before an opacity.
  enum Base: Equatable {
    /// The text inside braces.
    case reference(String)
    case literal(Color)
    /// A text in which references replace parts of a CSS color.
    case template(String)
  }

  let base: Base
  /// The text, with every reference in braces.
  let text: String
  /// The opacity: a number, percentage or arithmetic; nil if the color keeps its own.
  private(set) var alpha: String?

  /// Splits a text; nil for a plain CSS color and for a text without a reference and an opacity.
  init?(_ written: String) {
    let text = Self.braced(written)
    let hasBraces = text.utf8.contains(UInt8(ascii: "{"))
    guard hasBraces || text.utf8.contains(UInt8(ascii: "#")) && text.utf8.contains(UInt8(ascii: "(")) else {
      return nil
    }
    if let (color, alpha) = Self.arguments(of: text), let base = Self.base(color) {
      self.base = base
      self.alpha = alpha
    } else {
      guard hasBraces else { return nil }
      base = Self.base(text) ?? .template(text)
    }
    self.text = text
  }

  /// A text in which references inside a function have braces, where Tokens Studio may have a dollar sign: `rgba($a, 1)`.
  static func braced(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      bytes[open...].contains(UInt8(ascii: "$"))
    else { return text }
    var result = Array(bytes[..<open])
    var index = open
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
      guard byte == UInt8(ascii: "$"), depth == 0 else {
        result.append(byte)
        continue
      }
      let name = bytes[index...].prefix(while: isOfName)
      result += name.isEmpty ? [byte] : [UInt8(ascii: "{")] + name + [UInt8(ascii: "}")]
      index += name.count
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// Every reference in a text, without the braces.
  static func references(in text: String) -> [String] {
    text.parts(around: "{").dropFirst().compactMap { part in
      let inside = String(part).parts(around: "}")
      return inside.count > 1 ? String(inside[0]) : nil
    }
  }

  /// A text with every reference replaced.
  static func replacing(
    _ text: String, with value: (String) throws(TokenColorProblem) -> String
  ) throws(TokenColorProblem) -> String {
    let parts = text.parts(around: "{")
    var result = parts.first.map { String($0) } ?? ""
    for part in parts.dropFirst() {
      guard let close = part.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        throw TokenColorProblem("the braces in \(text.inQuotes) do not match; write {group.token}")
      }
      result += try value(String(part[..<close]))
      result += part[part.utf8.index(after: close)...]
    }
    return result
  }

  /// The whole of a text as a reference or a literal.
  private static func base(_ text: String) -> Base? {
    let text = text.trimmingSpaces
    if text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") {
      let name = String(text.dropFirst().dropLast())
      return name.utf8.contains(UInt8(ascii: "{")) ? nil : .reference(name)
    }
    guard let color = try? CSSColorSyntax.parse(String(text)) else { return nil }
    return .literal(color)
  }

  /// The two arguments of `rgb()`, `rgba()`, `hsl()` or `hsla()`, if there are two.
  private static func arguments(of text: String) -> (String, String)? {
    let text = text.trimmingSpaces
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")), text.utf8.last == UInt8(ascii: ")"),
      ["rgb", "rgba", "hsl", "hsla"].contains(text[..<open].lowercased())
    else { return nil }
    let inside = text[text.utf8.index(after: open)...].dropLast()
    var depth = 0
    var cuts: [String.Index] = []
    for index in inside.utf8.indices {
      switch inside.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: cuts.append(index)
      default: break
      }
    }
    guard cuts.count == 1 else { return nil }
    return (String(inside[..<cuts[0]]), String(inside[inside.utf8.index(after: cuts[0])...]))
  }
}
