import Palettes

extension Evaluator {
  /// A static member of `Font`, or of the project's extension of it.
  mutating func namedFont(_ name: String, _ given: [Argument], _ scope: Scope) -> Value? {
    for type in ["Font", "UIFont"] {
      if let found = declaration("\(type).\(name)", given: given, where: { $0.isStatic }) {
        let isFunction = found.member.kind == .function
        let value = value(of: found, nil, isFunction ? given : nil, at: found.place, scope.home.environment, as: "Font")
        return font(of: value)
      }
    }
    if let style = TextStyle(rawValue: name) { return .font(FontValue(style: style)) }
    switch name {
    case "system", "systemFont", "boldSystemFont", "custom", "preferredFont":
      return systemFont(name, given)
    default: return nil
    }
  }

  private mutating func systemFont(_ name: String, _ given: [Argument]) -> Value {
    var font = FontValue(origin: given.first?.place)
    if name == "boldSystemFont" { font.weight = 700 }
    for argument in given {
      switch argument.label {
      case "size", "fixedSize", "ofSize":
        if case .number(let size) = value(of: argument) { font.size = size } else { font.isUnknown = true }
      case "weight":
        if let weight = Self.weight(of: value(of: argument, as: "Font.Weight")) {
          font.weight = weight
        } else {
          font.isUnknown = true
        }
      case "", "relativeTo", "forTextStyle":
        let value = value(of: argument)
        if case .member(let member) = value, argument.label != "relativeTo" {
          font.style = TextStyle(rawValue: member.name) ?? .body
        } else if case .text(let text) = value {
          font.weight = font.weight ?? Self.weight(ofFont: text)
        }
      default: break
      }
    }
    return .font(font)
  }

  /// The weight of a value of `Font.Weight`, 100…900; nil if that is not known.
  static func weight(of value: Value) -> Int? {
    guard case .member(let member) = value else { return nil }
    return Font.weights.first { $0.name == member.name }?.value
  }

  /// The weight in the PostScript name of a font, after its last hyphen: 700 for `Inter-BoldItalic`; nil if it names none.
  static func weight(ofFont name: String) -> Int? {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count > 1, let style = parts.last else { return nil }
    let words = String(decoding: style, as: UTF8.self).lowercased()
    return postScriptWeights.first { words.hasPrefix($0.word) }?.weight
  }

  /// Words with which the style in a PostScript name begins, longer ones before those with which they begin.
  private static let postScriptWeights: [(word: String, weight: Int)] = [
    ("extrabold", 800), ("ultrabold", 800), ("semibold", 600), ("demi", 600), ("bold", 700), ("heavy", 800),
    ("black", 900), ("medium", 500), ("regular", 400), ("book", 400), ("roman", 400), ("light", 300), ("thin", 100),
  ]

  /// A value as a font.
  mutating func font(of value: Value) -> Value {
    value.map { value in
      switch value {
      case .font: value
      case .member(let member):
        TextStyle(rawValue: member.name).map { .font(FontValue(style: $0)) } ?? .font(FontValue(isUnknown: true))
      case .none: .none
      default: .font(FontValue(isUnknown: true))
      }
    }
  }

  /// The font that a library makes: the size among its arguments, if one is a number.
  func convertedFont(_ argument: Argument) -> FontValue {
    let tree = tree(argument.place.file)
    let sizes = tree.subtree(of: argument.place.node).filter {
      tree[$0].kind == .argument && ["size", "ofSize"].contains(tree.name($0))
    }
    let size = sizes.count == 1 ? ConstantNumber(tree: tree).value(ofArgument: sizes[0]) : nil
    return FontValue(size: size, isUnknown: size == nil)
  }

  /// A font with a modifier.
  mutating func fontMember(
    _ name: String, of font: FontValue, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope
  ) -> Value {
    var font = font
    switch name {
    case "bold": font.weight = 700
    case "weight":
      guard let argument = given?.first, let weight = Self.weight(of: value(of: argument, as: "Font.Weight")) else {
        font.isUnknown = true
        return .font(font)
      }
      font.weight = weight
    case "italic", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading",
      "width":
      break
    default:
      if let found = declaration("Font.\(name)", given: given, where: { !$0.isStatic }) {
        return value(of: found, .font(font), given, at: place, scope.home.environment, as: "Font")
      }
      if name == "pointSize" { return font.size.map { .number($0) } ?? .unknown(Unknown(name, .computed(name))) }
    }
    return .font(font)
  }
}
