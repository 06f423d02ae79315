import Palettes

/// The properties to which code gives other values than their first ones, by name.
struct PropertyChanges: Sendable {
  /// The files that give a property another value.
  private var files: [String: Set<FileIndex>] = [:]
  /// The cases, or `true` and `false`, that assignments give a property.
  private var cases: [String: Set<String>] = [:]
  /// The properties that are given values other than the cases of an enumeration, or handed to others by `$` or `&`.
  private var open: Set<String> = []
  /// The properties to which initializers give a value.
  private var initial: Set<String> = []
  /// The names of what is handed to others by `&`.
  private(set) var handed: Set<String> = []

  /// Notes the names before `=` and other assignments, those after `$` and `&`, and those of which a mutating method is
  /// called, which gives an object no other value.
  mutating func note(_ source: SourceFile, _ file: FileIndex) {
    let tree = source.tree
    var target: NodeIndex?
    var initializers: [Range<NodeIndex>] = []
    var later = NodeIndex(0)..<NodeIndex(0)
    for node in tree.nodes.typedIndices {
      switch tree[node].kind {
      case .initializer: initializers.append(tree.subtree(of: node))
      case .closure:
        // What an initializer hands to others runs later.
        if initializers.last?.contains(node) ?? false, !later.contains(node) { later = tree.subtree(of: node) }
      case .chain: target = node
      case .operation:
        if tree.isNamed(node, "&"), tree[node].following.offset < tree.nodes.count,
          tree[tree[node].following].kind == .chain, let name = Self.lastName(of: tree[node].following, tree)
        {
          open.insert(name)
          handed.insert(name)
        }
        guard let chain = target, Self.isAssignment(node, tree), tree[chain].following == node,
          let name = Self.lastName(of: chain, tree)
        else { continue }
        guard initializers.last?.contains(node) ?? false, !later.contains(node) else {
          assign(name, after: node, file, tree)
          continue
        }
        initial.insert(name)
        // `_isOn = State(initialValue: …)`
        if name.utf8.first == UInt8(ascii: "_") { open.insert(String(name.dropFirst())) }
      case .name:
        let bytes = tree.nameBytes(node)
        // `$0` is the argument of a closure.
        guard bytes.first == UInt8(ascii: "$"), let second = bytes.dropFirst().first, second > UInt8(ascii: "9") else {
          continue
        }
        note(String(decoding: bytes.dropFirst(), as: UTF8.self), file)
        for link in target.map({ tree.links(of: $0) }) ?? [] where tree[link].kind == .member {
          note(tree.name(link), file)
        }
      case .member where tree[node].flags.contains(.isCalled) && Self.mutating.contains(tree.name(node)):
        guard let chain = target, let before = tree.links(of: chain).last(where: { $0 < node }) else { continue }
        open.insert(tree.name(before))
      default: break
      }
    }
  }

  /// The methods that give what they are called on another value.
  static let mutating: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "formUnion",
    "subtract", "update", "sort", "next", "negate",
  ]

  private mutating func note(_ name: String, _ file: FileIndex) {
    files[name, default: []].insert(file)
    open.insert(name)
  }

  /// Notes an assignment: of a case or a truth value, as in `state = .failed`, or of something else.
  private mutating func assign(_ name: String, after operation: NodeIndex, _ file: FileIndex, _ tree: SyntaxTree) {
    let value = tree[operation].following
    guard tree.isNamed(operation, "="), value.offset < tree.nodes.count, tree[value].kind == .chain,
      let link = tree.soleLink(of: value), [.implicitMember, .boolean].contains(tree[link].kind),
      !(tree[value].following.offset < tree.nodes.count && tree[tree[value].following].kind == .operation)
    else { return note(name, file) }
    files[name, default: []].insert(file)
    cases[name, default: []].insert(tree.name(link))
  }

  /// Returns true if code may give a property another value: any code of the project, or that of its file if only that can.
  func isChanging(_ name: String, in file: FileIndex, isPrivate: Bool) -> Bool {
    guard let files = files[name] else { return false }
    return !isPrivate || files.contains(file)
  }

  /// Returns true if nothing gives a property of this name a value.
  func isNeverSet(_ name: String) -> Bool { files[name] == nil && !initial.contains(name) && !open.contains(name) }

  /// The cases that a property may be besides its first one, sorted; nil if code gives it other values.
  func cases(of name: String) -> [String]? { open.contains(name) ? nil : (cases[name] ?? []).sorted() }

  private static func isAssignment(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let bytes = tree.nameBytes(node)
    guard bytes.last == UInt8(ascii: "="), let first = bytes.first else { return false }
    return bytes.count == 1 || bytes.count == 2 && "+-*/|&^".utf8.contains(first)
  }

  private static func lastName(of chain: NodeIndex, _ tree: SyntaxTree) -> String? {
    guard let last = tree.links(of: chain).last, tree[last].kind == .member || tree[last].kind == .name else {
      return nil
    }
    return tree.name(last)
  }
}
