import FileSyntax

/// The groups and tokens of one or several files, merged: flat, each node linked to its parent, children and sibling.
struct TokenTree: Sendable {
  /// A value in a file.
  struct Place: Sendable {
    var file: Int32
    var value: JSONValue

    /// One number for the value: its file and first byte.
    var key: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(value.range.lowerBound) }
  }

  /// The kind of a node.
  enum Kind: Hashable, Sendable {
    case group
    case token
    /// An object with `$ref` and no value: a token or a group, as its target is.
    case reference
  }

  /// A group or token.
  struct Node: Sendable {
    let name: Int32
    let parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var kind = Kind.group
    /// The object that defines it, the last one if several do.
    var body: Place
    /// The first byte of its key.
    var key: Int
    /// The value of a token; nil for a group.
    var value: JSONValue?
    /// The type next to it.
    var ownType: TokenType?
    /// The type of the nearest group around it in its own file.
    var inheritedType: TokenType?
    /// The target that a group extends.
    var extends: Place?
    /// The opacity next to the value, as in Primer.
    var alpha: JSONValue?
    /// The Tokens Studio modifier of the value.
    var modifier: JSONValue?
    /// The value of its deprecation flag, if it has one.
    var isDeprecated: Bool?
    /// True if files of one rank give it different values, so that it has none.
    var isDisputed = false
  }

  private(set) var nodes: [Node] = []
  private(set) var files: [TokenFile] = []
  /// The root node of each file: 0, or one of its own if it is only referred to.
  private(set) var roots: [Int32] = []
  /// The files that may be referred to.
  let links: TokenLinks
  private var linkRoots: [Int: Int32] = [:]
  /// The names of the sets of Tokens Studio among the files.
  private(set) var sets: Set<String> = []
  /// The imports of Theo files, whose aliases these see.
  let imports: TheoImports
  /// The files of the palette that are not among the merged ones, for messages.
  let others: [TokenFile]
  /// The group of aliases of each Theo file, by its path.
  private var aliasRoots: [String: Int32] = [:]
  /// The groups of aliases that a file sees, by its path, the first that counts first.
  private var visibleAliases: [String: [Int32]] = [:]
  /// The aliases that some value names.
  private var usedAliases: Set<Int32> = []
  /// The group of all values that are no tokens but may be referred to; nil if there are none.
  private(set) var dataRoot: Int32?
  /// The variables of Figma by their ids, for each file.
  private var variables: [Int32: [String: Int32]] = [:]
  /// Values among groups and tokens that are neither, with the group around each.
  private(set) var strays: [(member: JSONMember, group: Int32, file: Int32)] = []
  private var mergedPaths: Set<String> = []
  /// The definitions of tokens that a later file replaced, by node and file, as nodes without children.
  private var replaced: [UInt64: Int32] = [:]
  /// True for files that contain pointers, as far as it was asked.
  private var withPointers: [Int32: Bool] = [:]
  private(set) var names = TokenNames()
  private var children: [UInt64: Int32] = [:]
  /// The problems and warnings, unsorted.
  private(set) var diagnostics: [Diagnostic] = []

  /// Objects with a type, but with neither a value nor members in their own file.
  private var unfilled: [(node: Int32, place: Place)] = []

  /// The most groups and tokens that there may be once `$extends` has added some.
  private(set) var mostNodes = 0

  /// Starts without any group or token.
  init(links: TokenLinks = TokenLinks(), imports: TheoImports = TheoImports(), others: [TokenFile] = []) {
    (self.links, self.imports, self.others) = (links, imports, others)
  }

  /// The node under a name in a group.
  func child(_ name: Int32, of parent: Int32) -> Int32? { children[Self.link(parent, name)] }

  /// Returns the node under a name in a group; nil also if the name occurs nowhere.
  func child(_ name: some StringProtocol, of parent: Int32) -> Int32? {
    names.known(name).flatMap { child($0, of: parent) }
  }

  private static func link(_ parent: Int32, _ name: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: name))
  }

  /// The names from the root to a node, joined by dots; empty for the root.
  func path(of node: Int32) -> String {
    var parts: [String] = []
    var current = node
    while current >= 0, nodes[Int(current)].parent >= 0 {
      parts.append(names[nodes[Int(current)].name])
      current = nodes[Int(current)].parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// The node after another in the order of the tree, within the subtree of a root; nil at its end.
  func next(after node: Int32, within root: Int32) -> Int32? {
    if nodes[Int(node)].firstChild >= 0 { return nodes[Int(node)].firstChild }
    var current = node
    while current != root {
      if nodes[Int(current)].nextSibling >= 0 { return nodes[Int(current)].nextSibling }
      current = nodes[Int(current)].parent
    }
    return nil
  }

  /// Returns true if a node is another or is inside it.
  func isNode(_ node: Int32, inside root: Int32) -> Bool {
    var current = node
    while current != root, current >= 0 { current = nodes[Int(current)].parent }
    return current == root
  }

  /// Returns the value of a token; the whole object of anything else.
  func value(of token: Int32) -> Place {
    let node = nodes[Int(token)]
    return Place(file: node.body.file, value: node.value ?? node.body.value)
  }

  /// Returns the place of a value.
  func location(of place: Place) -> SourceLocation {
    files[Int(place.file)].location(ofByte: place.value.range.lowerBound)
  }

  /// Returns the place of a color, with its components.
  func location(ofColor place: Place) -> SourceLocation {
    files[Int(place.file)].location(ofColor: place.value)
  }

  /// Returns the place of a node's key.
  func location(of node: Int32) -> SourceLocation {
    files[Int(nodes[Int(node)].body.file)].location(ofByte: nodes[Int(node)].key)
  }

  /// Returns the place of a member's key.
  func location(of member: JSONMember, in file: Int32) -> SourceLocation {
    files[Int(file)].location(ofByte: member.keyRange.lowerBound)
  }

  /// Records a problem at a value.
  mutating func report(_ severity: Diagnostic.Severity, _ message: String, at place: Place) {
    diagnostics.append(Diagnostic(severity, .badData, message, at: location(of: place)))
  }

  /// Notes a problem at a byte of a file.
  mutating func report(_ severity: Diagnostic.Severity, _ message: String, file: Int32, byte: Int) {
    let location = files[Int(file)].location(ofByte: byte)
    diagnostics.append(Diagnostic(severity, .badData, message, at: location))
  }

  /// Notes an object with a type, but with neither a value nor members.
  mutating func note(unfilled node: Int32, at place: Place) { unfilled.append((node, place)) }

  /// Warns of tokens without a value, once all files are read: a group may have its members in another one.
  mutating func reportUnfilled() {
    for (node, place) in unfilled where nodes[Int(node)].firstChild < 0 {
      let key = files[Int(place.file)].dialect.valueKey
      report(.warning, "the token has no \(key) and is ignored; add one, or remove the token", at: place)
    }
  }

  /// Marks tokens that come from one of the files that dispute them.
  mutating func dispute(_ disputed: [String: Set<Int>]) {
    guard !disputed.isEmpty else { return }
    // A pointer of a file means what that file defines, whatever others say.
    let kept = Set(replaced.values)
    for index in nodes.indices where nodes[index].value != nil && !kept.contains(Int32(clamping: index)) {
      let files = disputed[path(of: Int32(clamping: index))]
      nodes[index].isDisputed = files?.contains(Int(nodes[index].body.file)) ?? false
    }
  }

  /// Sets the limit on groups and tokens: many times those of the files, but finite.
  mutating func limitGrowth() { mostNodes = 50_000 + 8 * nodes.count }

  /// Adds a file that is merged with the others, or one that they refer to by its number; returns its index in the
  /// list.
  mutating func append(_ file: TokenFile, link: Int? = nil) -> Int32 {
    let root = link == nil ? 0 : Int32(clamping: nodes.count)
    if let link { linkRoots[link] = root } else { mergedPaths.insert(file.path) }
    files.append(file)
    if let set = file.set { sets.insert(set) }
    roots.append(root)
    return Int32(clamping: files.count - 1)
  }

  /// Adds a group of its own for the aliases of a Theo file, which are no tokens.
  mutating func addAliases(of file: Int32, at place: Place) -> Int32 {
    let root = Int32(clamping: nodes.count)
    nodes.append(Node(name: number(of: ""), parent: -1, body: place, key: place.value.range.lowerBound))
    aliasRoots[files[Int(file)].path] = root
    return root
  }

  /// Returns the group of the values that are no tokens, adding it before the first.
  mutating func dataGroup(at place: Place) -> Int32 {
    if let dataRoot { return dataRoot }
    let root = Int32(clamping: nodes.count)
    nodes.append(Node(name: number(of: ""), parent: -1, body: place, key: place.value.range.lowerBound))
    dataRoot = root
    return root
  }

  /// Notes the node of a variable of Figma.
  mutating func note(variable id: String, as node: Int32, in file: Int32) { variables[file, default: [:]][id] = node }

  /// Returns the variable with an id in a file.
  func variable(_ id: String, in file: Int32) -> Int32? { variables[file]?[id] }

  /// Notes a member of a group that is neither a group nor a token.
  mutating func note(stray member: JSONMember, in group: Int32, file: Int32) { strays.append((member, group, file)) }

  /// Returns the alias of a name that a Theo file sees, by its own or through its imports; nil if there is none.
  mutating func alias(named name: String, seenBy file: Int32) -> Int32? {
    let path = files[Int(file)].path
    let groups = visibleAliases[path] ?? imports.closure(of: path).compactMap { aliasRoots[$0] }
    visibleAliases[path] = groups
    for group in groups {
      if let alias = child(name, of: group) {
        usedAliases.insert(alias)
        return alias
      }
    }
    return nil
  }

  /// The aliases that no value names, so far.
  var unusedAliases: [Int32] {
    aliasRoots.values.sorted().flatMap { root in
      var all: [Int32] = []
      var node = nodes[Int(root)].firstChild
      while node >= 0 {
        if !usedAliases.contains(node) { all.append(node) }
        node = nodes[Int(node)].nextSibling
      }
      return all
    }
  }

  /// Returns the root node of another file that one names, or the reason that there is none.
  func root(ofFile name: String, namedIn file: Int32) -> TokenLinks.Target<Int32> {
    switch links.target(of: name, namedIn: files[Int(file)]) {
    case .mistake(let message): .mistake(message)
    case .file(let link): linkRoots[link].map { .file($0) } ?? .mistake(TokenLinks.unknown(name))
    }
  }

  /// Returns the roots from which names and pointers of a file start.
  ///
  /// Those of a file that is only referred to are its own tokens, then those of the merged files.
  func roots(for file: Int32) -> [Int32] {
    let root = roots[Int(file)]
    guard root > 0 else { return [0] }
    return mergedPaths.contains(files[Int(file)].path) ? [0] : [root, 0]
  }

  /// Returns the roots from which pointers of a file start: that of its own document, then that of the merged files.
  func documentRoots(for file: Int32) -> [Int32] {
    let root = roots[Int(file)]
    return root > 0 ? [root, 0] : [0]
  }

  /// Keeps the definition of a token that another file is about to replace, for the pointers of its own file.
  mutating func keepDefinition(of node: Int32, before file: Int32) {
    let old = nodes[Int(node)]
    guard old.value != nil, old.body.file != file else { return }
    let known = withPointers[old.body.file]
    let isPointing = known ?? TokenColorInfluence.holds(["$ref"], files[Int(old.body.file)].root)
    withPointers[old.body.file] = isPointing
    guard isPointing else { return }
    var copy = old
    (copy.firstChild, copy.lastChild, copy.nextSibling, copy.extends) = (-1, -1, -1, nil)
    replaced[Self.link(node, old.body.file)] = Int32(clamping: nodes.count)
    nodes.append(copy)
  }

  /// Returns the definition of a token in one file, which others may have replaced; the node itself if there is none.
  func definition(of node: Int32, in file: Int32) -> Int32 {
    nodes[Int(node)].body.file == file ? node : replaced[Self.link(node, file)] ?? node
  }

  /// Returns flags for the nodes that are only referred to; empty if there are none.
  func linkedNodes() -> [Bool] {
    guard !linkRoots.isEmpty || !aliasRoots.isEmpty || dataRoot != nil || !replaced.isEmpty else { return [] }
    var isLinked = nodesBelow { $0 > 0 }
    for copy in replaced.values { isLinked[Int(copy)] = true }
    return isLinked
  }

  /// Returns flags for the nodes of values that are no tokens; empty if there are none.
  func dataNodes() -> [Bool] {
    guard let dataRoot else { return [] }
    return nodesBelow { $0 == dataRoot }
  }

  /// Returns flags for the nodes below some that are in no group.
  private func nodesBelow(_ isRoot: (Int) -> Bool) -> [Bool] {
    var isLinked = Array(repeating: false, count: nodes.count)
    // A parent always comes before its children.
    for index in nodes.indices {
      isLinked[index] = nodes[index].parent < 0 ? isRoot(index) : isLinked[Int(nodes[index].parent)]
    }
    return isLinked
  }

  /// Adds a node at the end of a group's children, or returns the existing one.
  mutating func node(named name: Int32, in parent: Int32, body: Place, key: Int) -> Int32 {
    if let known = child(name, of: parent) { return known }
    let index = Int32(clamping: nodes.count)
    nodes.append(Node(name: name, parent: parent, body: body, key: key))
    guard parent >= 0 else { return index }
    children[Self.link(parent, name)] = index
    let last = nodes[Int(parent)].lastChild
    if last >= 0 { nodes[Int(last)].nextSibling = index } else { nodes[Int(parent)].firstChild = index }
    nodes[Int(parent)].lastChild = index
    return index
  }

  mutating func number(of name: String) -> Int32 { names.number(of: name) }

  /// Changes a node.
  mutating func update(_ node: Int32, _ change: (inout Node) -> Void) { change(&nodes[Int(node)]) }
}
