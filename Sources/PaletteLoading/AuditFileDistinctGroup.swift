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
          reader.fail("\(field.words) contains one token; add at least one more to compare", at: field)
        }
      }
    ])
}

extension AuditFileDistinctGroup {
  /// The most comparisons of two tokens in all groups of an audit file: one group of 447 tokens has as many.
  static let mostComparisons = 100_000

  /// How many times two tokens of the group are compared.
  fileprivate var comparisons: Int { tokens.count * (tokens.count - 1) / 2 }
}

extension AuditFileReader {
  /// All groups of tokens to tell apart, in the order of the file.
  mutating func distinctGroups(_ field: AuditFileField) -> [AuditFileDistinctGroup] {
    let groups = (list(field, of: "groups of tokens", allowsNone: true) ?? []).compactMap { distinctGroup($0) }
    let comparisons = groups.reduce(0) { $0 + $1.comparisons }
    guard comparisons <= AuditFileDistinctGroup.mostComparisons else {
      refuse(field, comparisons, "comparisons of two tokens", AuditFileDistinctGroup.mostComparisons)
      return []
    }
    return groups
  }

  private mutating func distinctGroup(_ element: AuditFileField) -> AuditFileDistinctGroup? {
    let before = damage
    var group = AuditFileDistinctGroup(location: location(of: element.value))
    read(element, as: AuditFileDistinctGroup.object, into: &group)
    if damage == before, group.tokens.isEmpty { fail("\(element.words) has no 'tokens'", at: element) }
    return group.tokens.isEmpty ? nil : group
  }
}
