import FileSyntax

/// Adds the groups and tokens of a file to a tree, without recursion.
struct TokenTreeBuilder {
  /// A group or token whose members are being read.
  struct Frame {
    var members: JSONMembers
    let node: Int32
    /// The group of the same name among the values that are no tokens; nil before the first.
    var data: Int32?
    let isToken: Bool
    let type: TokenType?
    let isDeprecated: Bool?
  }

  var tree: TokenTree
  let file: Int32
  let dialect: TokenDialect
  let modes: [String]
  let isLink: Bool
  var open: [Frame] = []
  /// Elements of arrays that may still be referred to, so that long lists of numbers do not fill the memory.
  var elementsLeft = 10_000

  /// Adds one file after those in the tree; its tokens replace those with equal paths.
  ///
  /// One that is only referred to, by the number of `link`, is a tree of its own next to the others. Tokens that have a
  /// value for one of the modes get it.
  static func adding(_ file: TokenFile, to tree: TokenTree, modes: [String] = [], link: Int? = nil) -> TokenTree {
    var builder = TokenTreeBuilder(file, tree, modes, link)
    builder.readAll(file)
    return builder.tree
  }

  private init(_ file: TokenFile, _ tree: TokenTree, _ modes: [String], _ link: Int?) {
    self.tree = tree
    self.file = self.tree.append(file, link: link)
    isLink = link != nil
    self.modes = modes
    dialect = file.dialect
  }

  /// Returns true if a key has a meaning in the format, or is written by tools next to tokens.
  static func isProperty(_ member: JSONMember) -> Bool {
    properties.contains { member.isKey($0) }
  }

