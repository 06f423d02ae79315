import JSONSyntax

/// The members of a group's or token's object that are no groups or tokens themselves.
struct TokenProperties {
  private(set) var value: JSONValue?
  private(set) var reference: JSONValue?
  private(set) var type: JSONValue?
  private(set) var extends: JSONValue?
  private(set) var deprecated: JSONValue?
  /// The opacity that stands beside the value, as Primer writes it.
  private(set) var alpha: Double?
  /// What Tokens Studio does to the value.
  private(set) var modifier: JSONValue?
  /// Whether anything inside can be a group or a token.
  private(set) var hasChildren = false

  /// Reads the members of an object once; its value is the one for the first mode that it knows.
  init(of object: JSONValue, in dialect: TokenDialect, modes: [String] = []) {
    var override: JSONValue?
    object.forEachMember { member, value in
      if member.isKey("$extensions") {
        modifier = value["studio.tokens"]?["modify"]
        if !modes.isEmpty { override = TokenModes.value(for: modes, in: value) }
      } else if member.isKey("alpha"), value.kind == .number {
        alpha = value.double
      } else if dialect == .styleDictionary {
        readStyleDictionary(member, value)
      } else {
        read(member, value)
      }
    }
    if let override, value != nil { replaceValue(by: override) }
  }

  /// Takes the value of a mode: a value alone, or an object with a value, an opacity or both.
  private mutating func replaceValue(by override: JSONValue) {
    let alone = override["$value"] ?? override["value"]
    let opacity = override["alpha"]
    guard alone != nil || opacity != nil && override["colorSpace"] == nil else {
      value = override
      return
    }
    value = alone ?? value
    if let opacity { alpha = opacity.double }
  }

  /// Forgets the reference, which a resolver has followed already.
  mutating func dropReference() { reference = nil }

  private mutating func read(_ member: JSONMember, _ value: JSONValue) {
    if member.isKey("$value") {
      self.value = value
    } else if member.isKey("$type") {
      type = value
    } else if member.isKey("$ref") {
      reference = value
    } else if member.isKey("$extends") {
      extends = value
    } else if member.isKey("$deprecated") {
      deprecated = value
    } else if value.kind == .object {
      hasChildren = hasChildren || !TokenTreeBuilder.isProperty(member)
    }
  }

  /// A token has a `value`; a group may hold a token of that name.
  private mutating func readStyleDictionary(_ member: JSONMember, _ value: JSONValue) {
    if member.isKey("value"), value["value"] == nil {
      self.value = value
    } else if member.isKey("type"), value.kind == .string {
      type = value
    } else if value.kind == .object {
      hasChildren = true
    }
  }
}
