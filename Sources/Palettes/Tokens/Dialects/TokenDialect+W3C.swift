import FileSyntax

extension TokenDialect {
  /// The keys `$value` and `$type`: the W3C format from its second draft on.
  static let w3c = TokenDialect(
    words: "W3C design tokens", valueKey: "$value",
    isShown: { member in
      let keys: [StaticString] = ["$value", "$type", "$extends", "$ref", "$root"]
      return keys.contains { member.isKey($0) }
    },
    mayHoldTokens: { !$0.hasAuditFileMembers },
    isCertain: { TokenColorInfluence.holds(["$value", "$type", "$extends"], $0.root) },
    note: { $2.noteDollar($0, $1) },
    isStrict: true)
}

extension TokenProperties {
  /// Notes a member by the keys of the W3C format.
  mutating func noteDollar(_ member: JSONMember, _ value: JSONValue) {
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
}
