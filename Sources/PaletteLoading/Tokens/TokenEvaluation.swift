import ColorMath
import JSONSyntax
import PaletteModel

/// Works out what every token of a tree amounts to.
struct TokenEvaluation {
  /// What a token's value amounts to as a colour.
  private enum Result {
    /// Not looked at yet.
    case unknown
    /// On the way that is being followed.
    case open
    case color(Color)
    /// A diagnostic at the token itself says why not.
    case failed
    /// The token that it refers to cannot be evaluated.
    case failedTarget(Int32)
    /// The literal at which it ends is no colour, which a diagnostic there says.
    case failedLiteral(TokenTree.Place)
  }

  private var reader: TokenColorReader
  private var types: TokenTypes
  /// One for each node of the tree.
  private var results: [Result]
  private var own: [Diagnostic] = []

  private let tree: TokenTree

  /// What is wrong or odd, unsorted.
  var diagnostics: [Diagnostic] { own + reader.diagnostics }

  /// Starts with a tree whose groups are complete.
  init(_ tree: TokenTree) {
    self.tree = tree
    results = Array(repeating: .unknown, count: tree.nodes.count)
    reader = TokenColorReader(TokenReferences(tree))
    types = TokenTypes(tree)
  }

  /// The tokens that are or hold colours, and those that cannot be read.
  mutating func tokens() -> [DesignToken] {
    let all = tree.nodes.indices.compactMap { index in
      tree.nodes[index].value.map { (Int32(index), TokenTree.Place(file: tree.nodes[index].body.file, value: $0)) }
    }
    for (_, place) in all { reader.follow(place) }
    var tokens: [DesignToken] = []
    for (token, place) in all {
      if let token = self.token(token, place) { tokens.append(token) }
    }
    return tokens
  }

  private mutating func token(_ token: Int32, _ place: TokenTree.Place) -> DesignToken? {
    let type = types.type(of: token, in: reader.references)
    guard checkType(of: token, place, type) else { return made(token, place, type, .unresolved) }
    switch type {
    case .color:
      // Worked out before `made` is called, which would hold a copy of all results meanwhile.
      let value = value(of: token)
      return made(token, place, type, value)
    case .border, .shadow, .gradient: return composite(token, place, type)
    case nil: return untyped(token, place)
    default: return nil
    }
  }

  private func made(
    _ token: Int32, _ place: TokenTree.Place, _ type: TokenType?, _ value: DesignToken.Value,
    parts: [DesignToken.Part] = []
  ) -> DesignToken {
    DesignToken(
      path: tree.path(of: token), type: type, value: value, parts: parts, location: tree.location(of: token),
      valueLocation: tree.location(of: place), sourceLocation: tree.location(of: reader.known(endOf: place)),
      isDeprecated: tree.nodes[Int(token)].isDeprecated ?? false)
  }

  private mutating func fail(_ message: String, at place: TokenTree.Place) {
    own.append(Diagnostic(.error, .badData, message, at: tree.location(of: place)))
  }

  /// Whether a token's own type is that of the token that it refers to; an error where it is not and one is a colour.
  private mutating func checkType(of token: Int32, _ place: TokenTree.Place, _ type: TokenType?) -> Bool {
    guard let target = reader.references.target(of: place), let type,
      let other = types.type(of: target, in: reader.references), other != type, type.holdsColor || other.holdsColor
    else { return true }
    let name = tree.path(of: target).inQuotes
    fail("the type is \(type.rawValue), but \(name) is \(other.rawValue); correct one of the two", at: place)
    return false
  }
}

extension TokenEvaluation {
  /// The colour of a token, worked out along what it refers to; an error at the token where there is none.
  private mutating func value(of token: Int32) -> DesignToken.Value {
    switch result(of: token) {
    case .color(let color): return .color(color)
    case .failed, .unknown, .open: break
    case .failedTarget(let target):
      let name = tree.path(of: target).inQuotes
      let place = tree.location(of: target).text
      fail("it refers to \(name), which cannot be evaluated; repair that token at \(place)", at: written(token))
    case .failedLiteral(let literal):
      guard literal.key != written(token).key else { break }
      let place = tree.location(of: literal).text
      fail("it refers to a value that cannot be evaluated; repair the one at \(place)", at: written(token))
    }
    return .unresolved
  }

  private func written(_ token: Int32) -> TokenTree.Place {
    let node = tree.nodes[Int(token)]
    return TokenTree.Place(file: node.body.file, value: node.value ?? node.body.value)
  }

  /// Follows the tokens from one to the next, then works out their colours on the way back.
  private mutating func result(of token: Int32) -> Result {
    var chain: [Int32] = []
    var current = token
    while case .unknown = results[Int(current)] {
      results[Int(current)] = .open
      chain.append(current)
      guard let target = reader.references.target(of: written(current)) else { break }
      current = target
    }
    for link in chain.reversed() {
      let result = colored(link)
      results[Int(link)] = result
    }
    return results[Int(token)]
  }

