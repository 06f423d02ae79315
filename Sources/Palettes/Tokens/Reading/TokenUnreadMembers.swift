import ColorMath
import FileSyntax

/// Finds what stands next to the values of color tokens and is not read: other opacities, modes, changes of a value.
///
/// What describes a token is left alone: texts without a color, a number or a reference, flags, and members that are
/// known to describe.
struct TokenUnreadMembers {
  /// One warning for each member of a file that is not described by another one.
  private(set) var diagnostics: [Diagnostic] = []
  /// The members with the number of values that they stand next to, by files, after the names that occur twice.
  private(set) var omissions: [Omission] = []

  private struct Key: Hashable {
    var file: String
    var member: String
  }

  private struct Found {
    var omission: Omission
    /// True if there is another warning of it.
    var isReported: Bool
  }

  private var found: [Key: Found] = [:]
  /// The members whose names begin with `$` and that the format does not define.
  private var properties: [Key: (name: String, location: SourceLocation, count: Int)] = [:]

  /// Examines files and parts of files, each once.
  init(in files: [TokenFile]) {
    var known: Set<Key> = []
    for file in files
    where known.insert(Key(file: file.path, member: "\(file.root.range.lowerBound)")).inserted {
      var search = TokenMemberSearch(file)
      search.run()
      for member in search.found { add(member, of: file) }
      for member in search.properties { addProperty(member, of: file) }
      guard known.insert(Key(file: file.path, member: "")).inserted else { continue }
      for warning in file.document.warnings { addDuplicate(warning, of: file) }
    }
    let all = found.values.ordered { $0.omission.location < $1.omission.location }
    omissions += all.map { $0.omission }
    diagnostics = all.filter { !$0.isReported }.map { found in
      let (name, count) = (found.omission.name.inQuotes, found.omission.count)
      let subject = count == 1 ? "\(name) next to a value" : "\(name) next to \(count) values"
      let remedy =
        TokenMemberSearch.changes(found.omission.name)
        ? "write the resulting color as the value"
        : "write modes in $extensions.mode, and an opacity as \"alpha\""
      let message = "\(subject) is not understood and is ignored; \(remedy)"
      return Diagnostic(.warning, .badData, message, at: found.omission.location)
    }
    diagnostics += properties.values.map { property in
      let times = property.count == 1 ? "" : ", which occurs \(property.count) times,"
      let message =
        "\(property.name.inQuotes)\(times) is not a property of the format and is ignored; move it to $extensions"
      return Diagnostic(.warning, .badData, message, at: property.location)
    }.sorted()
  }

  private mutating func addProperty(_ member: TokenMemberSearch.Member, of file: TokenFile) {
    let key = Key(file: file.name, member: member.name)
    let location = file.location(ofByte: member.byte)
    properties[key, default: (name: member.name, location: location, count: 0)].count += 1
  }

  /// Notes a key that occurs twice in one object, unless it only describes.
  private mutating func addDuplicate(_ warning: JSONSyntaxWarning, of file: TokenFile) {
    guard case .duplicateKey(let key) = warning.kind, !TokenMemberSearch.describes(key) else { return }
    omissions.append(Omission(.duplicateName, key, at: file.location(ofByte: warning.byteOffset)))
  }

  private mutating func add(_ member: TokenMemberSearch.Member, of file: TokenFile) {
    let key = Key(file: file.name, member: member.name)
    if found[key] != nil {
      found[key]?.omission.count += 1
    } else {
      let omission = Omission(.unreadMember, member.name, at: file.location(ofByte: member.byte))
      found[key] = Found(omission: omission, isReported: member.isReported)
    }
  }
}

/// A walk through the groups and tokens of one file.
struct TokenMemberSearch {
  /// A member that is not read.
  struct Member {
    var name: String
    /// The first byte of its key.
    var byte: Int
    /// True if there is another warning of it.
    var isReported = false
  }

  /// The members in the order of the walk.
  private(set) var found: [Member] = []
  /// The members of groups and tokens that have the form of a property of the format and are none.
  private(set) var properties: [Member] = []
  private let file: TokenFile
  private var open: [(members: JSONMembers, type: TokenType?)] = []

  /// Starts at the root of a file.
  init(_ file: TokenFile) { self.file = file }

