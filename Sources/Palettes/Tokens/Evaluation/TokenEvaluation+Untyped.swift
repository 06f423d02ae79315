import ColorMath
import FileSyntax

extension TokenEvaluation {
  /// A token without a known type: a color if its value is certainly one, an error if it looks like one.
  mutating func untyped(_ token: Int32, _ place: TokenTree.Place, _ type: TokenType?) -> DesignToken? {
    let end: TokenTree.Place
    do throws(TokenColorProblem) {
      end = try reader.settled(place)
    } catch {
      fail(error, at: place)
      return made(token, place, nil, nil)
    }
    if TokenColorParts(end.value) != nil {
      let found = found(for: token)
      return made(token, place, .color, found)
    }
    if end.value.kind == .object, end.value["colorSpace"] != nil {
      fail("the token has no type, and its type is not inferred; add \"$type\": \"color\"", at: place)
      return made(token, place, nil, nil)
    }
    if gradient(token, place) != nil { return nil }
    let dialect = tree.files[Int(place.file)].dialect
    let isStrict = dialect.isStrict
    switch UntypedValue(end.value, isStrict: isStrict) {
    case .color: break
    // A list of names and colors has nothing else.
    case .name where dialect.isBareToken(place.value) || areOfColors(token, place): break
    case .name, .perhaps:
      leftOut.add(.untyped, tree.path(of: token), at: tree.location(of: token))
      return nil
    case .other:
      if let text = end.value.string, UntypedValue.isColorWithoutHash(text), areOfColors(token, place) {
        leftOut.add(.untyped, tree.path(of: token), at: tree.location(of: token))
      }
      return nil
    }
    if isStrict {
      let message =
        type == nil
        ? "the token has no type, but its value is a color, so it is read as one; add \"$type\": \"color\""
        : "the type of the token is not one of the format, but its value is a color, so it is read as one; change the "
          + "type to \"color\""
      own.append(Diagnostic(.warning, .badData, message, at: tree.location(of: place)))
    }
    let found = found(for: token)
    return made(token, place, .color, found)
  }

  /// Returns true if the names of a token, or of one that it refers to, say that it is a color.
  private func areOfColors(_ token: Int32, _ place: TokenTree.Place) -> Bool {
    var (token, place) = (token, place)
    for _ in 0..<Self.longestChain {
      if UntypedValue.areOfColors(tree.path(of: token)) { return true }
      guard let target = reader.references.target(of: place) else { return false }
      (token, place) = (target, tree.value(of: target))
    }
    return false
  }

  private static let longestChain = 16

  /// Notes a token that is not read as a color, with the reason.
  mutating func noteUnread(_ token: Int32, _ place: TokenTree.Place) {
    let reason: String
    switch types.type(of: token, in: reader.references) {
    case nil:
      let end = (try? reader.settled(place))?.value ?? place.value
      let isStrict = tree.files[Int(place.file)].dialect.isStrict
      reason =
        UntypedValue(end, isStrict: isStrict) == .other
        ? "it has no type, and its value is not a color; use a token that is one"
        : "it has no type, so its value may be something else; add the type \"color\""
    case .color: reason = "its value is a list or empty; give it a single color"
    case .other, .unknown: reason = "its type is not \"color\"; change the type, or use another token"
    case let type?: reason = "its type is \"\(type.rawValue)\"; change the type, or use another token"
    }
    unread.append(UnreadToken(path: tree.path(of: token), location: tree.location(of: token), reason: reason))
  }

  /// Notes members of groups that are no tokens; a color among them is a value that is not read.
  mutating func noteStrays() {
    for stray in tree.strays {
      let path = tree.path(of: stray.group)
      let name = stray.member.key
      let location = tree.location(of: stray.member, in: stray.file)
      let key = tree.files[Int(stray.file)].dialect.valueKey
      let reason =
        stray.member.value.kind == .object
        ? "it has values for modes only, and none for those that are audited; add a value"
        : "it is not a token of this format; write { \"\(key)\": … }"
      unread.append(UnreadToken(path: path.isEmpty ? name : "\(path).\(name)", location: location, reason: reason))
      guard name == "value" || name == "$value", !path.isEmpty else { continue }
      let other = "this file has the key \"\(key)\", not \"\(name)\", for values; rename the key"
      unread.append(UnreadToken(path: path, location: tree.location(of: stray.group), reason: other))
    }
    for alias in reader.references.tree.unusedAliases {
      let node = tree.nodes[Int(alias)]
      guard let value = node.value, UntypedValue(value, isStrict: false) == .color else { continue }
      leftOut.add(.alias, "!" + tree.path(of: alias), at: tree.location(of: alias))
    }
    let isData = tree.dataNodes()
    for index in isData.indices where isData[index] {
      let node = tree.nodes[index]
      guard let value = node.value, !isElement(node) else { continue }
      let data = Int32(clamping: index)
      guard !isToken(data) else { continue }
      let path = tree.path(of: data)
      let location = tree.location(of: data)
      let reason = "it is a value without a token around it; write { \"value\": … }"
      unread.append(UnreadToken(path: path, location: location, reason: reason))
      guard !reader.references.usedData.contains(data), UntypedValue(value, isStrict: false) == .color,
        !TokenMemberSearch.describes(tree.names[node.name])
      else { continue }
      leftOut.add(.bare, path, at: location)
    }
  }

