import FileSyntax

/// The signs that a file without `$themes` and `$metadata` contains token sets of Tokens Studio under their names.
///
/// It has a type that only Tokens Studio writes, and its references leave out the names of its top groups: most of them
/// name a token that way, and none with its group, as in every other format.
enum TokenStudioSigns {
  private static let types: Set<String> = [
    "borderRadius", "borderWidth", "boxShadow", "composition", "fontFamilies", "fontSizes", "fontWeights",
    "letterSpacing", "lineHeights", "paragraphIndent", "paragraphSpacing", "sizing", "spacing", "textCase",
    "textDecoration",
  ]

  /// Returns true if a file shows them.
  static func are(in file: TokenFile) -> Bool {
    guard file.dialect.isStrict || file.dialect.namesReachValues, !file.root.hasAuditFileMembers,
      !TokenResolver.isResolver(file), holdsType(file.root)
    else { return false }
    let names = TokenFileNames(asWritten: file)
    guard !names.used.isEmpty, names.used.isDisjoint(with: names.defined) else { return false }
    let own = TokenStudio.sets(in: file).reduce(into: Set<String>()) { names, set in
      let own = TokenFileNames(asWritten: set.file)
      names.formUnion(own.defined.subtracting(own.circular))
    }
    return names.used.intersection(own).count * 2 > names.used.count
  }

  private static func holdsType(_ root: JSONValue) -> Bool {
    var open = [root.members]
    while var members = open.popLast() {
      guard let member = members.next() else { continue }
      open.append(members)
      if member.isKey("type") || member.isKey("$type") {
        if let type = member.value.string, types.contains(type) { return true }
      } else if member.value.kind == .object {
        open.append(member.value.members)
      }
    }
    return false
  }
}