  /// Walks through the file.
  mutating func run() {
    if file.dialect.isFigma { return runFigma() }
    let root = file.dialect.isTheo ? file.root["props"] ?? file.root : file.root
    open = [(root.members, type(of: file.root))]
    while var frame = open.popLast() {
      guard let member = frame.members.next() else { continue }
      open.append(frame)
      if open.count == 1, file.hidden.contains(member.key) { continue }
      if TokenTreeBuilder.isProperty(member) { continue }
      guard member.value.kind == .object else {
        addProperty(member)
        addStray(member)
        continue
      }
      let object = member.value
      if let value = value(of: object) {
        object.members.forEach { addProperty($0) }
        examine(object, value, type(of: object) ?? frame.type)
      } else {
        open.append((object.members, type(of: object) ?? frame.type))
      }
    }
  }

  /// Adds the values by mode of collections that extend others, which only the collections hold.
  private mutating func runFigma() {
    let holder = file.root["meta"] ?? file.root
    let list = holder["variableCollections"] ?? holder["collections"]
    for collection in (list?.members.map { $0.value } ?? []) + (list.map { Array($0.elements) } ?? []) {
      for member in collection.members where member.isKey("variableOverrides") && member.value.count > 0 {
        add(member, member.key)
      }
    }
  }

  /// Adds a member with the name of a property that the format does not define.
  private mutating func addProperty(_ member: JSONMember) {
    guard file.dialect.reservesDollar, member.value.kind != .object, !member.isKey("$root"),
      member.withKeyUTF8({ $0.first == UInt8(ascii: "$") }), !TokenTreeBuilder.isProperty(member)
    else { return }
    properties.append(Member(name: member.key, byte: member.keyRange.lowerBound))
  }

  /// Adds a color in a group that isn't a token, of which the reader warns where the format defines tokens.
  private mutating func addStray(_ member: JSONMember) {
    guard file.dialect.isStrict, let text = member.value.string, (try? CSSColorSyntax.parse(text)) != nil,
      !Self.describes(member.key)
    else { return }
    found.append(Member(name: member.key, byte: member.keyRange.lowerBound, isReported: true))
  }

  private func type(of object: JSONValue) -> TokenType? {
    (object["$type"] ?? object["type"])?.string.map { TokenType(named: $0) }.defined
  }

  /// The value of a token; nil for a group.
  private func value(of object: JSONValue) -> JSONValue? {
    if file.dialect.valueKey == "$value" { return object["$value"] ?? (object["$ref"] == nil ? nil : object) }
    return object["value"].flatMap { $0["value"] == nil ? $0 : nil }
  }

  private mutating func examine(_ token: JSONValue, _ value: JSONValue, _ type: TokenType?) {
    let text = value.string ?? ""
    let color = try? CSSColorSyntax.parse(text)
    switch type {
    case .color: break
    case nil: if color == nil, !text.holds("{"), value.kind != .object { return }
    default: return
    }
    let reading = Reading(color: color, isColor: type == .color || color != nil)
    for member in token.members where !isRead(member, value) {
      let name = member.key
      if member.isKey("$extensions") || member.isKey("extensions"), member.value.kind == .object {
        addExtensions(member.value, of: name, reading)
      } else if member.isKey("$variable_metadata"), member.value.kind == .object {
        addVendor(member.value, of: name, reading)
      } else if reading.matters(member) || reading.isColor && Self.changes(name) && !isEmpty(member.value) {
        let isReported =
          file.dialect.reservesDollar && name.utf8.first == UInt8(ascii: "$") && member.value.kind != .object
        found.append(Member(name: name, byte: member.keyRange.lowerBound, isReported: isReported))
      }
    }
  }

