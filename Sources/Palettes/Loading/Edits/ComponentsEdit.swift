import ColorMath
import FileSyntax

/// The edits that give one written color other values, component by component.
struct ComponentsEdit {
  private typealias Part = (channel: ComponentChannel, value: JSONValue, notation: ComponentNotation)

  private let space: CatalogColorSpace
  private let parts: [Part]
  private let alpha: Part?
  private let rounding: EditRounding

  /// Looks at the `color` of an entry; nil if it refers to a system color or its components cannot be read.
  init?(_ color: JSONValue, of entry: JSONValue, in bytes: [UInt8], rounding: EditRounding) {
    guard color["reference"] == nil, let components = color["components"] else { return nil }
    let named = color["color-space"]?.string.flatMap { CatalogColorSpace(rawValue: $0) }
    space = named ?? .assumed(in: entry)
    self.rounding = rounding
    let part = { (channel: ComponentChannel) -> Part? in
      guard let value = components[channel.key], let notation = ComponentNotation(of: value, in: bytes) else {
        return nil
      }
      return (channel, value, notation)
    }
    let channels = ComponentChannel.colors(of: space)
    parts = channels.compactMap(part)
    alpha = part(.alpha)
    guard parts.count == channels.count, components["alpha"] == nil || alpha != nil else { return nil }
  }

  /// The edits that make it another color; nil if its space or its members cannot hold that.
  func edits(to color: Color) -> [JSONEdit]? {
    guard let target = converted(color) else { return nil }
    let all = parts.map { (value: $0.value, notation: $0.notation) }
    let encodings = parts.map {
      ComponentEncoding(of: $0.value, $0.notation, beside: all).rounding(rounding, in: space)
    }
    var draft = ComponentsDraft(parts.map { ($0.channel, $0.notation) }, isExtended: space.isExtended)
    for index in parts.indices where abs(draft.value(index) - target[index]) > Self.sameness {
      draft.write(target[index], at: index, as: encodings[index])
    }
    for _ in parts.indices {
      for index in parts.indices where !draft.means(target[index], at: index, by: encodings[index].tolerance) {
        draft.write(target[index], at: index, as: encodings[index].unmistakable)
      }
    }
    guard parts.indices.allSatisfy({ draft.means(target[$0], at: $0, by: encodings[$0].tolerance) }) else { return nil }
    let changed = parts.indices.compactMap { index in
      draft.json[index].map { JSONEdit(replacing: parts[index].value, with: Array($0.utf8)) }
    }
    return alphaEdit(to: color.alpha).map { changed + $0 }
  }

  /// The distance below which two values are equal: the error of a decimal in a 32-bit number.
  private static let sameness = 1e-6

  /// The components in the space of the entry; nil if it has no room for them.
  private func converted(_ color: Color) -> [Double]? {
    let converted = color.space == space.space ? color : color.converted(to: space.space)
    if space.isGray {
      let back = converted.encodedSRGB.components
      let wanted = color.encodedSRGB.components
      let difference = max(
        abs(back.first - wanted.first), abs(back.second - wanted.second), abs(back.third - wanted.third))
      guard difference < 0.4 / 255 else { return nil }
    }
    guard space.isExtended || color.isInGamut(of: space.space) else { return nil }
    let all = converted.components
    let values = space.isGray ? [all.first] : [all.first, all.second, all.third]
    return space.isExtended ? values : values.map { min(1, max(0, $0)) }
  }

  private func alphaEdit(to target: Double) -> [JSONEdit]? {
    guard let alpha else { return target == 1 ? [] : nil }
    let present = min(1, max(0, alpha.notation.value(readsBareEndsAsDecimal: true, isExtended: false)))
    guard abs(present - target) > Self.sameness else { return [] }
    let own = ComponentEncoding(of: alpha.value, alpha.notation, beside: [(alpha.value, alpha.notation)])
    let isBare =
      alpha.notation.isBareZeroOrOne || alpha.notation == .wholeNumber(0) || alpha.notation == .wholeNumber(1)
    let bareEncoding = ComponentEncoding(digits: ComponentEncoding.plain.digits, isNumber: alpha.value.kind == .number)
    let encoding = isBare ? bareEncoding : own
    let json = encoding.json(target) == "\"1\"" ? encoding.unmistakable.json(target) : encoding.json(target)
    return abs(alphaValue(json) - present) <= Self.sameness
      ? [] : [JSONEdit(replacing: alpha.value, with: Array(json.utf8))]
  }

  private func alphaValue(_ json: String) -> Double {
    ComponentsDraft.notation(of: json)?.value(readsBareEndsAsDecimal: true, isExtended: false) ?? .nan
  }
}

/// Components being rewritten, read back after each step by the rules of the reader.
private struct ComponentsDraft {
  /// The JSON of each rewritten component.
  private(set) var json: [String?]
  private var fields = ComponentFields()
  private let channels: [ComponentChannel]
  private let isExtended: Bool

  init(_ parts: [(channel: ComponentChannel, notation: ComponentNotation)], isExtended: Bool) {
    channels = parts.map { $0.channel }
    json = parts.map { _ in nil }
    self.isExtended = isExtended
    for (channel, notation) in parts { fields[channel] = notation }
  }

  /// The present meaning of a component among the others.
  func value(_ index: Int) -> Double {
    fields[channels[index]]?.value(
      readsBareEndsAsDecimal: fields.areBareEnds(channels), isExtended: isExtended) ?? .nan
  }

  /// Returns true if a component is read as a value, and as nothing else.
  func means(_ target: Double, at index: Int, by tolerance: Double) -> Bool {
    abs(value(index) - target) <= tolerance && (json[index] == nil || fields.ambiguous(channels) != channels[index])
  }

  /// Writes a component, unless it already has the value.
  mutating func write(_ value: Double, at index: Int, as encoding: ComponentEncoding) {
    let text = encoding.json(value)
    guard let notation = Self.notation(of: text), notation != fields[channels[index]] else { return }
    fields[channels[index]] = notation
    json[index] = text
  }

  /// The notation of a component as JSON.
  static func notation(of json: String) -> ComponentNotation? {
    if json.hasPrefix("\"") { return ComponentNotation(String(json.dropFirst().dropLast())) }
    guard let number = Double(json) else { return nil }
    return number == number.rounded(.towardZero) ? .wholeNumber(number) : .fractionalNumber(number)
  }
}
