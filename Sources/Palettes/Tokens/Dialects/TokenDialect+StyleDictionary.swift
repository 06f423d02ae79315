import FileSyntax

extension TokenDialect {
  /// The keys `value` and `type`: the first draft, Style Dictionary up to 3, Tokens Studio.
  static let styleDictionary = TokenDialect(
    words: "Style Dictionary", valueKey: "value",
    isShown: { $0.isKey("value") },
    mayHoldTokens: { !$0.hasAuditFileMembers },
    isCertain: { !TokenContext.merged([$0], modes: []).tokens.isEmpty },
    note: { member, value, properties in
      // A token has a `value`; a group may hold a token of that name.
      if member.isKey("value"), value["value"] == nil {
        properties.value = value
      } else if member.isKey("type"), value.kind == .string {
        properties.type = value
      } else if member.isKey("$schema"), value.kind == .string {
        properties.schema = value
      } else if value.kind == .object {
        properties.hasChildren = true
      }
    },
    reservesDollar: false, looksIntoTokens: false, namesReachValues: true, holdsData: true)
}