  private func isEmpty(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .null: true
    case .boolean: value.boolean == false
    case .object, .array: value.count == 0
    case .string: value.string == ""
    case .number: false
    }
  }

  /// Returns true if a member of a name changes the value next to it in a project's own build.
  static func changes(_ key: String) -> Bool { changing.contains(key) }

  private static let changing: Set<String> = [
    "transform", "transforms", "params", "modify", "modifier", "modifiers", "mix", "operation", "operations", "adjust",
    "lighten", "darken", "saturate", "desaturate",
  ]

  /// Returns true for members that the reader of tokens reads or rejects, and for those that describe.
  private func isRead(_ member: JSONMember, _ value: JSONValue) -> Bool {
    if member.value.range == value.range || Self.silent.contains(where: { member.isKey($0) }) { return true }
    if TokenOpacity.isNamed(by: member), TokenOpacity.isRead(member.value) { return !file.dialect.isTheo }
    if member.isKey("sets"), TokenModes.isTableOfTokens(member.value) { return true }
    if TokenModes.mode(ofKey: member) != nil { return true }
    if TokenModes.mode(ofSibling: member, in: file.dialect) != nil { return true }
    if !TokenModes.tables(of: member).isEmpty, Self.tables.contains(where: { member.isKey($0) }) { return true }
    // An error of its own.
    return file.dialect.looksIntoTokens && member.value.kind == .object && !member.isKey("$extensions")
      && TokenColorInfluence.holds(["$value", "$ref"], member.value)
  }

  /// Returns true if a member of a name describes a token, and neither gives it a color nor is a token itself.
  static func describes(_ key: String) -> Bool {
    !["value", "$value", "type", "$type"].contains(key)
      && silent.contains { name in name.withUTF8Buffer { key.utf8.elementsEqual($0) } }
  }

  /// Members that are nothing but values for modes.
  private static let tables: [StaticString] = ["$modes", "modes", "valuesByMode"]

  private static let silent: [StaticString] = [
    "$type", "type", "$schema", "$description", "description", "$deprecated", "deprecated", "deprecated_comment",
    "comment", "$extends", "$ref", "$name", "name", "path", "key", "original", "attributes", "filePath", "isSource",
    "scopes", "hiddenFromPublishing", "uuid", "id", "order", "index", "version", "meta", "metadata", "docs",
    "documentation", "tags", "group", "category", "originalValue", "codeSyntax", "resolvedValue", "$resolvedValue",
    "$value", "value",
  ]

  private mutating func addExtensions(_ extensions: JSONValue, of name: String, _ reading: Reading) {
    let known = TokenModes.tables(in: extensions)
    for vendor in extensions.members where !known.contains(where: { $0.range == vendor.value.range }) {
      if vendor.isKey("com.figma") || vendor.isKey("$variable_metadata") || vendor.isKey("studio.tokens") {
        addVendor(vendor.value, of: "\(name).\(vendor.key)", reading)
      } else if reading.holdsColors(vendor) {
        add(vendor, "\(name).\(vendor.key)")
      }
    }
  }

  /// Adds what holds colors next to modes in the members of a known vendor.
  private mutating func addVendor(_ inner: JSONValue, of name: String, _ reading: Reading) {
    for member in inner.members {
      if member.isKey("modify") || member.isKey("variable_metadata") { continue }
      if member.isKey("modes") || member.isKey("valuesByMode"), TokenModes.isOfModes(member.value) { continue }
      if reading.holdsColors(member) { add(member, "\(name).\(member.key)") }
    }
  }

  private mutating func add(_ member: JSONMember, _ name: String) {
    found.append(Member(name: name, byte: member.keyRange.lowerBound))
  }
}

/// The reading of the members of one token: they matter if they may change its color.
private struct Reading {
  /// The color of the token, if it is a text.
  let color: Color?
  /// True if the token is certainly a color.
  let isColor: Bool

  private static let opacities = ["alpha", "opacity", "transparency"]

  /// Returns true if a member may change the color: it holds another one, a reference, or a number.
  func matters(_ member: JSONMember) -> Bool {
    matters(member.value, named: member.key, asksNumbers: isColor)
  }

  /// Returns true if a member of extensions holds another color, a reference or an opacity: numbers describe there.
  func holdsColors(_ member: JSONMember) -> Bool {
    matters(member.value, named: member.key, asksNumbers: false)
  }

  private func matters(_ root: JSONValue, named name: String, asksNumbers: Bool) -> Bool {
    var open = [(value: root, isNumber: asksNumbers || Self.opacities.contains(name))]
    while let (value, isNumber) = open.popLast() {
      switch value.kind {
      case .number: if isNumber { return true }
      case .string: if matters(value.string ?? "", isNumber: isNumber) { return true }
      case .array: open += value.elements.map { ($0, isNumber) }
      case .object:
        if value["colorSpace"] != nil || TokenColorChannels(value) != nil { return true }
        open += value.members.map { ($0.value, isNumber || Self.opacities.contains($0.key)) }
      case .boolean, .null: break
      }
    }
    return false
  }

  private func matters(_ text: String, isNumber: Bool) -> Bool {
    if TokenReference.isWholeAlias(text) { return true }
    if let other = try? CSSColorSyntax.parse(text) { return other != color }
    if text.holds("{"), text.holds("}") { return true }
    guard isNumber, let first = text.utf8.first, UInt8(ascii: "+")...UInt8(ascii: "9") ~= first else { return false }
    return Double(text.utf8.last == UInt8(ascii: "%") ? String(text.dropLast()) : text) != nil
  }
}
