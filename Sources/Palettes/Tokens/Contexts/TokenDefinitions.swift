import ColorMath
import FileSyntax

/// The tokens that some files define, compared by their names and values before anything is merged.
struct TokenDefinitions {
  /// The kind of a token, as far as its definition determines it.
  enum Kind: Int, Hashable {
    /// A color, or something that may be one.
    case color
    /// A border, shadow or gradient.
    case composite
    case font
    /// Something without a color: a dimension, a number, a text.
    case other
  }

  /// A token that several files define, by their indices in order.
  struct Repeated {
    var path: String
    var kind: Kind
    var files: [Int]
  }

  private struct Definition {
    var file: Int
    var kind: Kind?
    /// The token that it refers to, if it is only a reference.
    var target: String?
    var body: JSONValue
    /// The first byte of its key.
    var key: Int
    /// True if its value is a text that refers to nothing.
    var isText = false
  }

  /// The values that are no tokens but may be referred to.
  private struct Values {
    var paths: [String] = []
    var definitions: [String: [Definition]] = [:]

    mutating func add(_ tree: TokenTree, _ file: Int) {
      let isData = tree.dataNodes()
      for place in isData.indices where isData[place] {
        let node = tree.nodes[place]
        guard let value = node.value else { continue }
        let path = tree.path(of: Int32(clamping: place))
        if definitions[path] == nil { paths.append(path) }
        definitions[path, default: []].append(
          Definition(file: file, kind: .other, target: nil, body: value, key: node.key))
      }
    }
  }

  /// The tokens that several files define, in the order of the files.
  private(set) var repeated: [Repeated] = []
  let files: [TokenFile]
  private var definitions: [String: [Definition]] = [:]

  /// Reads the definitions of files, each on its own.
  init(_ files: [TokenFile]) {
    self.files = files
    var paths: [String] = []
    var data = Values()
    for (index, file) in files.enumerated() { add(file, index, &paths, &data) }
    // A value that is no token matters only where no token has its name.
    for path in data.paths where definitions[path] == nil {
      definitions[path] = data.definitions[path]
      paths.append(path)
    }
    for path in paths {
      guard let all = definitions[path], all.count > 1 else { continue }
      let kinds = all.map { kind(of: $0) }
      let first = kinds.min { $0.rawValue < $1.rawValue } ?? .other
      repeated.append(Repeated(path: path, kind: first, files: all.map { $0.file }))
    }
  }

  private mutating func add(_ file: TokenFile, _ index: Int, _ paths: inout [String], _ data: inout Values) {
    let tree = TokenTreeBuilder.adding(file, to: TokenTree())
    data.add(tree, index)
    let isLinked = tree.linkedNodes()
    for place in tree.nodes.indices where isLinked.isEmpty || !isLinked[place] {
      let node = tree.nodes[place]
      guard let value = node.value else { continue }
      let path = tree.path(of: Int32(clamping: place))
      if definitions[path] == nil { paths.append(path) }
      let type = node.ownType.defined ?? node.inheritedType
      definitions[path, default: []].append(
        Definition(
          file: index, kind: Self.kind(type, value), target: Self.target(of: value, file.dialect),
          body: node.body.value, key: node.key, isText: value.string.map { !$0.holds("{") } ?? false))
    }
  }

  /// Returns the place at which a file defines a token.
  func location(of path: String, in file: Int) -> SourceLocation {
    guard files.indices.contains(file) else { return SourceLocation(file: "") }
    let byte = definitions[path]?.first { $0.file == file }?.key
    return byte.map { files[file].location(ofByte: $0) } ?? SourceLocation(file: files[file].name)
  }

  /// Returns true if two files give a token equal values.
  func isSame(_ path: String, in first: Int, and second: Int) -> Bool {
    let all = definitions[path] ?? []
    guard let one = all.first(where: { $0.file == first }), let other = all.first(where: { $0.file == second }) else {
      return true
    }
    return TokenSameness.areSameTokens(one.body, other.body)
  }

  /// Returns the color that a file gives a token, in a context with the values of others; nil if nothing determines it.
  func color(of path: String, in file: Int, _ values: [String: DesignToken.Value]) -> Color? {
    guard let definition = definitions[path]?.first(where: { $0.file == file }) else { return nil }
    if let target = definition.target {
      if case .color(let color) = values[target] { return color }
      return nil
    }
    // An opacity next to the value is part of the color.
    if definition.body.members.contains(where: { TokenOpacity.isNamed(by: $0) }) { return nil }
    let value = definition.body["$value"] ?? definition.body["value"] ?? definition.body
    return value.string.flatMap { try? CSSColorSyntax.parse($0) }
  }

  /// Returns the names of the tokens that a file defines.
  func names(in file: Int) -> Set<String> {
    Set(definitions.lazy.filter { $0.value.contains { $0.file == file } }.map { $0.key })
  }

  /// Returns true if two files give a token texts that refer to nothing.
  func areTexts(_ path: String, in first: Int, and second: Int) -> Bool {
    [first, second].allSatisfy { file in
      definitions[path]?.first { $0.file == file }?.isText ?? false
    }
  }