  private static let properties: [StaticString] = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$schema", "$defs", "$themes",
    "$metadata", "$version", "$name", "$collection_metadata", "$variable_metadata",
  ]

  private mutating func readAll(_ parsed: TokenFile) {
    let root = parsed.root
    if dialect.isTheo { return readTheo(root) }
    if dialect.isFigma { return readFigma(root) }
    let place = TokenTree.Place(file: file, value: root)
    let name = tree.number(of: "")
    let node =
      tree.nodes.isEmpty || isLink ? tree.node(named: name, in: -1, body: place, key: root.range.lowerBound) : 0
    var properties = TokenProperties(of: root, in: dialect, modes: modes, isRoot: true)
    if parsed.hidden.contains("$ref") { properties.dropReference() }
    begin(node, root, properties, key: root.range.lowerBound, inside: nil)
    while var frame = open.popLast() {
      guard let member = frame.members.next() else { continue }
      open.append(frame)
      if frame.node == node, !parsed.hidden.isEmpty, parsed.hidden.contains(member.key) { continue }
      read(member, in: frame)
    }
  }

  private mutating func read(_ member: JSONMember, in frame: Frame) {
    let value = member.value
    let isDollar = member.withKeyUTF8 { $0.first == UInt8(ascii: "$") }
    if dialect.reservesDollar, isDollar, !member.isKey("$root") {
      // `TokenUnreadMembers` warns of what is no property.
      guard !Self.isProperty(member), value.kind == .object else { return }
    }
    if value.kind == .object {
      // Values of a token for modes are not tokens themselves.
      if member.isKey("sets"), tree.nodes[Int(frame.node)].parent >= 0, TokenModes.isTableOfTokens(value) { return }
      if frame.isToken, !TokenModes.tables(of: member).isEmpty { return }
      let properties = TokenProperties(of: value, in: dialect, modes: modes)
      if properties.isAbsent { return tree.note(stray: member, in: frame.node, file: file) }
      // Members of a token that hold none are those of some tool.
      if frame.isToken, !TokenColorInfluence.holds(["$value", "$ref"], value) { return }
      let name = member.key
      if properties.value != nil || properties.reference != nil, isWithheld(name, in: frame) { return }
      check(name, member, isToken: properties.value != nil)
      if frame.isToken { reportChild(member, properties, in: frame) }
      let place = TokenTree.Place(file: file, value: value)
      let node = tree.node(named: tree.number(of: name), in: frame.node, body: place, key: member.keyRange.lowerBound)
      begin(node, value, properties, key: member.keyRange.lowerBound, inside: frame)
    } else if !frame.isToken, dialect.isBareToken(value) {
      if isWithheld(member.key, in: frame) { return }
      let place = TokenTree.Place(file: file, value: value)
      let key = member.keyRange.lowerBound
      let node = tree.node(named: tree.number(of: member.key), in: frame.node, body: place, key: key)
      tree.keepDefinition(of: node, before: file)
      tree.update(node) { node in
        node.kind = .token
        (node.body, node.value, node.key) = (place, value, key)
        (node.ownType, node.inheritedType) = (nil, nil)
      }
    } else if dialect.holdsData, !frame.isToken, !isDollar {
      addData(member)
    } else if dialect.isStrict, !frame.isToken {
      tree.note(stray: member, in: frame.node, file: file)
      let message = "\(member.key.inQuotes) is neither a group nor a token and is ignored; write { \"$value\": … }"
      tree.report(.warning, message, file: file, byte: member.keyRange.lowerBound)
    }
  }

  /// Returns true for a token whose value of this file does not count.
  private func isWithheld(_ name: String, in frame: Frame) -> Bool {
    let withheld = tree.files[Int(file)].withheld
    guard !withheld.isEmpty else { return false }
    let group = tree.path(of: frame.node)
    return withheld.contains(group.isEmpty ? name : "\(group).\(name)")
  }

  /// Records the properties of an object's group or token, and opens it.
  private mutating func begin(
    _ node: Int32, _ object: JSONValue, _ properties: TokenProperties, key: Int, inside frame: Frame?
  ) {
    let place = TokenTree.Place(file: file, value: object)
    let own = type(properties.type) ?? (properties.value == nil ? nil : properties.schemaType)
    let deprecated = isDeprecated(properties.deprecated) ?? frame?.isDeprecated
    let kind = kind(of: properties, place)
    if kind == .group, !properties.hasChildren, properties.type != nil, properties.extends == nil {
      tree.note(unfilled: node, at: place)
    }
    let extends = properties.extends ?? (kind == .group ? properties.reference : nil)
    if kind != .group { tree.keepDefinition(of: node, before: file) }
    tree.update(node) { node in
      node.kind = kind == .group ? node.kind : kind
      if node.kind == kind { (node.body, node.key) = (place, key) }
      if kind != .group {
        node.value = kind == .reference ? object : properties.value
        (node.ownType, node.inheritedType) = (own, frame?.type)
        (node.alpha, node.modifier) = (properties.alpha, properties.modifier)
      } else if node.kind == .group {
        node.ownType = own ?? node.ownType
        if let extends { node.extends = TokenTree.Place(file: file, value: extends) }
      }
      node.isDeprecated = deprecated ?? node.isDeprecated
    }
    if kind == .token, !dialect.looksIntoTokens { return }
    open.append(
      Frame(
        members: object.members, node: node, data: nil, isToken: kind != .group, type: own.defined ?? frame?.type,
        isDeprecated: deprecated))
  }

  private mutating func kind(of properties: TokenProperties, _ place: TokenTree.Place) -> TokenTree.Kind {
    if properties.value != nil {
      if let reference = properties.reference {
        let message = "a token cannot have both $value and $ref; remove $ref, which is ignored"
        tree.report(.error, message, at: TokenTree.Place(file: file, value: reference))
      }
      if let extends = properties.extends {
        let message = "only groups can extend others; remove $extends, which is ignored"
        tree.report(.error, message, at: TokenTree.Place(file: file, value: extends))
      }
      return .token
    }
    if properties.reference != nil { return properties.hasChildren ? .group : .reference }
    return .group
  }

  private mutating func type(_ value: JSONValue?) -> TokenType? {
    guard let value else { return nil }
    guard let text = value.string else {
      let message = "a type must be a string; use a type such as \"color\""
      tree.report(.error, message, at: TokenTree.Place(file: file, value: value))
      return .other
    }
    let type = TokenType(named: text)
    if type == .unknown, let meant = TokenType.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }),
      meant != .unknown
    {
      let message = "unknown type \(text.inQuotes) (types are case-sensitive); use \"\(meant.rawValue)\""
      tree.report(.warning, message, at: TokenTree.Place(file: file, value: value))
      return dialect.isStrict ? .other : meant
    }
    return type
  }

  private mutating func isDeprecated(_ value: JSONValue?) -> Bool? {
    guard let value else { return nil }
    if let flag = value.boolean { return flag }
    guard value.kind != .string else { return true }
    let message = "$deprecated must be true, false, or a string with a reason, so this value is ignored; change it"
    tree.report(.warning, message, at: TokenTree.Place(file: file, value: value))
    return nil
  }

  private mutating func check(_ name: String, _ member: JSONMember, isToken: Bool) {
    guard dialect.isStrict, name != "$root" else { return }
    let problem: String
    if name.isEmpty {
      problem = "this group or token has an empty name"
    } else if name.utf8.first == UInt8(ascii: "$") {
      problem = "the name \(name.inQuotes) starts with $, which is reserved for format properties"
    } else if name.utf8.contains(where: { [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")].contains($0) }) {
      problem = "the name \(name.inQuotes) contains {, }, or a period, so no alias can refer to it"
    } else {
      return
    }
    let byte = member.keyRange.lowerBound
    tree.report(.warning, problem + "; rename it", file: file, byte: byte)
  }

  /// Reports a token or group in a token, unless both have types without colors.
  private mutating func reportChild(_ member: JSONMember, _ properties: TokenProperties, in frame: Frame) {
    let type = properties.type?.string.map { TokenType(named: $0) }.defined ?? frame.type
    if let outer = frame.type, !outer.holdsColor, let type, !type.holdsColor { return }
    let message =
      "the token \(tree.path(of: frame.node).inQuotes) contains \(member.key.inQuotes), but only groups can contain groups "
      + "and tokens; move \(member.key.inQuotes) out, or make the token a group with $root"
    tree.report(.error, message, file: file, byte: member.keyRange.lowerBound)
  }
}