  private mutating func colored(_ token: Int32) -> Result {
    let node = tree.nodes[Int(token)]
    let place = written(token)
    if let target = reader.references.target(of: place) {
      switch results[Int(target)] {
      case .color(let color): return modified(color, node, at: place)
      case .failedLiteral(let literal): return .failedLiteral(literal)
      case .failedTarget(let origin): return .failedTarget(origin)
      case .failed where !reader.isBroken(place): return .failedTarget(target)
      case .failed, .unknown, .open: break
      }
    }
    do throws(TokenColorProblem) {
      let end = try reader.settled(place)
      guard case .color(let color) = reader.color(at: end) else { return .failedLiteral(end) }
      return modified(color, node, at: place)
    } catch {
      fail(error.message, at: place)
      return .failed
    }
  }

  /// The colour with what stands beside the value done to it.
  private mutating func modified(_ color: Color, _ node: TokenTree.Node, at place: TokenTree.Place) -> Result {
    if let modifier = node.modifier {
      let kind = modifier["type"]?.string?.inQuotes ?? "of this kind"
      fail("a modifier \(kind) cannot be evaluated yet; write the colour that comes of it", at: place)
      return .failed
    }
    var color = color
    if let alpha = node.alpha { color.alpha = min(max(alpha, 0), 1) }
    return .color(color)
  }
}

extension TokenEvaluation {
  /// A token whose type nothing tells: a colour where its dialect has no types, an error where it looks like one.
  private mutating func untyped(_ token: Int32, _ place: TokenTree.Place) -> DesignToken? {
    let end: TokenTree.Place
    do throws(TokenColorProblem) {
      end = try reader.settled(place)
    } catch {
      fail(error.message, at: place)
      return made(token, place, nil, .unresolved)
    }
    if end.value.kind == .object, end.value["colorSpace"] != nil {
      fail("the token has no type, and none is guessed; write \"$type\": \"color\"", at: place)
      return made(token, place, nil, .unresolved)
    }
    guard let text = end.value.string, text.utf8.first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")"),
      (try? CSSColorSyntax.parse(text)) != nil
    else { return nil }
    if tree.files[Int(place.file)].dialect == .w3c {
      let message = "the token has no type and is read as a colour, as its value is one; write \"$type\": \"color\""
      own.append(Diagnostic(.warning, .badData, message, at: tree.location(of: place)))
    }
    let value = value(of: token)
    return made(token, place, .color, value)
  }

  private mutating func composite(_ token: Int32, _ place: TokenTree.Place, _ type: TokenType?) -> DesignToken {
    var parts: [DesignToken.Part] = []
    do throws(TokenColorProblem) {
      let end = try reader.settled(place)
      if end.value.kind == .array {
        for (index, element) in end.value.elements.enumerated() {
          let item = try reader.settled(TokenTree.Place(file: end.file, value: element))
          parts += self.parts(of: item, "\(index).")
        }
      } else {
        parts = self.parts(of: end, "")
      }
    } catch {
      fail(error.message, at: place)
    }
    let colors = parts.map(\.value).filter { $0 != .unresolved }
    return made(
      token, place, type, colors.count == parts.count ? colors.first ?? .unresolved : .unresolved, parts: parts)
  }

  /// The colours of one layer or stop; of a whole composite where an element refers to one.
  private mutating func parts(of place: TokenTree.Place, _ prefix: String) -> [DesignToken.Part] {
    if place.value.kind == .array {
      fail("a list inside a list is not taken apart; refer to single elements", at: place)
      return [DesignToken.Part(name: prefix + "color", value: .unresolved)]
    }
    guard let written = place.value["color"] else {
      fail("there is no colour in it; write { \"color\": … }", at: place)
      return [DesignToken.Part(name: prefix + "color", value: .unresolved)]
    }
    return [DesignToken.Part(name: prefix + "color", value: color(TokenTree.Place(file: place.file, value: written)))]
  }

  /// A colour inside a composite.
  private mutating func color(_ place: TokenTree.Place) -> DesignToken.Value {
    reader.follow(place)
    if let target = reader.references.target(of: place) {
      guard case .color(let color) = result(of: target) else {
        fail("it refers to \(tree.path(of: target).inQuotes), which cannot be evaluated; repair that token", at: place)
        return .unresolved
      }
      return .color(color)
    }
    do throws(TokenColorProblem) {
      if case .color(let color) = reader.color(at: try reader.settled(place)) { return .color(color) }
    } catch {
      fail(error.message, at: place)
    }
    return .unresolved
  }
}
