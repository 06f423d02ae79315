import FileSyntax

/// Copies the members that groups extend: a deep merge in which a group's own tokens stay whole.
///
/// Each target is complete, with all that it extends itself, before it is copied; the path there is an explicit stack.
struct TokenExtension {
  /// A group on the path, with the progress along its own path.
  private struct Frame {
    let group: Int32
    let place: TokenTree.Place
    let reference: TokenReference
    let keys: [String]
    /// The node at the end of the path followed so far.
    var node: Int32
    /// Names of the path that have been followed.
    var step = 0
    /// The current node of the target's subtree; -1 before the first.
    var inner: Int32 = -1
  }

  private enum State { case waiting, open, done }

  private(set) var tree: TokenTree
  private var states: [Int32: State] = [:]
  private var stack: [Frame] = []
  /// True if the limit on groups and tokens is reached, so that nothing more is copied.
  private var isFull = false

  /// Applies every `$extends` of a tree.
  static func applied(to tree: TokenTree) -> TokenTree {
    var work = TokenExtension(tree)
    work.settleReferences()
    work.tree.limitGrowth()
    let groups = work.tree.nodes.indices.map { Int32($0) }.filter { work.tree.nodes[Int($0)].extends != nil }
    for group in groups { work.states[group] = .waiting }
    for group in groups where work.states[group] == .waiting {
      work.begin(group)
      work.run()
    }
    return work.tree
  }

  private init(_ tree: TokenTree) { self.tree = tree }

