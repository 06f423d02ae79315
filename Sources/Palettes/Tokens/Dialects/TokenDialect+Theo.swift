import FileSyntax

extension TokenDialect {
  /// Theo: tokens in `props`, values shared by name in `aliases`, common members in `global`, other files in `imports`.
  static let theo = TokenDialect(
    words: "Theo", valueKey: "value",
    isRoot: { $0.isTheo },
    isShown: { _ in false },
    mayHoldTokens: { _ in true },
    isCertain: { file in
      file.root["aliases"] != nil || file.root["props"] == nil
        || !TokenContext.merged([file], modes: []).tokens.isEmpty
    },
    note: { member, value, properties in
      if member.isKey("value") {
        properties.value = value
      } else if member.isKey("type"), value.kind == .string {
        properties.type = value
      }
    },
    reservesDollar: false, looksIntoTokens: false, isTheo: true)
}

extension JSONValue {
  /// True if it is the root of a Theo file: `props` or `aliases` with values, or only `imports` of token files.
  fileprivate var isTheo: Bool {
    guard kind == .object, count <= 32 else { return false }
    if let props = self["props"] { return props.theoItems.first.map { $0["value"] != nil } ?? isImporting }
    if let aliases = self["aliases"], let first = aliases.theoItems.first {
      return (self["imports"] != nil || self["global"] != nil || count == 1)
        && (first.kind != .object || first["value"] != nil)
    }
    return isImporting && !members.contains { member in !Self.theoKeys.contains { member.isKey($0) } }
  }

  private static let theoKeys: [StaticString] = ["imports", "auraImports", "global", "props", "aliases", "auraExtends"]

  /// The members of an object or the elements of an array.
  private var theoItems: [JSONValue] { kind == .object ? members.map { $0.value } : Array(elements) }

  /// True if it imports only files that may be token files, and at least one.
  private var isImporting: Bool {
    guard let imports = self["imports"], imports.kind == .array, imports.count > 0 else { return false }
    return imports.elements.allSatisfy { element in
      element.string.map { name in TokenFileName.all.contains { name.hasSuffix($0) } } ?? false
    }
  }
}
