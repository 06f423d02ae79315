import Palettes

extension SyntaxTree {
  /// The most links of a chain that are read; no real code has more, and each of them may query the others.
  package static let mostLinks = 128

  /// The first links of a chain in order, those in the branch of an `#if` that is compiled among them, at most `mostLinks`.
  package func links(of chain: NodeIndex) -> [NodeIndex] {
    var links: [NodeIndex] = []
    links.reserveCapacity(8)
    addLinks(of: chain, to: &links)
    return links
  }

  private func addLinks(of node: NodeIndex, to links: inout [NodeIndex]) {
    for child in children(of: node) {
      guard links.count < Self.mostLinks else { return }
      switch nodes[child].kind {
      case .conditional: if let branch = compiledBranches(of: child).first { addLinks(of: branch.node, to: &links) }
      case .directive, .unread: break
      default: links.append(child)
      }
    }
  }

  /// The arguments of a link in order, trailing closures among them.
  package func arguments(of link: NodeIndex) -> [NodeIndex] {
    // Most links have none, and then nothing is allocated.
    guard nodes[link].following > link.advanced(by: 1) else { return [] }
    return children(of: link).filter { nodes[$0].kind == .argument }
  }

  /// The first argument of a link, a trailing closure for lack of another.
  package func firstArgument(of link: NodeIndex) -> NodeIndex? { child(of: link, .argument) }

  /// Returns the first argument of a link that has no label and is not a trailing closure.
  package func firstPlainArgument(of link: NodeIndex) -> NodeIndex? {
    for child in children(of: link)
    where nodes[child].kind == .argument && isUnnamed(child) && !nodes[child].flags.contains(.isTrailing) {
      return child
    }
    return nil
  }

  /// Returns the arguments of a link that have no label and are not trailing closures.
  package func plainArguments(of link: NodeIndex) -> [NodeIndex] {
    arguments(of: link).filter { isUnnamed($0) && !nodes[$0].flags.contains(.isTrailing) }
  }

  package func argument(of link: NodeIndex, _ label: StaticString) -> NodeIndex? {
    for child in children(of: link) where nodes[child].kind == .argument && isNamed(child, label) { return child }
    return nil
  }

  /// Returns the closure of an argument; nil if it is not one.
  package func closure(of argument: NodeIndex) -> NodeIndex? {
    guard let chain = soleChain(of: argument), let first = child(of: chain, .closure),
      nodes[first].following == nodes[chain].following
    else { return nil }
    return first
  }

  /// The first trailing closure of a link, which has no label.
  func trailingClosure(of link: NodeIndex) -> NodeIndex? {
    for child in children(of: link)
    where nodes[child].kind == .argument && nodes[child].flags.contains(.isTrailing) && isUnnamed(child) {
      return closure(of: child)
    }
    return nil
  }

  /// The operands and operators that a node holds: of an argument, a value, a statement.
  package func sequence(of node: NodeIndex) -> [NodeIndex] {
    children(of: node).filter { child in
      switch nodes[child].kind {
      case .chain, .operation, .cast: true
      default: false
      }
    }
  }

  /// The chain that a node consists of; nil when there are operators, or nothing.
  package func soleChain(of node: NodeIndex) -> NodeIndex? {
    var sole: NodeIndex?
    for child in children(of: node) {
      switch nodes[child].kind {
      case .chain where sole == nil: sole = child
      case .chain, .operation, .cast: return nil
      default: break
      }
    }
    return sole
  }

  /// The only link of a chain; nil when it has several.
  package func soleLink(of chain: NodeIndex) -> NodeIndex? {
    let links = links(of: chain)
    return links.count == 1 ? links[0] : nil
  }

  /// Returns the text of a string literal without interpolations, escapes as written; nil for anything else.
  package func stringLiteral(_ node: NodeIndex) -> String? {
    guard let chain = soleChain(of: node), let link = soleLink(of: chain) else { return nil }
    return stringText(link)
  }

  /// The text of a string node without interpolations.
  func stringText(_ link: NodeIndex) -> String? {
    child(of: link, .interpolation) == nil ? stringHead(link) : nil
  }

  /// The text of a string node up to its first interpolation, escapes as written.
  func stringHead(_ link: NodeIndex) -> String? {
    guard nodes[link].kind == .string else { return nil }
    var range = nodes[link].range
    let pounds = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[range].dropFirst(pounds).starts(with: "\"\"\"".utf8) && range.count >= 2 * (pounds + 3) ? 3 : 1
    guard range.count >= 2 * (pounds + quotes) else { return nil }
    range = range.lowerBound + pounds + quotes..<range.upperBound - pounds - quotes
    if let first = child(of: link, .interpolation) {
      // The backslash before it, and its number signs.
      let end = nodes[first].range.lowerBound
      let start = bytes[range.lowerBound..<max(range.lowerBound, min(end, range.upperBound))]
      return String(decoding: start.prefix { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns `true` or `false`, if a node is one of them.
  func boolean(_ node: NodeIndex) -> Bool? {
    guard let chain = soleChain(of: node), let link = soleLink(of: chain), nodes[link].kind == .boolean else {
      return nil
    }
    return isNamed(link, "true")
  }
}
