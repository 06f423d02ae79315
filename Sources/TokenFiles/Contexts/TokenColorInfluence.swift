import JSONSyntax

/// Whether what an axis chooses can change a colour, so that its contexts have to be told apart.
///
/// Sizes and densities are many and change none. Only what is certain counts: an object of tokens changes no colour
/// where it holds no token that is one, holds one or could be one, extends nothing, and no colour is put together of parts.
struct TokenColorInfluence {
  private let set: TokenSet
  /// Whether any colour may take a number from elsewhere.
  private let hasParts: Bool
  private var known: [Int: Bool] = [:]

  /// Looks at a set once.
  init(_ set: TokenSet) {
    self.set = set
    hasParts = set.layers.contains { Self.holds(["$ref"], $0.root) }
  }

  /// Whether the contexts of an axis may differ in a colour.
  mutating func isColored(_ axis: Int) -> Bool {
    guard set.axes[axis].kind == .modifier || set.axes[axis].kind == .files, !hasParts else { return true }
    for step in set.steps {
      let contexts: [[Int]]
      switch step {
      case .choice(axis, let layers), .part(_, _, axis, let layers): contexts = layers
      default: continue
      }
      for layer in contexts.joined() where isColored(layer: layer) { return true }
    }
    return false
  }

  private mutating func isColored(layer: Int) -> Bool {
    if let known = known[layer] { return known }
    let file = set.layers[layer]
    let isColored = Self.holds(["$extends"], file.root) || !TokenContext.merged([file], modes: []).tokens.isEmpty
    known[layer] = isColored
    return isColored
  }

  /// Whether some key occurs anywhere in a value.
  static func holds(_ keys: [String], _ root: JSONValue) -> Bool {
    var open = [root]
    while let value = open.popLast() {
      if value.kind == .array { open += value.elements }
      for member in value.members {
        if keys.contains(where: { member.isKey($0) }) { return true }
        if member.value.kind == .object || member.value.kind == .array { open.append(member.value) }
      }
    }
    return false
  }
}
