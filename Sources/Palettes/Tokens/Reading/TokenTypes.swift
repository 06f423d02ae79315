/// The type of every token: its own, that of its target, or that of a group around it.
struct TokenTypes {
  private var types: [TokenType?]
  private var isKnown: [Bool]
  /// The type that each node gives to its contents.
  private var groupTypes: [TokenType?]

  /// Starts without any for a tree whose references have been followed.
  init(_ tree: TokenTree) {
    types = Array(repeating: nil, count: tree.nodes.count)
    isKnown = Array(repeating: false, count: tree.nodes.count)
    groupTypes = types
    // A parent always comes before its children.
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      groupTypes[index] = node.ownType.defined ?? (node.parent >= 0 ? groupTypes[Int(node.parent)] : nil)
    }
  }

  /// Returns the type of a token; nil if nothing determines it.
  mutating func type(of token: Int32, in references: TokenReferences) -> TokenType? {
    var chain: [Int] = []
    var current = Int(token)
    while !isKnown[current] {
      isKnown[current] = true
      chain.append(current)
      let node = references.tree.nodes[current]
      if let own = node.ownType.defined {
        types[current] = own
        break
      }
      guard let value = node.value,
        let target = references.target(of: TokenTree.Place(file: node.body.file, value: value))
      else { break }
      current = Int(target)
    }
    var result = types[current]
    for index in chain.reversed() {
      let node = references.tree.nodes[index]
      result =
        node.ownType.defined ?? result.defined ?? node.inheritedType
        ?? (node.parent >= 0 ? groupTypes[Int(node.parent)] : nil) ?? node.ownType ?? result
      types[index] = result
    }
    return types[Int(token)]
  }
}
