import ColorMath
import JSONSyntax

extension TokenDialect {
  /// No tokens as objects, only names with colors as strings, and with numbers that others refer to.
  static let plain = TokenDialect(
    words: "names and colors", valueKey: "$value",
    isShown: { _ in false },
    mayHoldTokens: { $0.isColorList },
    isCertain: { !TokenContext.merged([$0], modes: []).tokens.isEmpty },
    note: { $2.noteDollar($0, $1) },
    isBareToken: { $0.kind == .string || $0.kind == .number }, holdsData: true)

  /// The keys at the top of an audit file, by which a list of colors is no audit file.
  package static let auditFileKeys = [
    "$schema", "version", "extends", "name", "sources", "output", "policy", "profile", "profiles", "idioms", "rules",
    "assumed", "materials", "calibration", "surfaces", "pairs", "distinct", "states", "requirements", "waivers",
    "verified", "source", "variants",
  ]
}

extension JSONValue {
  /// True if it holds names and colors alone: no key that an audit file has, and its first text is a color.
  fileprivate var isColorList: Bool {
    guard !TokenDialect.auditFileKeys.contains(where: { self[$0] != nil }) else { return false }
    var open = [members]
    while var members = open.popLast() {
      guard let member = members.next() else { continue }
      open.append(members)
      if member.withKeyUTF8({ $0.first == UInt8(ascii: "$") }) { continue }
      if let text = member.value.string {
        if TokenReference.isWholeAlias(text) { continue }
        return (try? CSSColorSyntax.parse(text)) != nil
      }
      if member.value.kind == .object { open.append(member.value.members) }
    }
    return false
  }
}
