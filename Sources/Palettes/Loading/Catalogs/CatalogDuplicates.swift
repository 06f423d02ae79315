import FileSyntax

/// Finds names that occur twice in one catalog.
struct CatalogDuplicates {
  /// A warning for every set with the name of an earlier one in path order, which is used instead.
  private(set) var diagnostics: [Diagnostic] = []
  /// The names, each with the number of sets that are not used.
  private(set) var omissions: [Omission] = []

  /// Compares the names of all color sets.
  init(of tokens: [Token]) {
    var latest: [TokenName: TokenIndex] = [:]
    latest.reserveCapacity(tokens.count)
    var repeated: [TokenName: [TokenIndex]] = [:]
    for index in tokens.typedIndices {
      let name = tokens[index].name
      if let earlier = latest.updateValue(index, forKey: name) {
        repeated[name, default: [earlier]].append(index)
      }
    }
    for same in repeated.values { add(same.map { tokens[$0] }) }
  }

  private mutating func add(_ tokens: [Token]) {
    let ordered = tokens.ordered { $0.file.precedesInBytes($1.file) }
    guard let used = ordered.first, ordered.count > 1 else { return }
    diagnostics += ordered.dropFirst().map { token in
      Diagnostic(
        .warning, .badData,
        "the catalog contains the color \(quoted(token.name.path)) twice, and the one in \(used.file) is used; "
          + "rename or remove one of them", at: token.location)
    }
    omissions.append(
      Omission(.duplicateName, used.name.path, at: ordered[1].location, count: ordered.count - 1))
  }
}
