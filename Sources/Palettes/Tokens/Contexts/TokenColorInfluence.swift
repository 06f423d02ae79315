import FileSyntax

/// Decides if the choices of an axis can change a color, so that its contexts must be distinguished.
///
/// Sizes and densities are many and change none. Only certain results count: an object of tokens changes no color if it
/// contains no token that is or contains a color or could be one, extends nothing, and no color is composed of parts.
struct TokenColorInfluence {
  private let set: TokenSet
  /// True if any color may take a number from elsewhere.
  private let hasParts: Bool
  private var known: [Int: Bool] = [:]

  /// Examines a set once.
  init(_ set: TokenSet) {
    self.set = set
    hasParts = set.layers.contains { Self.holds(["$ref"], $0.root) }
  }

  /// Returns true if the contexts of an axis may differ in a color.
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

  /// Returns true if some key occurs anywhere in a value.
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
