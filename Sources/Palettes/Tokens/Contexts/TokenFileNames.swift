import FileSyntax

/// The tokens that one file defines, and those that it refers to, by their names.
struct TokenFileNames {
  private(set) var defined: Set<String> = []
  private(set) var used: Set<String> = []
  /// The tokens whose values refer to a token of their own name, which no token of the file can be.
  private(set) var circular: Set<String> = []

  /// Reads the names of a file; those of token sets do not contain the names of the sets.
  init(_ file: TokenFile) {
    let parts = TokenStudio.isWhole(file) ? TokenStudio.sets(in: file).map { $0.file } : [file]
    for part in parts { add(part) }
  }

  /// Reads the names of a file whose top groups are no token sets.
  init(asWritten file: TokenFile) { add(file) }

  private mutating func add(_ file: TokenFile) {
    let tree = TokenTreeBuilder.adding(file, to: TokenTree())
    let isLinked = tree.linkedNodes()
    let isData = tree.dataNodes()
    for place in tree.nodes.indices where isLinked.isEmpty || !isLinked[place] || !isData.isEmpty && isData[place] {
      guard let value = tree.nodes[place].value else { continue }
      let path = tree.path(of: Int32(clamping: place))
      defined.insert(path)
      gather(value, of: path, file.dialect)
    }
  }

  private mutating func gather(_ value: JSONValue, of path: String, _ dialect: TokenDialect) {
    var open = [value]
    while let value = open.popLast() {
      open += value.elements
      open += value.members.map { $0.value }
      guard value.kind == .string, let text = value.string else { continue }
      for name in TokenColorText.references(in: TokenColorText.braced(text)) {
        let end = "." + dialect.valueKey
        let isLong = dialect.namesReachValues && name.hasSuffix(end)
        let target = String((isLong ? String(name.dropLast(end.utf8.count)) : name).trimmingSpaces)
        used.insert(target)
        if target == path { circular.insert(path) }
      }
    }
  }
}
