import ColorMath
import FileSyntax

/// Evaluates every token of a tree.
struct TokenEvaluation {
  /// A color with its source.
  struct Found {
    var color: Color
    /// The value at which it is written.
    var origin: TokenTree.Place
    /// True if it is computed from that value.
    var isComputed = false
    /// True if its opacity is written in another place than that value.
    var hasOpacityElsewhere = false
  }

  /// The result of evaluating a token as a color.
  enum Result {
    /// Not evaluated yet.
    case unknown
    /// Currently being followed.
    case open
    case color(Found)
    /// Failed, with a diagnostic at the token itself.
    case failed
    /// The token that it refers to cannot be evaluated.
    case failedTarget(Int32)
    /// The literal at which it ends is not a color, with a diagnostic there.
    case failedLiteral(TokenTree.Place)
  }

  var reader: TokenColorReader
  var types: TokenTypes
  /// One for each node of the tree.
  var results: [Result]
  /// The numbers of opacities and modifiers.
  var numbers = TokenNumbers()
  /// The fonts of typography tokens by their paths.
  private(set) var fonts: [String: Font] = [:]
  /// The tokens without a readable color.
  var leftOut = TokenLeftOut()
  /// The tokens that are not read as colors.
  var unread: [UnreadToken] = []
  /// The tokens that refer to others without a color.
  var consequences = TokenConsequences()
  var own: [Diagnostic] = []

  let tree: TokenTree

  /// The problems and warnings, unsorted.
  var diagnostics: [Diagnostic] { own + reader.diagnostics + consequences.diagnostics }

  /// Starts with a tree whose groups are complete.
  init(_ tree: TokenTree) {
    self.tree = tree
    results = Array(repeating: .unknown, count: tree.nodes.count)
    reader = TokenColorReader(TokenReferences(tree))
    types = TokenTypes(tree)
  }

  /// The tokens that are or hold colors, and those that cannot be read.
  mutating func tokens() -> [DesignToken] {
    let isLinked = tree.linkedNodes()
    let own = tree.nodes.indices.filter { isLinked.isEmpty || !isLinked[$0] }
    let all = own.compactMap { index in
      tree.nodes[index].value.map { (Int32(index), TokenTree.Place(file: tree.nodes[index].body.file, value: $0)) }
    }
    for (_, place) in all { reader.follow(place) }
    // Problems in composites are distinguished from those in colors: the latter come first.
    var tokens: [DesignToken?] = Array(repeating: nil, count: all.count)
    var composites: [Int] = []
    for (index, (token, place)) in all.enumerated() {
      if isComposite(token) {
        if tree.files[Int(place.file)].dialect.isTheo { noteUnread(token, place) } else { composites.append(index) }
      } else {
        tokens[index] = self.token(token, place)
        if tokens[index] == nil { noteUnread(token, place) }
      }
    }
    for index in composites { tokens[index] = composite(all[index].0, all[index].1) }
    noteStrays()
    return tokens.compactMap { $0 }
  }

  private mutating func isComposite(_ token: Int32) -> Bool {
    [.border, .shadow, .gradient].contains(types.type(of: token, in: reader.references))
  }

  /// A composite; its problems are notes, as it may be unused.
  private mutating func composite(_ token: Int32, _ place: TokenTree.Place) -> DesignToken {
    let type = types.type(of: token, in: reader.references)
    let before = (own.count, reader.diagnostics.count)
    let isSound = checkType(of: token, place, type)
    let made = isSound ? composite(token, place, type) : made(token, place, type, nil)
    let added = own[before.0...]
    own.removeSubrange(before.0...)
    own += added.filter { $0.severity != .error }
    let problems = added.filter { $0.severity == .error } + reader.takeErrors(from: before.1)
    if let problem = problems.first, let kind = TokenLeftOut.Kind(type) {
      leftOut.add(kind, made.path, at: made.location, because: problem.message)
    }
    return made
  }

  private mutating func token(_ token: Int32, _ place: TokenTree.Place) -> DesignToken? {
    let type = types.type(of: token, in: reader.references)
    if type == .color, let gradient = gradient(token, place) { return gradient }
    if type == .color, let kind = vendorKind(of: place) {
      leftOut.add(kind, tree.path(of: token), at: tree.location(of: token))
      return nil
    }
    guard checkType(of: token, place, type) else { return made(token, place, type, nil) }
    switch type {
    case .color:
      // Evaluated before `made` is called, which would keep a copy of all results meanwhile.
      let found = found(for: token)
      return made(token, place, type, found)
    case .typography:
      let font = font(of: place)
      fonts[tree.path(of: token)] = font
      if font == nil { leaveOut(token, place, type) }
      return nil
    case nil, .unknown: return untyped(token, place, type)
    default:
      leaveOut(token, place, type)
      return nil
    }
  }

