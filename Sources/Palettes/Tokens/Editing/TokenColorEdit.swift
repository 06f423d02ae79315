import ColorMath
import FileSyntax

/// The edits that give one written color of a token file another value in its own notation.
struct TokenColorEdit {
  private let value: JSONValue
  /// The color as it is read.
  private let present: Color
  private let bytes: [UInt8]
  /// True if channels in the file are shares of 1, as in Figma.
  private let areShares: Bool

  /// Prepares the edits of a value that is read as a color, in a file.
  init(_ value: JSONValue, as present: Color, in bytes: [UInt8], areShares: Bool) {
    self.value = value
    self.present = present
    self.bytes = bytes
    self.areShares = areShares
  }

  /// The edits that make it another color; nil if its notation is unknown.
  func edits(to color: Color, _ rounding: EditRounding) -> [JSONEdit]? {
    switch value.kind {
    case .string:
      guard let written = value.string.flatMap({ ColorText($0) }) else { return nil }
      return [JSONEdit(replacing: value, with: Self.quoted(written.text(for: color, rounding), like: value, in: bytes))]
    case .object: return objectEdits(to: color, rounding)
    default: return nil
    }
  }

  private func objectEdits(to color: Color, _ rounding: EditRounding) -> [JSONEdit]? {
    if let channels = TokenChannelEdit(value, as: present, areShares: areShares) {
      return channels.edits(to: color, rounding)
    }
    let members = TokenColorMembers(value)
    guard let components = members.components,
      let space = TokenColorSpace.all.first(where: { $0.space == present.space })
    else { return nil }
    var edits: [JSONEdit]
    if let texts = texts(for: color, components, space, rounding) {
      edits = componentEdits(texts, components)
    } else {
      guard let name = members.colorSpace, let moved = movedEdits(to: color, name, components) else { return nil }
      edits = moved
    }
    if color.alpha != present.alpha { edits.append(alphaEdit(color.alpha, members, behind: components)) }
    if let hex = members.hex { edits += hexEdits(color, hex) }
    return edits
  }

  private func texts(
    for color: Color, _ components: JSONValue, _ space: TokenColorSpace, _ rounding: EditRounding
  ) -> [String?]? {
    let all = present.components
    let values = [all.first, all.second, all.third]
    let elements = Array(components.elements)
    let places = elements.map { $0.number?.text ?? "0" }
    let numbers = values.indices.map { index in
      let unit = space.scales[index].unit
      return ComponentDigits.Number(
        places.indices.contains(index) ? places[index] : "0", component: values[index], unit: unit)
    }
    return ComponentDigits(space: space.space, numbers: numbers).texts(for: color, rounding)
  }

  /// Other numbers for those that change; a whole list in place of a reference to one.
  private func componentEdits(_ texts: [String?], _ components: JSONValue) -> [JSONEdit] {
    let elements = Array(components.elements)
    guard elements.count == texts.count else {
      let all = present.components
      let space = TokenColorSpace.all.first { $0.space == present.space }
      let kept = zip([all.first, all.second, all.third], space?.scales ?? []).map {
        ComponentDigits.text($0 / $1.unit, places: 15)
      }
      let list = zip(texts, kept).map { $0 ?? $1 }.joined(separator: ", ")
      return [JSONEdit(replacing: components, with: Array("[\(list)]".utf8))]
    }
    return zip(elements, texts).compactMap { element, text in
      text.map { JSONEdit(replacing: element, with: Array($0.utf8)) }
    }
  }

  /// A wider space for a color that the one of the file cannot hold.
  private func movedEdits(to color: Color, _ name: JSONValue, _ components: JSONValue) -> [JSONEdit]? {
    let target: ColorSpace = color.isInGamut(of: .displayP3) ? .displayP3 : .oklch
    guard let space = TokenColorSpace.all.first(where: { $0.space == target }) else { return nil }
    let all = color.converted(to: target).components
    let list = zip([all.first, all.second, all.third], space.scales).map {
      ComponentDigits.text($0 / $1.unit, places: 7)
    }
    return [
      JSONEdit(replacing: name, with: Self.quoted(space.id, like: name, in: bytes)),
      JSONEdit(replacing: components, with: Array("[\(list.joined(separator: ", "))]".utf8)),
    ]
  }

  private func alphaEdit(_ alpha: Double, _ members: TokenColorMembers, behind components: JSONValue) -> JSONEdit {
    let text = ComponentDigits.text(alpha, places: 6)
    if let written = members.alpha { return JSONEdit(replacing: written, with: Array(text.utf8)) }
    let key = value.members.first { $0.value.range == components.range }
    let colon = key.map { Array(bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound]) } ?? Array(": ".utf8)
    let start = key.map { Self.whitespace(before: $0.keyRange.lowerBound, in: bytes) } ?? [0x20]
    let end = components.range.upperBound
    return JSONEdit(
      range: end..<end, replacement: Array(",".utf8) + start + Array("\"alpha\"".utf8) + colon + text.utf8)
  }

  /// The fallback for old tools; none if it says so already.
  private func hexEdits(_ color: Color, _ hex: JSONValue) -> [JSONEdit] {
    let isUpper = hex.string?.contains { $0.isUppercase } ?? false
    let text = Color(color.space, color.components).mapped(to: .sRGB).encodedSRGB.eightBit.hex
    let wanted = isUpper ? text : text.lowercased()
    guard hex.string?.lowercased() != text.lowercased() else { return [] }
    return [JSONEdit(replacing: hex, with: Self.quoted(wanted, like: hex, in: bytes))]
  }

  /// All white space before a byte, line ends included.
  private static func whitespace(before offset: Int, in bytes: [UInt8]) -> [UInt8] {
    bytes[..<offset].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.reversed()
  }

  /// A text as JSON, with the quotes of another one.
  private static func quoted(_ text: String, like old: JSONValue, in bytes: [UInt8]) -> [UInt8] {
    let quote = bytes[old.range.lowerBound]
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != quote && $0 != UInt8(ascii: "\\") }
    guard !isPlain || quote != UInt8(ascii: "'") && quote != UInt8(ascii: "\"") else {
      return [quote] + text.utf8 + [quote]
    }
    var writer = JSONWriter(style: .compact)
    writer.value(text)
    return writer.takeBytes()
  }
}

extension TokenColorSpace.Scale {
  /// The component for 1 in a file, on our scale.
  fileprivate var unit: Double {
    if case .percentage = self { 0.01 } else { 1 }
  }
}
