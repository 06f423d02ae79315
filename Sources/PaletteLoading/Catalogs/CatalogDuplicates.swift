import PaletteModel
import TextSupport

/// Finds names that occur twice in one catalog.
enum CatalogDuplicates {
  /// Returns a warning for every set with the name of an earlier one in path order, which is used instead.
  static func diagnostics(for tokens: [Token]) -> [Diagnostic] {
    var latest: [TokenName: TokenIndex] = [:]
    latest.reserveCapacity(tokens.count)
    var repeated: [TokenName: [TokenIndex]] = [:]
    for index in tokens.typedIndices {
      let name = tokens[index].name
      if let earlier = latest.updateValue(index, forKey: name) {
        repeated[name, default: [earlier]].append(index)
      }
    }
    return repeated.values.flatMap { warnings(for: $0.map { tokens[$0] }) }
  }

  private static func warnings(for tokens: [Token]) -> [Diagnostic] {
    let ordered = tokens.ordered { $0.file.precedesInBytes($1.file) }
    guard let used = ordered.first else { return [] }
    return ordered.dropFirst().map { token in
      Diagnostic(
        .warning, .badData,
        "the catalog contains the color \(quoted(token.name.path)) twice, and the one in \(used.file) is used; "
          + "rename or remove one of them", at: token.location)
    }
  }
}
