import ColorMath
import FileSyntax

extension ColorsetReader {
  /// Reads the `color` of an entry; if it is not a color, the entry is unreadable and an error is noted.
  ///
  /// A reference to a system color takes precedence over components next to it, which are a snapshot of it.
  mutating func color(_ color: JSONValue, of entry: JSONValue) -> Entry.Value {
    guard color.kind == .object else {
      notes.fail(
        "\"color\" is not an object; remove it to leave the slot empty, or write { \"color-space\" : … }", at: color)
      return .unreadable
    }
    var components: JSONValue?
    var space: CatalogColorSpace?
    var reference: JSONValue?
    var platform: String?
    color.forEachMember { key, value in
      if key.isKey("components") {
        components = value
      } else if key.isKey("color-space") {
        space = Self.colorSpace(value)
      } else if key.isKey("reference") {
        reference = value
      } else if key.isKey("platform") {
        platform = value.string
      } else {
        warnOfMisspelling(key, value, known: Self.colorKeys)
      }
    }
    if let reference {
      cover(reference)
      return system(reference, platform: platform)
    }
    guard let components else {
      notes.fail(
        "\"color\" has neither \"components\" nor \"reference\"; add one, or remove \"color\" to leave the slot empty",
        at: color)
      return .unreadable
    }
    guard let space = space ?? assumedSpace(for: color, of: entry) else { return .unreadable }
    return self.components(components, in: space).map { .color($0) } ?? .unreadable
  }

  private static let colorKeys = ["components", "color-space", "reference", "platform"]

  private mutating func system(_ reference: JSONValue, platform: String?) -> Entry.Value {
    guard let name = reference.string, !name.isEmpty else {
      notes.fail("\"reference\" is not a system color; use a system color name, such as \"labelColor\"", at: reference)
      return .unreadable
    }
    let platform = platform ?? "universal"
    if let problem = SystemColors.misplacement(of: name, platform: platform) {
      notes.warn("\(problem); correct the platform in Xcode", at: reference)
    }
    return .system(reference: name, platform: platform)
  }

  private static func colorSpace(_ value: JSONValue) -> CatalogColorSpace? {
    if value.isString("srgb") { return .sRGB }
    if value.isString("display-p3") { return .displayP3 }
    return value.string.flatMap { CatalogColorSpace(rawValue: $0) }
  }

  /// The space of a color that names none: that of the entry's display gamut, else sRGB; nil, with an error, for one that
  /// names an unknown space.
  private mutating func assumedSpace(for color: JSONValue, of entry: JSONValue) -> CatalogColorSpace? {
    if let named = color["color-space"] {
      notes.fail(
        "the color space \(described(named)) is unknown, so the color is not read; choose a different one in Xcode",
        at: named)
      return nil
    }
    let space = CatalogColorSpace.assumed(in: entry)
    notes.warn("the color has no \"color-space\", so it is read as \(space.rawValue); add one", at: color)
    return space
  }

  /// Reads the components of a color; nil, and errors noted, where one is missing or no number.
  private mutating func components(_ object: JSONValue, in space: CatalogColorSpace) -> Color? {
    var fields = ComponentFields()
    var isComplete = true
    object.forEachMember { key, value in
      guard let channel = Self.channel(key) else { return }
      fields[channel] = notation(of: value)
      if channel != .alpha { cover(value) }
      if fields[channel] == nil { isComplete = false }
    }
    let channels = ComponentChannel.colors(of: space)
    for channel in channels where fields[channel] == nil && object[channel.key] == nil {
      notes.fail("the \(space.rawValue) color has no \(quoted(channel.key)) component; add one", at: object)
      isComplete = false
    }
    guard isComplete else { return nil }
    return color(fields, channels, of: object, in: space)
  }

  /// Returns true if a component is written as a number, but one that no `Double` or byte holds.
  private static func isTooLarge(_ value: JSONValue) -> Bool {
    if value.kind == .number { return value.double == nil }
    guard let text = value.string, text.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return false
    }
    return Double(text).map { $0.magnitude > 255 } ?? false
  }

  /// Extends the range of bytes to edit by a value.
  private mutating func cover(_ value: JSONValue) {
    let range = value.range
    components = components.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) } ?? range
  }

  private static func channel(_ key: JSONMember) -> ComponentChannel? {
    if key.isKey("red") { return .red }
    if key.isKey("green") { return .green }
    if key.isKey("blue") { return .blue }
    if key.isKey("alpha") { return .alpha }
    return key.isKey("white") ? .white : nil
  }

  /// Reads one component; nil, with an error, if it is not a number.
  private mutating func notation(of value: JSONValue) -> ComponentNotation? {
    let notation = ComponentNotation(of: value, in: bytes)
    if notation == nil {
      let problem = Self.isTooLarge(value) ? "is too large" : "is not a number"
      notes.fail(
        "the component \(described(value)) \(problem); write 0…1 with a decimal point, 0…255, or 0x00…0xFF", at: value)
    }
    return notation
  }
}

extension ColorsetReader {
  /// Decides the scale of complete components and warns about ambiguous or out-of-range ones.
  private mutating func color(
    _ fields: ComponentFields, _ channels: [ComponentChannel], of object: JSONValue, in space: CatalogColorSpace
  ) -> Color {
    let areEnds = fields.areBareEnds(channels)
    if let channel = fields.ambiguous(channels), let value = object[channel.key] {
      oddities.insert(.ambiguousComponent)
      notes.warn(
        "ambiguous component: 1 is read as \(areEnds || value.kind == .number ? "1.0" : "1/255"); "
          + "write \"1.000\" or \"0x01\"", at: value)
    }
    var values = (0.0, 0.0, 0.0)
    for (place, channel) in channels.enumerated() {
      let notation = fields[channel] ?? .integer(0)
      let value = notation.value(readsBareEndsAsDecimal: areEnds, isExtended: space.isExtended)
      if !space.isExtended || notation.isEightBit, !(0...1).contains(value), let written = object[channel.key] {
        oddities.insert(.componentOutOfRange)
        notes.warn(
          "the component \(quoted(channel.key)) is outside 0…1 (or 0…255) and is used as is; check it", at: written)
      }
      switch place {
      case 0: values = (value, value, value)
      case 1: values.1 = value
      default: values.2 = value
      }
    }
    return Color(space.space, values.0, values.1, values.2, alpha: alpha(fields, of: object))
  }

  private mutating func alpha(_ fields: ComponentFields, of object: JSONValue) -> Double {
    guard let notation = fields[.alpha] else { return 1 }
    if notation == .integer(1), let written = object["alpha"] {
      oddities.insert(.ambiguousComponent)
      notes.warn("ambiguous component: alpha \"1\" is read as 1.0; write \"1.000\" or \"0x01\"", at: written)
    }
    let value = notation.value(readsBareEndsAsDecimal: true, isExtended: false)
    guard !(0...1).contains(value) else { return value }
    let clamped = value < 0 ? 0.0 : 1.0
    oddities.insert(.componentOutOfRange)
    if let written = object["alpha"] {
      notes.warn("alpha is outside 0…1 (or 0…255) and is read as \(clamped); use \(clamped)", at: written)
    }
    return clamped
  }
}
