import JSONSyntax
package import PaletteModel

/// A group of tokens to tell apart, whose names are not looked up yet.
package struct AuditFileDistinctGroup: Hashable, Sendable {
  /// The tokens as written, in file order.
  package var tokens: [AuditFileColor] = []
  /// Where the group begins.
  package var location: SourceLocation

  static let object = AuditFileObject<AuditFileDistinctGroup>(
    words: "a distinct group",
    keys: [
      AuditFileKey("tokens") { field, group, reader in
        group.tokens = (reader.list(field, of: "token names") ?? []).compactMap { reader.colorText($0) }
        if group.tokens.count == 1, field.value.count == 1 {
          reader.fail("\(field.words) names one token; name at least two to tell apart", at: field)
        }
      }
    ])
}

extension AuditFileReader {
  /// All groups of tokens to tell apart, in the order of the file.
  mutating func distinctGroups(_ field: AuditFileField) -> [AuditFileDistinctGroup] {
    (list(field, of: "groups of tokens", allowsNone: true) ?? []).compactMap { element in
      let before = damage
      var group = AuditFileDistinctGroup(location: location(of: element.value))
      read(element, as: AuditFileDistinctGroup.object, into: &group)
      if damage == before, group.tokens.isEmpty { fail("\(element.words) has no 'tokens'", at: element) }
      return group.tokens.isEmpty ? nil : group
    }
  }
}