  /// The kind of a definition, following references; a color if nothing determines it.
  private func kind(of definition: Definition) -> Kind {
    var current = definition
    for _ in 0..<Self.longestChain {
      if let kind = current.kind { return kind }
      guard let target = current.target, let next = definitions[target]?.first else { return .color }
      current = next
    }
    return .color
  }

  private static let longestChain = 64

  /// The kind by a type or a value; nil for a reference without a type.
  private static func kind(_ type: TokenType?, _ value: JSONValue) -> Kind? {
    switch type {
    case .color: return value.string.map { $0.holds("gradient(") } ?? false ? .composite : .color
    case .border, .shadow, .gradient: return .composite
    case .typography: return .font
    case nil: break
    default: return .other
    }
    switch value.kind {
    case .string: return kind(ofText: value.string ?? "")
    case .object:
      if value["$ref"] != nil { return nil }
      return value["fontSize"] != nil ? .font : value["value"] != nil && value["unit"] != nil ? .other : .color
    default: return .other
    }
  }

  private static func kind(ofText text: String) -> Kind? {
    if TokenReference.isWholeAlias(text) { return nil }
    if text.holds("gradient(") { return .composite }
    return text.holds("{") || (try? CSSColorSyntax.parse(text)) != nil ? .color : .other
  }

  private static func target(of value: JSONValue, _ dialect: TokenDialect) -> String? {
    guard let text = value.string, TokenReference.isWholeAlias(text) else { return nil }
    let name = String(String(text.dropFirst().dropLast()).trimmingSpaces)
    let end = "." + dialect.valueKey
    return dialect.namesReachValues && name.hasSuffix(end) ? String(name.dropLast(end.count)) : name
  }
}

/// The comparison of two definitions of one token.
enum TokenSameness {
  /// Members that do not affect the value.
  private static let silent: Set<String> = [
    "$description", "description", "comment", "$deprecated", "deprecated", "$schema", "uuid", "name", "path",
    "filePath",
    "isSource", "original", "attributes",
  ]

  /// Returns true if two tokens are equal, in whatever dialect each is written and wherever its type stands.
  static func areSameTokens(_ left: JSONValue, _ right: JSONValue) -> Bool {
    guard let one = left["$value"] ?? left["value"], let other = right["$value"] ?? right["value"] else {
      return isSame(left, right)
    }
    let types = [left, right].map { ($0["$type"] ?? $0["type"])?.string }
    if let first = types[0], let second = types[1], first != second { return false }
    let members = pairs(left.members.filter { !isOfValue($0) }, right.members.filter { !isOfValue($0) })
    return isSame(one, other) && members?.allSatisfy { isSame($0, $1) } ?? false
  }

  private static func isOfValue(_ member: JSONMember) -> Bool {
    member.isKey("value") || member.isKey("$value") || member.isKey("type") || member.isKey("$type")
  }

  /// The values of two objects by their names, without members that affect none; nil if one has a name of its own.
  private static func pairs(_ left: [JSONMember], _ right: [JSONMember]) -> [(JSONValue, JSONValue)]? {
    let one = left.filter { !silent.contains($0.key) }
    let others = Dictionary(lastOf: right.filter { !silent.contains($0.key) }.map { ($0.key, $0.value) })
    let pairs = one.compactMap { member in others[member.key].map { (member.value, $0) } }
    return one.count == others.count && pairs.count == one.count ? pairs : nil
  }

  /// Returns true if two definitions give equal values: as written, colors and numbers by their meaning.
  static func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    var open = [(left, right)]
    while let (left, right) = open.popLast() {
      guard left.kind == right.kind else { return false }
      switch left.kind {
      case .object:
        guard let pairs = pairs(left.members.map { $0 }, right.members.map { $0 }) else { return false }
        open += pairs
      case .array:
        let (one, others) = (Array(left.elements), Array(right.elements))
        guard one.count == others.count else { return false }
        open += zip(one, others)
      case .string: if !isSameText(left.string ?? "", right.string ?? "") { return false }
      case .number: if left.double != right.double { return false }
      case .boolean: if left.boolean != right.boolean { return false }
      case .null: break
      }
    }
    return true
  }

  private static func isSameText(_ left: String, _ right: String) -> Bool {
    if left.utf8.elementsEqual(right.utf8) { return true }
    guard let one = try? CSSColorSyntax.parse(left), let other = try? CSSColorSyntax.parse(right) else { return false }
    return areSame(one, other)
  }

  /// Returns true if two colors are equal, or look so: within half a step of 8 bits of sRGB, if they are in different
  /// spaces.
  static func areSame(_ one: Color, _ other: Color) -> Bool {
    if one == other { return true }
    guard one.space != other.space, one.alpha == other.alpha else { return false }
    let (left, right) = (one.converted(to: .sRGB).components, other.converted(to: .sRGB).components)
    let differences = [left.first - right.first, left.second - right.second, left.third - right.third]
    return differences.allSatisfy { abs($0) * 255 <= 0.5 }
  }
}