  /// Decides the kind of each object with only `$ref`: a group if its target is one, else a token.
  private mutating func settleReferences() {
    for index in tree.nodes.indices where tree.nodes[index].kind == .reference {
      let node = Int32(index)
      guard leadsToGroup(node), let reference = tree.nodes[index].body.value["$ref"] else { continue }
      let place = TokenTree.Place(file: tree.nodes[index].body.file, value: reference)
      tree.report(.warning, "a $ref from a group to a group is read as $extends; replace $ref with $extends", at: place)
      tree.update(node) { node in
        (node.kind, node.value, node.extends) = (.group, nil, place)
      }
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .reference {
      tree.update(Int32(index)) { $0.kind = .token }
    }
  }

  /// Returns true if the pointer of a node refers to a group, over at most a few other nodes.
  private func leadsToGroup(_ node: Int32) -> Bool {
    var current = node
    for _ in 0..<64 {
      let file = tree.nodes[Int(current)].body.file
      guard let reference = tree.nodes[Int(current)].body.value["$ref"],
        case .path(let root, let keys) = start(of: TokenReference(pointer: reference), in: file)
      else { return false }
      current = root
      for key in keys {
        guard let child = tree.child(key, of: current) else { return false }
        current = child
      }
      if tree.nodes[Int(current)].kind != .reference { return tree.nodes[Int(current)].kind == .group }
    }
    return false
  }

  private mutating func begin(_ group: Int32) {
    guard let place = tree.nodes[Int(group)].extends else { return }
    let reference = TokenReference(extends: place.value)
    switch start(of: reference, in: place.file) {
    case .path(let root, let keys):
      states[group] = .open
      stack.append(Frame(group: group, place: place, reference: reference, keys: keys, node: root))
    case .mistake(let message):
      states[group] = .done
      tree.report(.error, message, at: place)
    }
  }

  /// The start of a reference's path, and the names on it.
  private enum Start {
    case path(Int32, [String])
    case mistake(String)
  }

  private func start(of reference: TokenReference, in file: Int32) -> Start {
    switch reference.target {
    case .alias(let keys), .pointer(let keys): return .path(tree.roots[Int(file)], keys)
    case .file(let name, let keys):
      switch tree.root(ofFile: name, namedIn: file) {
      case .file(let root): return .path(root, keys)
      case .mistake(let message): return .mistake(message)
      }
    case .variable(let id): return .mistake("a group cannot extend the variable \(id.inQuotes); extend a group")
    case .mistake(let message): return .mistake(message)
    }
  }

  private mutating func run() {
    while !isFull, var frame = stack.popLast() {
      if let needed = advance(&frame) {
        stack.append(frame)
        if states[needed] == .open { failRing(from: needed) } else { begin(needed) }
      } else {
        finish(frame)
      }
    }
  }

  /// Continues until a group that has to be complete first; nil at the end of the path.
  private func advance(_ frame: inout Frame) -> Int32? {
    while frame.step < frame.keys.count {
      guard let child = tree.child(frame.keys[frame.step], of: frame.node) else { return nil }
      frame.step += 1
      frame.node = child
      if isPending(child), !(child == frame.group && frame.step < frame.keys.count) {
        return child
      }
    }
    if tree.isNode(frame.group, inside: frame.node) { return nil }
    while true {
      let next = frame.inner < 0 ? frame.node : tree.next(after: frame.inner, within: frame.node)
      guard let next else { return nil }
      frame.inner = next
      if isPending(next) { return next }
    }
  }

  private func isPending(_ node: Int32) -> Bool { states[node].map { $0 != .done } ?? false }

  /// The groups of a cycle get nothing, each with the whole cycle in its error.
  private mutating func failRing(from group: Int32) {
    let start = stack.firstIndex { $0.group == group } ?? stack.startIndex
    let ring = stack[start...].map { $0.group } + [group]
    let message = "groups extend one another in a cycle: \(Ring.words(ring.map { "{\(tree.path(of: $0))}" }))"
    for frame in stack[start...] {
      tree.report(.error, message + "; remove one $extends", at: frame.place)
      states[frame.group] = .done
    }
    stack.removeSubrange(start...)
  }

  private mutating func finish(_ frame: Frame) {
    states[frame.group] = .done
    guard frame.step == frame.keys.count else {
      let message = "there is no group \(frame.reference.text.inQuotes); extend an existing group"
      return tree.report(.error, message, at: frame.place)
    }
    guard !tree.isNode(frame.group, inside: frame.node) else {
      let message = "a group cannot extend itself or a group that contains it (\(frame.reference.text.inQuotes))"
      return tree.report(.error, message + "; move the shared tokens to a separate group", at: frame.place)
    }
    guard tree.nodes[Int(frame.node)].kind == .group else {
      let message = "\(frame.reference.text.inQuotes) is a token, but only groups can be extended; extend a group"
      return tree.report(.error, message, at: frame.place)
    }
    copy(frame.node, to: frame.group, for: frame.place)
  }

  /// Copies missing members of a group from another, level by level.
  private mutating func copy(_ source: Int32, to target: Int32, for place: TokenTree.Place) {
    var open: [(source: Int32, target: Int32, type: TokenType?)] = [(source, target, nil)]
    while let (source, target, outerType) = open.popLast() {
      let type = tree.nodes[Int(target)].ownType ?? outerType
      inheritProperties(of: source, by: target)
      var child = tree.nodes[Int(source)].firstChild
      while child >= 0 {
        let original = tree.nodes[Int(child)]
        let known = tree.child(original.name, of: target)
        if let known, tree.nodes[Int(known)].kind == .group, original.kind == .group {
          open.append((child, known, type))
        } else if known == nil {
          guard tree.nodes.count < tree.mostNodes else {
            let message = "$extends produces more than \(tree.mostNodes) groups and tokens; extend fewer groups"
            isFull = true
            return tree.report(.error, message, at: place)
          }
          let copy = tree.node(named: original.name, in: target, body: original.body, key: original.key)
          tree.update(copy) { node in
            (node.kind, node.value, node.ownType) = (original.kind, original.value, original.ownType)
            (node.alpha, node.modifier) = (original.alpha, original.modifier)
            (node.inheritedType, node.isDeprecated) = (type ?? original.inheritedType, original.isDeprecated)
          }
          if original.firstChild >= 0 { open.append((child, copy, type)) }
        }
        child = original.nextSibling
      }
    }
  }

  private mutating func inheritProperties(of source: Int32, by target: Int32) {
    let base = tree.nodes[Int(source)]
    guard base.kind == .group else { return }
    tree.update(target) { node in
      node.ownType = node.ownType ?? base.ownType
      node.isDeprecated = node.isDeprecated ?? base.isDeprecated
    }
  }
}

/// References that lead back to their start.
enum Ring {
  /// The members in order, the first again at the end; the middle of a very long cycle is counted, not named.
  static func words(_ members: [String]) -> String {
    guard members.count > longest else { return members.joined(separator: " → ") }
    let (head, tail) = (members.prefix(longest / 2), members.suffix(longest / 2))
    let left = members.count - head.count - tail.count
    return (head + ["… \(left) more …"] + tail).joined(separator: " → ")
  }

  /// The most names of one message.
  private static let longest = 8
}
