import JSONSyntax

/// How a token file is written.
package enum TokenDialect: Hashable, Sendable {
  /// The keys `$value` and `$type`: the W3C format from its second draft on.
  case w3c
  /// The keys `value` and `type`: the first draft, Style Dictionary up to 3, Tokens Studio.
  case styleDictionary
  /// No tokens as objects, only names and colours as strings.
  case plain

  /// The name for people.
  package var words: String {
    switch self {
    case .w3c: "W3C design tokens"
    case .styleDictionary: "Style Dictionary"
    case .plain: "names and colors"
    }
  }

  /// The key of a token's value.
  var valueKey: String { self == .styleDictionary ? "value" : "$value" }
  /// The key of a type.
  var typeKey: String { self == .styleDictionary ? "type" : "$type" }

  /// Tells the dialect of a document: the W3C format where any of its keys occurs, else by `value`.
  init(of root: JSONValue) {
    var hasValue = false
    var isW3C = false
    var open = [root.members]
    while !isW3C, var members = open.popLast() {
      guard let member = members.next() else { continue }
      open.append(members)
      isW3C = ["$value", "$type", "$extends", "$ref", "$root"].contains { member.isKey($0) }
      hasValue = hasValue || member.isKey("value")
      if member.value.kind == .object { open.append(member.value.members) }
    }
    self = isW3C ? .w3c : hasValue ? .styleDictionary : .plain
  }
}
