/// Lists the types of a file and their members, without the local declarations of functions.
struct MemberIndex {
  let tree: SyntaxTree
  private(set) var members: [Member] = []
  private(set) var previews: [Range<NodeIndex>] = []
  private(set) var environmentKeys: [String: String] = [:]

  init(tree: SyntaxTree) { self.tree = tree }

  /// Lists the declarations in a node's own scope; `#if` branches belong to it.
  mutating func read(_ node: NodeIndex, path: String) {
    for child in tree.children(of: node) {
      let kind = tree[child].kind
      switch kind {
      case .conditional, .conditionalBranch: read(child, path: path)
      case _ where kind.isMember: add(child, kind, path)
      default: break
      }
    }
  }

  private mutating func add(_ node: NodeIndex, _ kind: NodeKind, _ path: String) {
    var name = kind == .extensionType ? Self.unqualified(tree.name(node)) : Self.name(of: node, kind, tree)
    // `extension T?` extends another type than `T`.
    if kind == .extensionType {
      let head = tree.text(node).prefix { $0 != "{" && $0 != ":" }.split { $0.isWhitespace }.prefix { $0 != "where" }
      if head.contains(where: { $0.last == "?" }) { name += "?" }
    }
    let (outer, own) = Self.split(name, path)
    let isStatic = tree[node].flags.contains(.isStatic) || kind == .enumCase
    members.append(Member(node: node, kind: kind, typePath: outer, name: own, isStatic: isStatic))
    if kind == .variable, environmentKeys[own] == nil, let key = ConditionReader.environmentKey(ofProperty: node, tree)
    {
      environmentKeys[own] = key
    }
    guard kind.isType else { return }
    if isPreviewProvider(node) { previews.append(tree.subtree(of: node)) }
    read(node, path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// `extension SwiftUI.View` extends `View`.
  private static func unqualified(_ name: String) -> String {
    for module in ["SwiftUI.", "UIKit.", "AppKit."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// `extension A.B` is a type B within A.
  private static func split(_ name: String, _ path: String) -> (path: String, name: String) {
    guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (path, name) }
    let outer = String(name[..<period])
    return (path.isEmpty ? outer : "\(path).\(outer)", String(name[name.utf8.index(after: period)...]))
  }

  private static func name(of node: NodeIndex, _ kind: NodeKind, _ tree: SyntaxTree) -> String {
    switch kind {
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscriptDeclaration: "subscript"
    default: tree.name(node)
    }
  }

  private func isPreviewProvider(_ node: NodeIndex) -> Bool {
    tree.children(of: node).contains { tree[$0].kind == .typeName && tree.isNamed($0, "PreviewProvider") }
  }
}