  /// The kind of a value of type color that is not a color: a list of colors, or null in a Theo file; nil for any other.
  private mutating func vendorKind(of place: TokenTree.Place) -> TokenLeftOut.Kind? {
    guard let end = try? reader.settled(place) else { return nil }
    if end.value.kind == .null { return tree.files[Int(end.file)].dialect.isTheo ? .empty : nil }
    guard end.value.kind == .array, end.value.count > 0 else { return nil }
    let isList = end.value.elements.allSatisfy { element in
      let text = element.string ?? ""
      return TokenReference.isWholeAlias(text) || (try? CSSColorSyntax.parse(text)) != nil
    }
    return isList ? .list : nil
  }

  private mutating func leaveOut(_ token: Int32, _ place: TokenTree.Place, _ type: TokenType?) {
    if let end = try? reader.settled(place), UntypedValue(end.value, isStrict: false) == .color {
      return leftOut.add(.mistyped, tree.path(of: token), at: tree.location(of: token))
    }
    if let kind = TokenLeftOut.Kind(type) { leftOut.add(kind, tree.path(of: token), at: tree.location(of: token)) }
  }

  /// A token that is a gradient in a text, or refers to one, though its type is that of a color; nil for any other.
  mutating func gradient(_ token: Int32, _ place: TokenTree.Place) -> DesignToken? {
    guard let end = try? reader.settled(place), let text = end.value.string, text.holds("gradient(") else { return nil }
    let reason = "gradients in strings are not parsed; declare their colors as tokens"
    leftOut.add(.gradient, tree.path(of: token), at: tree.location(of: token), because: reason)
    return made(token, place, .gradient, nil)
  }

  func made(
    _ token: Int32, _ place: TokenTree.Place, _ type: TokenType?, _ found: Found?, parts: [DesignToken.Part] = []
  ) -> DesignToken {
    DesignToken(
      path: tree.path(of: token), type: type, value: found.map { .color($0.color) } ?? .unresolved, parts: parts,
      location: tree.location(of: token), valueLocation: tree.location(ofColor: place),
      origin: tree.location(ofColor: found?.origin ?? place), isComputed: found?.isComputed ?? false,
      written: written(found), isDeprecated: tree.nodes[Int(token)].isDeprecated ?? false)
  }

  mutating func fail(_ message: String, at place: TokenTree.Place) {
    own.append(Diagnostic(.error, .badData, message, at: tree.location(of: place)))
  }

  /// Records an error at the value that causes it.
  mutating func fail(_ problem: TokenColorProblem, at place: TokenTree.Place) {
    fail(problem.message, at: problem.place ?? place)
  }

  /// Returns true if a token's own type is that of the token that it refers to; an error if it is not and one is a
  /// color.
  private mutating func checkType(of token: Int32, _ place: TokenTree.Place, _ type: TokenType?) -> Bool {
    guard let target = reader.references.target(of: place), let type, type != .other,
      let other = types.type(of: target, in: reader.references).defined, other != type,
      type.holdsColor || other.holdsColor
    else { return true }
    let name = tree.path(of: target).inQuotes
    let found = other == .other ? "is not a \(type.rawValue)" : "has the type \(other.rawValue)"
    fail("the type is \(type.rawValue), but \(name) \(found); change one of the two", at: place)
    return false
  }
}

extension TokenEvaluation {
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
      if end.key != place.key {
        let location = tree.location(of: place)
        for index in parts.indices { parts[index].location = location }
      }
    } catch {
      fail(error, at: place)
    }
    let isWhole = parts.allSatisfy { $0.value != .unresolved }
    var token = made(token, place, type, nil, parts: parts)
    if isWhole, let first = parts.first { token.value = first.value }
    return token
  }

  /// The colors of one layer or stop; of a whole composite if an element refers to one.
  private mutating func parts(of place: TokenTree.Place, _ prefix: String) -> [DesignToken.Part] {
    if place.value.kind == .array {
      fail("nested lists are not supported; refer to their elements one by one", at: place)
      return [part(prefix, place, nil)]
    }
    if place.value.string.map({ (try? CSSColorSyntax.parse($0)) == nil }) ?? false {
      fail("its parts in one string are not parsed; declare their colors as tokens", at: place)
      return [part(prefix, place, nil)]
    }
    guard let written = place.value["color"] else {
      fail("this part has no color; write { \"color\": … }", at: place)
      return [part(prefix, place, nil)]
    }
    let color = TokenTree.Place(file: place.file, value: written)
    let found = found(inPart: color)
    return [part(prefix, color, found)]
  }

  private func part(_ prefix: String, _ place: TokenTree.Place, _ found: Found?) -> DesignToken.Part {
    DesignToken.Part(
      name: prefix + "color", value: found.map { .color($0.color) } ?? .unresolved,
      location: tree.location(ofColor: place),
      origin: tree.location(ofColor: found?.origin ?? place), isComputed: found?.isComputed ?? false,
      written: written(found))
  }

  /// The value in which a color is written; nil for one that is computed.
  private func written(_ found: Found?) -> WrittenValue? {
    guard let found, !found.isComputed, var written = reader.written(at: found.origin) else { return nil }
    written.hasOpacityElsewhere = found.hasOpacityElsewhere
    return written
  }
}
