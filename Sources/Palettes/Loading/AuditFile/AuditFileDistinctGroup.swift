import FileSyntax

/// A group of tokens that must be distinguishable, before their names are resolved.
struct AuditFileDistinctGroup: Hashable, Sendable {
  /// The tokens as written, in file order.
  var tokens: [AuditFileColor] = []
  /// The place where the group begins.
  package var location: SourceLocation

  static let object = AuditFileObject<AuditFileDistinctGroup>(
    words: "a distinct group",
    constraints: #""required": ["tokens"]"#,
    keys: [
      AuditFileKey(
        "tokens", schema: AuditFileSchema.list(of: AuditFileType.text.schema, #""minItems": 2"#)
      ) { field, group, reader in
        group.tokens = (reader.list(field, of: "token names") ?? []).compactMap { reader.colorText($0) }
        if group.tokens.count == 1, field.value.count == 1 {
          reader.fail("\(field.words) contains only one token; add at least one more to compare it with", at: field)
        }
      }
    ])
}

extension AuditFileDistinctGroup {
  /// The most comparisons of two tokens in all groups of an audit file: as many as one group of 447 tokens has.
  static let mostComparisons = 100_000

  /// The number of pairwise comparisons in the group.
  fileprivate var comparisons: Int { tokens.count * (tokens.count - 1) / 2 }
}

extension AuditFileReader {
  /// Reads all groups of distinguishable tokens, in file order.
  mutating func distinctGroups(_ field: AuditFileField) -> [AuditFileDistinctGroup] {
    let groups = (list(field, of: "token groups", allowsNone: true) ?? []).compactMap { distinctGroup($0) }
    let comparisons = groups.reduce(0) { $0 + $1.comparisons }
    guard comparisons <= AuditFileDistinctGroup.mostComparisons else {
      refuse(field, comparisons, "token comparisons", AuditFileDistinctGroup.mostComparisons)
      return []
    }
    return groups
  }

  private mutating func distinctGroup(_ element: AuditFileField) -> AuditFileDistinctGroup? {
    let before = damage
    var group = AuditFileDistinctGroup(location: location(of: element.value))
    read(element, as: AuditFileDistinctGroup.object, into: &group)
    if damage == before, group.tokens.isEmpty { fail("\(element.words) has no 'tokens'; add them", at: element) }
    return group.tokens.isEmpty ? nil : group
  }
}
