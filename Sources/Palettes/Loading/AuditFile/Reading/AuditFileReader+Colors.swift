import FileSyntax

/// A color with an opacity, while it is read.
struct AuditFileColorParts {
  var color: AuditFileColor?
  var opacity: Double?
}

/// A value and its alternatives being read.
struct AuditFileAlternatives<Value: Hashable & Sendable> {
  var full: Value?
  var reduced: Value?
  var increased: Value?
  var increasedReduced: Value?

  /// The keys of the four values, of one type.
  static func keys(full: String, _ type: AuditFileType<Value>) -> [AuditFileKey<Self>] {
    [
      AuditFileKey(full, type) { $0.full = $1 },
      AuditFileKey("reduced", type) { $0.reduced = $1 },
      AuditFileKey("increased", type) { $0.increased = $1 },
      AuditFileKey("increased-reduced", type) { $0.increasedReduced = $1 },
    ]
  }

  /// The four values once the first is known.
  func adaptive(_ full: Value) -> Adaptive<Value> {
    Adaptive(full, reduced: reduced, increased: increased, increasedReduced: increasedReduced)
  }
}

extension AuditFileReader {
  /// A color with an opacity: `{ "color": "Accent", "opacity": 0.6 }`.
  static let colorObject = AuditFileObject<AuditFileColorParts>(
    words: "a color",
    constraints: #""description": "A token or a literal, with an opacity.", "required": ["color"]"#,
    keys: [
      AuditFileKey("color", .colorText) { $0.color = $1 },
      AuditFileKey("opacity", .opacity, "Multiplies the alpha of the color.") { $0.opacity = $1 },
    ])

  /// A foreground with alternatives: `{ "full": "#FFFFFF26", "reduced": "#FFFFFF4D" }`.
  static let foregroundObject = AuditFileObject<AuditFileAlternatives<AuditFileColor>>(
    words: "a foreground with alternatives",
    constraints: """
      "description": "A color and its replacements with reduced transparency, with increased contrast, and with both.", \
      "required": ["full"]
      """,
    keys: AuditFileAlternatives.keys(full: "full", .color))

  /// The text of a color, which the binder looks up.
  mutating func colorText(_ field: AuditFileField) -> AuditFileColor? {
    guard let text = text(field) else { return nil }
    return AuditFileColor(
      text: text, location: location(of: field.value), isPlain: field.value.plainContent != nil)
  }

  /// A color: text, or an object with a color and an opacity.
  mutating func color(_ field: AuditFileField) -> AuditFileColor? {
    switch field.value.kind {
    case .string: return colorText(field)
    case .object: return colorWithOpacity(field)
    default:
      wrongType(field, "a string or an object with color and opacity")
      return nil
    }
  }

  /// An object with a color and an opacity.
  mutating func colorWithOpacity(_ field: AuditFileField) -> AuditFileColor? {
    var parts = AuditFileColorParts()
    let before = damage
    read(field, as: Self.colorObject, into: &parts)
    return color(of: parts, in: field, damageBefore: before)
  }

  /// The color that the parts of an object make; none if reading them did damage.
  mutating func color(of parts: AuditFileColorParts, in field: AuditFileField, damageBefore: Int) -> AuditFileColor? {
    if parts.color == nil, damage == damageBefore {
      fail("\(field.words) has no 'color'; use a token or a literal color", at: field)
    }
    guard damage == damageBefore else { return nil }
    return parts.color.map { color in
      var color = color
      color.opacity = parts.opacity ?? 1
      return color
    }
  }

  /// A foreground: text, a color with an opacity, or an object with alternatives.
  mutating func foreground(_ field: AuditFileField) -> AuditFileForeground? {
    if let member = field.value.members.first(where: { $0.isKey("light") || $0.isKey("dark") }) {
      fail(
        "a foreground cannot have separate colors for light and dark; use a token with both colors, or two pairs with "
          + "'variants'",
        atByte: member.keyRange.lowerBound)
      return nil
    }
    guard field.value.members.contains(where: { member in Self.foregroundObject.names.contains { member.isKey($0) } })
    else { return color(field).map { Adaptive($0) } }
    var parts = AuditFileAlternatives<AuditFileColor>()
    let before = damage
    read(field, as: Self.foregroundObject, into: &parts)
    if parts.full == nil, damage == before {
      fail("\(field.words) has no 'full'; add the color for the other variants", at: field)
    }
    guard damage == before, let full = parts.full else { return nil }
    let foreground = parts.adaptive(full)
    warnIfUndecided(foreground, at: field)
    return foreground
  }

  /// Warns if no value is given for less transparency and more contrast at once.
  mutating func warnIfUndecided<Value>(_ adaptive: Adaptive<Value>, at field: AuditFileField) {
    guard adaptive.isUndecidedForBoth else { return }
    warn(
      "\(field.words) has 'reduced' and 'increased', but not 'increased-reduced'; add it, or the variants with both "
        + "settings on remain unverified", atByte: field.value.range.lowerBound)
  }
}
