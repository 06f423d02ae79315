/// The type of a token's value.
enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  /// A type of some published format that neither is nor holds a color.
  case other
  /// A word of the project's own, which no published format has: the value says what it is.
  case unknown

  /// Reads a type by its exact name.
  init(named name: String) {
    self = TokenType(rawValue: name) ?? Self.composites[name] ?? (Self.others.contains(name) ? .other : .unknown)
  }

  /// The composites of Tokens Studio, and of plug-ins that export the styles of Figma.
  private static let composites: [String: TokenType] = [
    "boxShadow": .shadow, "custom-shadow": .shadow, "dropShadow": .shadow, "innerShadow": .shadow, "effect": .shadow,
    "custom-gradient": .gradient, "custom-stroke": .border,
  ]

  /// The types of Tokens Studio, Theo, Style Dictionary, Figma and drafts of the W3C format that hold no color.
  private static let others: Set<String> = [
    "asset", "boolean", "borderRadius", "borderWidth", "composition", "content", "file", "float", "fontFamilies",
    "fontSize", "fontSizes", "fontStyle", "fontWeights", "icon", "image", "letterSpacing", "lineHeight", "lineHeights",
    "link", "opacity", "paragraphIndent", "paragraphSpacing", "percentage", "radius", "ratio", "size", "sizing",
    "spacing", "string", "text", "textCase", "textDecoration", "textStyle", "time", "z-index",
  ]

  /// True if a value of the type is or contains a color.
  var holdsColor: Bool { [.color, .border, .shadow, .gradient].contains(self) }
}

extension TokenType? {
  /// The type if a published format has it; nil for a word that says nothing.
  var defined: TokenType? { self == .unknown ? nil : self }
}
