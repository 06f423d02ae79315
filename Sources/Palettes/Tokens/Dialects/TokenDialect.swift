import FileSyntax

/// A way to write groups and tokens.
///
/// A new one is one file with such a value and one line in `TokenDialect.all`.
package struct TokenDialect: Sendable {
  /// The name for display.
  package let words: String
  /// The key of a token's value.
  let valueKey: String
  /// Recognizes the root of a document that is written this way, whatever else it holds.
  var isRoot: @Sendable (_ root: JSONValue) -> Bool = { _ in false }
  /// Recognizes a member that shows, anywhere in a document, that the document is written this way.
  let isShown: @Sendable (_ member: JSONMember) -> Bool
  /// Returns true if the root of a document can be that of tokens, rather than that of an audit file.
  let mayHoldTokens: @Sendable (_ root: JSONValue) -> Bool
  /// Returns true if a file whose root can be that of tokens certainly holds some, and is no other JSON.
  let isCertain: @Sendable (_ file: TokenFile) -> Bool
  /// Notes what a member says about the group or token around it.
  let note: @Sendable (_ member: JSONMember, _ value: JSONValue, _ properties: inout TokenProperties) -> Void
  /// Recognizes the value of a member that is a token without being an object.
  var isBareToken: @Sendable (_ value: JSONValue) -> Bool = { _ in false }
  /// True if keys that begin with `$` are reserved for the format.
  var reservesDollar = true
  /// True if the format defines names, members and types, so that a file gets a warning where it differs.
  var isStrict = false
  /// True if the inside of a token is read for others, which is an error there.
  var looksIntoTokens = true
  /// True if a reference may name the value of a token, as in `{color.red.value}`.
  var namesReachValues = false
  /// True if references may name values that are no tokens: texts, numbers and elements of arrays.
  var holdsData = false
  /// True if the tokens are the members of `props`, and `{!name}` refers to an alias.
  var isTheo = false
  /// True if the tokens are variables with ids, values by mode, and channels of 0…1.
  var isFigma = false

  /// The dialects in the order in which they are tried; the last one is that of every other document.
  static let all = [theo, figma, w3c, styleDictionary, plain]

  /// Returns the dialect of a document: the first that any of its members shows.
  static func of(_ root: JSONValue) -> TokenDialect {
    let all = all
    if let whole = all.first(where: { $0.isRoot(root) }) { return whole }
    var best = all.count - 1
    var open = [root.members]
    while best > 0, var members = open.popLast() {
      guard let member = members.next() else { continue }
      open.append(members)
      best = all[..<best].firstIndex { $0.isShown(member) } ?? best
      if member.value.kind == .object { open.append(member.value.members) }
    }
    return all[best]
  }
}
