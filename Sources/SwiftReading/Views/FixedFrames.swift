/// Finds views of a fixed size around a view: what they show is a picture, into which larger text would not fit.
struct FixedFrames {
  /// The end of the search from a view outward.
  enum Result: Hashable {
    /// A view around it is a picture.
    case picture
    /// It is part of something else.
    case other
    /// It is what a property or a function shows, whose uses decide.
    case member
  }

  let source: SourceFile

  private var tree: SyntaxTree { source.tree }

  /// Views that only place others, so that those in them are in the frame around them.
  private static let layouts: Set<String> = ["HStack", "VStack", "ZStack", "Group", "ForEach", "Grid", "GridRow"]

  /// Searches from a link of a view outward, up to the declaration around it.
  func result(from link: NodeIndex) -> Result {
    let isFramed = tree.links(of: source.chain(of: link)).contains { isFrame($0) }
    if isFramed || isScaled(after: link) { return .picture }
    var (inner, call) = (link, link)
    for outer in source.ancestors(of: source.chain(of: link)) {
      switch tree[outer].kind {
      case .name, .member: if tree[inner].kind == .argument { call = outer }
      case .chain:
        // A closure is a chain of its own, as every expression is.
        guard let head = tree.links(of: outer).first, tree[head].kind != .closure else { break }
        if let result = result(of: call, head) { return result }
      case let kind where kind.isMember: return source.member(around: outer)?.node == outer ? .member : .other
      default: break
      }
      inner = outer
    }
    return .other
  }

  /// The end of the search at a call around a view; nil to go on.
  private func result(of call: NodeIndex, _ head: NodeIndex) -> Result? {
    if tree.isNamed(call, "overlay") || tree.isNamed(call, "background"), tree[call].kind == .member {
      let isFixed = tree.links(of: source.chain(of: call)).contains { $0 < call && isFrame($0) }
      return isFixed ? .picture : .other
    }
    guard call == head, Self.layouts.contains(tree.name(head)) else { return .other }
    let isFramed = isFramed(after: head)
    if isFramed, tree.isNamed(head, "ZStack") || tree.isNamed(head, "Group") || isClipped(after: head) {
      return .picture
    }
    return isScaled(after: head) ? .picture : nil
  }

  /// Returns true if a modifier after a link of the same view is a frame of two numbers.
  private func isFramed(after link: NodeIndex) -> Bool {
    tree.links(of: source.chain(of: link)).contains { $0 > link && isFrame($0) }
  }

  private func isFrame(_ link: NodeIndex) -> Bool {
    guard tree.isNamed(link, "frame"), let width = tree.argument(of: link, "width"),
      let height = tree.argument(of: link, "height")
    else { return false }
    let numbers = ConstantNumber(tree: tree)
    if numbers.value(ofArgument: width) != nil, numbers.value(ofArgument: height) != nil { return true }
    return isSize(width, height)
  }

  /// Returns true for the width and height of one size, unless that is the size of a screen or a window.
  private func isSize(_ width: NodeIndex, _ height: NodeIndex) -> Bool {
    let chains = [width, height].compactMap { tree.soleChain(of: $0) }.map { tree.links(of: $0) }
    guard chains.count == 2, let first = chains[0].first, chains[0].count > 1, chains[0].count == chains[1].count,
      zip(chains[0], chains[1]).dropLast().allSatisfy({ tree.name($0) == tree.name($1) }),
      chains[0].last.map({ tree.isNamed($0, "width") }) ?? false,
      chains[1].last.map({ tree.isNamed($0, "height") }) ?? false
    else { return false }
    if tree.isNamedAsType(first) || chains[0].contains(where: { tree.isNamed($0, "bounds") }) { return false }
    let root = tree.name(first).lowercased()
    return !["geo", "proxy", "reader", "screen", "window"].contains { root.hasPrefix($0) || root.hasSuffix($0) }
  }

  private func isClipped(after link: NodeIndex) -> Bool {
    tree.links(of: source.chain(of: link)).contains { other in
      other > link && ["clipShape", "clipped", "cornerRadius", "mask"].contains(tree.name(other))
    }
  }

  /// Returns true if a view is drawn at another size than its own: by a number, or once its own size is fixed.
  ///
  /// A factor that may change is more often that of a button while it is pressed.
  private func isScaled(after link: NodeIndex) -> Bool {
    var isFixed = false
    for other in tree.links(of: source.chain(of: link)) where other > link {
      if tree.isNamed(other, "fixedSize") { isFixed = true }
      guard tree.isNamed(other, "scaleEffect") else { continue }
      let factor = ConstantNumber(tree: tree).value(ofArgument: tree.firstPlainArgument(of: other))
      if isFixed || factor.map({ $0 != 1 }) ?? false { return true }
    }
    return false
  }
}
