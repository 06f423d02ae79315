import ColorMath
import FileSyntax

extension TokenDialect {
  /// No tokens as objects, only names with colors as strings, and with numbers that others refer to.
  static let plain = TokenDialect(
    words: "names and colors", valueKey: "$value",
    isShown: { _ in false },
    mayHoldTokens: { $0.isColorList },
    isCertain: { !TokenContext.merged([$0], modes: []).tokens.isEmpty },
    note: { $2.noteDollar($0, $1) },
    isBareToken: { $0.kind == .string || $0.kind == .number }, holdsData: true)

  /// The most texts of a document that are read to find out if it holds names and colors.
  static let mostTexts = 10_000
}

extension JSONValue {
  /// True if it holds names and colors: no key that an audit file has, and colors come first, are most of its texts, or
  /// fill a group that is named for them.
  fileprivate var isColorList: Bool {
    guard !AuditFileRootKeys.object.names.contains(where: { self[$0] != nil }) else { return false }
    var texts = (all: 0, colors: 0)
    var grouped = (all: 0, colors: 0)
    var open = [(members: members, isGrouped: false)]
    while var frame = open.popLast(), texts.all < TokenDialect.mostTexts {
      guard let member = frame.members.next() else { continue }
      open.append(frame)
      if member.withKeyUTF8({ $0.first == UInt8(ascii: "$") }) { continue }
      if member.value.kind == .object {
        open.append((member.value.members, frame.isGrouped || Self.groups.contains { member.isKey($0) }))
      }
      guard let text = member.value.string, !TokenReference.isWholeAlias(text) else { continue }
      let isMarked = text.utf8.first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")")
      let isColor = (isMarked || texts.all == 0) && (try? CSSColorSyntax.parse(text)) != nil
      if isColor, texts.all == 0 { return true }
      texts = (texts.all + 1, texts.colors + (isColor ? 1 : 0))
      if frame.isGrouped { grouped = (grouped.all + 1, grouped.colors + (isColor ? 1 : 0)) }
    }
    return texts.colors > 1 && 2 * texts.colors > texts.all || grouped.all > 1 && grouped.colors == grouped.all
  }

  private static let groups: [StaticString] = ["color", "colors", "colour", "colours", "palette", "palettes"]
}
