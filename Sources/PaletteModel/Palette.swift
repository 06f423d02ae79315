import ColorMath

/// All tokens of one audit, sorted by name, with a lookup by any unambiguous form of a name.
package struct Palette: Sendable {
  /// What a name leads to.
  package enum Lookup: Hashable, Sendable {
    case found(Int)
    case unknown
    /// The tokens that the name could mean, as indices in order.
    case ambiguous([Int])
  }

  /// The tokens by catalog, run-time name and path; repeated names keep their path order.
  package let tokens: [Token]

  /// Tokens by the last part of their run-time name.
  private let byShortName: [String: [Int]]

  /// Sorts the tokens and prepares the lookup.
  package init(_ tokens: [Token]) {
    let sorted = tokens.sorted {
      $0.name == $1.name ? $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) : $0.name < $1.name
    }
    var byShortName: [String: [Int]] = [:]
    byShortName.reserveCapacity(sorted.count)
    for (index, token) in sorted.enumerated() {
      byShortName[Self.shortName(of: token.name.path), default: []].append(index)
    }
    self.tokens = sorted
    self.byShortName = byShortName
  }

  /// Finds the token that a name in an audit file means: its run-time name, or any longer or shorter end of it.
  ///
  /// The whole run-time name wins over a longer name that merely ends with it; of a set that is repeated within one
  /// catalog, the first in path order is used.
  package func lookup(_ name: String) -> Lookup {
    let candidates = (byShortName[Self.shortName(of: name)] ?? []).filter { tokens[$0].name.isMatched(by: name) }
    let exact = candidates.filter { tokens[$0].name.path == name }
    let matches = exact.isEmpty ? candidates : exact
    var different: [Int] = []
    for index in matches where !different.contains(where: { tokens[$0].name == tokens[index].name }) {
      different.append(index)
    }
    switch different.count {
    case 0: return .unknown
    case 1: return .found(different[0])
    default: return .ambiguous(different)
    }
  }

  /// The shortest form of a token's name that finds it again, for reports and fingerprints.
  package func displayName(of index: Int) -> String {
    let name = tokens[index].name
    if case .found = lookup(name.path) { return name.path }
    return name.qualified
  }

  private static func shortName(of path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: cut)...])
  }
}