  /// Returns true if a value outside of tokens has the name of a token, which counts.
  private func isToken(_ data: Int32) -> Bool {
    var names: [String] = []
    var node = data
    while node >= 0, tree.nodes[Int(node)].parent >= 0 {
      names.append(tree.names[tree.nodes[Int(node)].name])
      node = tree.nodes[Int(node)].parent
    }
    let token = reader.references.node(at: names.reversed(), from: 0)
    return token.map { tree.nodes[Int($0)].value != nil } ?? false
  }

  /// Returns true for an element of a list.
  private func isElement(_ node: TokenTree.Node) -> Bool {
    node.parent >= 0 && tree.nodes[Int(node.parent)].body.value.kind == .array
  }
}

/// The kind of a value whose token has no type.
enum UntypedValue {
  /// Certainly a color: a notation that nothing else has.
  case color
  /// A word that is the name of a CSS color, and may mean something else.
  case name
  /// A value that may be a color, in a notation that is not read.
  case perhaps
  /// Certainly no color, as far as Legible knows.
  case other

  /// Tells the kind of a value at the end of its references.
  init(_ value: JSONValue, isStrict: Bool) {
    guard let text = value.string else {
      self = TokenColorChannels(value) == nil ? .other : isStrict ? .perhaps : .color
      return
    }
    self = Self.kind(of: TokenColorText.braced(text))
  }

  private static func kind(of text: String) -> UntypedValue {
    let (first, last) = (text.utf8.first, text.utf8.last)
    if mayBeColor(text), (try? CSSColorSyntax.parse(text)) != nil {
      return first == UInt8(ascii: "#") || last == UInt8(ascii: ")") ? .color : .name
    }
    guard last == UInt8(ascii: ")"), let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return text.lowercased() == "currentcolor" || isTriplet(text) ? .perhaps : .other
    }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return .other }
    let name = String(text[..<open]).trimmingSpaces.lowercased()
    return functions.contains(name) ? .color : changes.contains(name) ? .perhaps : .other
  }

  /// Returns false for most texts at once: a color is a call, a hexadecimal number, or one word.
  private static func mayBeColor(_ text: String) -> Bool {
    let trimmed = text.trimmingSpaces
    if trimmed.utf8.first == UInt8(ascii: "#") || trimmed.utf8.last == UInt8(ascii: ")") { return true }
    return trimmed.utf8.count <= 32 && trimmed.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }

  /// Returns true for three numbers between commas: the channels of a color, as in variables of CSS.
  private static func isTriplet(_ text: String) -> Bool {
    let parts = text.parts(around: ",")
    guard parts.count == 3 else { return false }
    return parts.allSatisfy { part in Int(String(part).trimmingSpaces).map { (0...255).contains($0) } ?? false }
  }

  private static let functions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]
  private static let changes = [
    "color-mix", "mix", "lighten", "darken", "saturate", "desaturate", "alpha", "fade", "opacify", "transparentize",
    "tint", "shade", "adjust", "scale", "set-alpha", "setalpha",
  ]

  /// Returns true for a hexadecimal color without its sign.
  static func isColorWithoutHash(_ text: String) -> Bool {
    [6, 8].contains(text.utf8.count) && text.utf8.allSatisfy { $0.hexValue != nil }
  }

  /// Returns true if a word of a path is one for colors, or for what has one.
  static func areOfColors(_ path: String) -> Bool {
    TokenWords.words(of: path).contains { words.contains($0) }
  }

  private static let words: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "palettes", "swatch", "swatches", "hue", "hues", "tint", "tints",
    "shade", "shades", "background", "backgrounds", "bg", "foreground", "foregrounds", "fg", "surface", "surfaces",
    "fill", "fills", "stroke", "strokes", "border", "borders", "outline", "divider", "ink", "scrim", "overlay",
    "backdrop",
    "accent", "primary", "secondary", "tertiary", "neutral", "neutrals", "gray", "grays", "grey", "greys", "caret",
  ]
}
