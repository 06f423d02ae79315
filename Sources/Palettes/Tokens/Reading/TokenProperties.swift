import FileSyntax

/// The members of a group's or token's object that are not groups or tokens themselves.
struct TokenProperties {
  var value: JSONValue?
  var reference: JSONValue?
  var type: JSONValue?
  var extends: JSONValue?
  var deprecated: JSONValue?
  /// The opacity next to the value, as in Primer.
  private(set) var alpha: JSONValue?
  /// The Tokens Studio modifier of the value.
  private(set) var modifier: JSONValue?
  /// True if anything inside can be a group or a token.
  var hasChildren = false
  /// The schema of the value, as Spectrum names its type: `…/token-types/color.json`.
  var schema: JSONValue?
  /// True if it is a token that only has values for other modes.
  private(set) var isAbsent = false
  /// Values for modes by the names of members: `darkValue`.
  private var named: [(mode: String, value: JSONValue)] = []
  /// Values for modes in an object of their own.
  private var table: JSONValue?

  /// Reads the members of an object once; its value is the one for the first known mode.
  init(of object: JSONValue, in dialect: TokenDialect, modes: [String] = [], isRoot: Bool = false) {
    var tables: [JSONValue] = []
    var siblings: [(mode: String, value: JSONValue)] = []
    object.forEachMember { member, value in
      if !isRoot, member.isKey("sets"), TokenModes.isTableOfTokens(value) {
        table = value
      } else if let mode = TokenModes.mode(ofKey: member), value.kind != .object || TokenColorParts(value) != nil {
        named.append((mode, value))
      } else if TokenOpacity.isNamed(by: member), TokenOpacity.isRead(value) {
        if alpha == nil || member.isKey("alpha") { alpha = value }
      } else {
        if member.isKey("$extensions") { modifier = value["studio.tokens"]?["modify"] }
        if !modes.isEmpty {
          tables += TokenModes.tables(of: member)
          if let mode = TokenModes.mode(ofSibling: member, in: dialect) { siblings.append((mode, value)) }
        }
        dialect.note(member, value, &self)
      }
    }
    if let value, TokenModes.isTable(value) { (table, self.value) = (value, nil) }
    if !isRoot, value == nil, table == nil, reference == nil, !hasChildren, TokenColorParts(object) != nil {
      value = object
    }
    if value != nil, let override = TokenModes.value(for: modes, among: siblings, tables) {
      replaceValue(by: override)
    }
    if table != nil || !named.isEmpty { chooseValue(for: modes) }
  }

  /// The type that the schema names; nil for an alias, whose type is that of its target.
  var schemaType: TokenType? {
    guard let parts = schema?.string?.parts(around: "/token-types/"), parts.count == 2 else { return nil }
    let name = String(parts[1])
    if name.hasPrefix("alias") { return nil }
    return name.hasPrefix("color") ? .color : name.hasPrefix("drop-shadow") ? .shadow : .other
  }

  /// Takes the value of the first mode that has one; without modes, any value.
  private mutating func chooseValue(for modes: [String]) {
    let isToken = value != nil || table != nil
    for mode in modes {
      let found = named.first { $0.mode == mode }?.value ?? table?[mode].map { TokenModes.inner(of: $0) ?? $0 }
      if let found {
        schema = table?[mode]?["$schema"] ?? schema
        return value = found
      }
    }
    guard isToken, value == nil else { return }
    // Sizes are not modes: any of them serves.
    let isSized = table.map { !TokenModes.holdsMode($0) } ?? false
    guard modes.isEmpty || isSized, let first = table?.members.first(where: { _ in true })?.value else {
      return isAbsent = true
    }
    schema = first["$schema"] ?? schema
    value = TokenModes.inner(of: first) ?? first
  }

  /// Applies the value of a mode: a value alone, or an object with a value, an opacity or both.
  private mutating func replaceValue(by override: JSONValue) {
    let alone = override["$value"] ?? override["value"]
    let opacity = (override["alpha"] ?? override["opacity"]).flatMap { TokenOpacity.isRead($0) ? $0 : nil }
    if alone == nil {
      let isWhole = override["colorSpace"] != nil || override["color"] != nil || TokenColorChannels(override) != nil
      guard opacity != nil, !isWhole else { return value = override }
    }
    value = alone ?? value
    if let opacity { alpha = opacity }
  }

  /// Drops the reference, which a resolver has already followed.
  mutating func dropReference() { reference = nil }
}
