extension SyntaxTree {
  /// The links of a chain in order, those in branches of an `#if` among them.
  package func links(of chain: Int) -> [Int] {
    var links: [Int] = []
    addLinks(of: chain, to: &links)
    return links
  }

  private func addLinks(of node: Int, to links: inout [Int]) {
    for child in children(of: node) {
      switch nodes[child].kind {
      case .conditional, .conditionalBranch: addLinks(of: child, to: &links)
      case .directive, .unread: break
      default: links.append(child)
      }
    }
  }

  /// The arguments of a link in order, trailing closures among them.
  package func arguments(of link: Int) -> [Int] { children(of: link).filter { nodes[$0].kind == .argument } }

  /// The arguments of a link that have no label and are no trailing closures.
  package func plainArguments(of link: Int) -> [Int] {
    arguments(of: link).filter { isUnnamed($0) && !nodes[$0].flags.contains(.isTrailing) }
  }

  /// The argument with a label.
  package func argument(of link: Int, _ label: StaticString) -> Int? {
    arguments(of: link).first { isNamed($0, label) }
  }

  /// The closure of an argument; nil when it is none.
  package func closure(of argument: Int) -> Int? {
    guard let chain = soleChain(of: argument), let first = child(of: chain, .closure),
      Int(nodes[first].next) == Int(nodes[chain].next)
    else { return nil }
    return first
  }

  /// The first trailing closure of a link, which has no label.
  package func trailingClosure(of link: Int) -> Int? {
    arguments(of: link).first { nodes[$0].flags.contains(.isTrailing) && isUnnamed($0) }.flatMap(closure)
  }

  /// The operands and operators that a node holds: of an argument, a value, a statement.
  package func sequence(of node: Int) -> [Int] {
    children(of: node).filter { child in
      switch nodes[child].kind {
      case .chain, .operation, .cast: true
      default: false
      }
    }
  }

  /// The chain that a node consists of; nil when there are operators, or nothing.
  package func soleChain(of node: Int) -> Int? {
    let parts = sequence(of: node)
    return parts.count == 1 && nodes[parts[0]].kind == .chain ? parts[0] : nil
  }

  /// The only link of a chain; nil when it has several.
  package func soleLink(of chain: Int) -> Int? {
    let links = links(of: chain)
    return links.count == 1 ? links[0] : nil
  }

  /// The text of a string literal without interpolations, escapes as they are written; nil for anything else.
  package func stringLiteral(_ node: Int) -> String? {
    guard let chain = soleChain(of: node), let link = soleLink(of: chain) else { return nil }
    return stringText(link)
  }

  /// The text of a string node without interpolations.
  package func stringText(_ link: Int) -> String? {
    child(of: link, .interpolation) == nil ? stringHead(link) : nil
  }

  /// The text of a string node up to its first interpolation, escapes as they are written.
  package func stringHead(_ link: Int) -> String? {
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

  /// `true` or `false`, when a node is one of them.
  package func boolean(_ node: Int) -> Bool? {
    guard let chain = soleChain(of: node), let link = soleLink(of: chain), nodes[link].kind == .boolean else {
      return nil
    }
    return isNamed(link, "true")
  }
}
