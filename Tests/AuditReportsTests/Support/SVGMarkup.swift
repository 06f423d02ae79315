@testable import ColorMath

/// A strict reader of the small subset of markup in our pictures and XML reports; anything else makes it throw.
struct SVGMarkup {
  /// One element with its own text.
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

    func color(_ name: String) -> EightBitColor? {
      guard let text = attributes[name], let color = try? CSSColorSyntax.parse(text) else { return nil }
      return color.encodedSRGB.eightBit
    }
  }

  /// The reason that a text is not such markup.
  struct Problem: Error {
    let rest: String
  }

  /// The elements in document order.
  private(set) var elements: [Element] = []

  init(_ text: String) throws {
    var rest = text[...]
    var open: [Int] = []
    while !rest.isEmpty {
      if rest.hasPrefix("<?") {
        guard elements.isEmpty, try Self.cut(&rest, before: ">").hasSuffix("?") else {
          throw Problem(rest: String(rest))
        }
      } else if rest.hasPrefix("</") {
        let end = try Self.cut(&rest, before: ">").dropFirst(2)
        guard let index = open.popLast(), elements[index].name == end else { throw Problem(rest: String(rest)) }
      } else if rest.hasPrefix("<") {
        var tag = try Self.cut(&rest, before: ">").dropFirst()
        let isClosed = tag.hasSuffix("/")
        if isClosed { tag = tag.dropLast() }
        elements.append(try Self.element(tag))
        if !isClosed { open.append(elements.count - 1) }
      } else {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        if let index = open.last { elements[index].text += try Self.plain(text) }
      }
    }
    guard open.isEmpty else { throw Problem(rest: "") }
  }

  /// The last filled box, in the order of drawing, in which a text begins.
  func ground(of text: Element) -> EightBitColor? {
    guard let x = text.number("x"), let y = text.number("y") else { return nil }
    return elements.last { box in
      guard box.name == "rect", let left = box.number("x"), let top = box.number("y"), box.attributes["fill"] != "none",
        let width = box.number("width"), let height = box.number("height")
      else { return false }
      return (left...left + width).contains(x) && (top...top + height).contains(y)
    }?.color("fill")
  }

  private static func cut(_ rest: inout Substring, before end: Character) throws -> Substring {
    guard let index = rest.firstIndex(of: end) else { throw Problem(rest: String(rest)) }
    defer { rest = rest[rest.index(after: index)...] }
    return rest[..<index]
  }

  /// A name and attributes in double quotes.
  private static func element(_ tag: Substring) throws -> Element {
    let name = tag.prefix { $0.isLetter || $0 == "-" }
    var rest = tag.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while rest.first == " " {
      let key = try cut(&rest, before: "=").dropFirst()
      guard rest.first == "\"" else { throw Problem(rest: String(rest)) }
      rest = rest.dropFirst()
      attributes[String(key)] = try plain(cut(&rest, before: "\""))
    }
    guard rest.isEmpty, !name.isEmpty else { throw Problem(rest: String(tag)) }
    return Element(name: String(name), attributes: attributes)
  }

  /// Character data with its entities replaced; a bare `&` or a control is refused.
  private static func plain(_ text: Substring) throws -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "&" {
        guard let end = rest.firstIndex(of: ";") else { throw Problem(rest: String(text)) }
        let name = String(String.UnicodeScalarView(rest[rest.index(after: rest.startIndex)..<end]))
        let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
        guard let scalar = known[name] ?? reference(name) else { throw Problem(rest: name) }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        guard first.value >= 0x20 || first == "\n", first.value & 0xFFFE != 0xFFFE else {
          throw Problem(rest: "control")
        }
        result.unicodeScalars.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The scalar of a decimal reference; nil if XML 1.0 forbids it.
  private static func reference(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#"), let value = UInt32(name.dropFirst()) else { return nil }
    return value >= 0x20 || [9, 10, 13].contains(value) ? Unicode.Scalar(value) : nil
  }
}
