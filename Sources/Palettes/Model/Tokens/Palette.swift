import ColorMath
import FileSyntax

/// All tokens of one audit, sorted by name, with a lookup by any unambiguous form of a name.
package final class Palette: Sendable {
  /// The result of looking up a name.
  package enum Lookup: Hashable, Sendable {
    case found(TokenIndex)
    case unknown
    /// The tokens that the name could mean, in order.
    case ambiguous([TokenIndex])
  }

  /// The tokens by catalog, run-time name and path; repeated names keep their path order.
  package let tokens: [Token]
  /// The fonts of typography tokens by their paths.
  package let fonts: [String: Font]
  /// The tokens that files declare and that are not read as colors, by their paths.
  package let unread: [String: UnreadToken]

  /// The first token with a given last part of its run-time name.
  private let firstByShortName: [String: TokenIndex]
  /// For each token, the next one with the same last part; itself if there is none.
  private let nextOfShortName: [TokenIndex]

  /// Sorts the tokens and prepares the lookup.
  package convenience init(_ tokens: [Token], fonts: [String: Font] = [:], unread: [UnreadToken] = []) {
    self.init(tokens, fonts: fonts, declared: Dictionary(firstOf: unread.map { ($0.path, $0) }))
  }

  /// Prepares other tokens for the lookup, next to those that are not read.
  init(_ tokens: [Token], fonts: [String: Font], declared: [String: UnreadToken]) {
    let sorted = Self.sorted(tokens)
    var first = [String: TokenIndex](minimumCapacity: sorted.count)
    var next = Array(sorted.typedIndices)
    for index in sorted.typedIndices.reversed() {
      if let later = first.updateValue(index, forKey: Self.shortName(of: sorted[index].name.path)) {
        next[index.offset] = later
      }
    }
    self.tokens = sorted
    self.fonts = fonts
    self.unread = declared
    firstByShortName = first
    nextOfShortName = next
  }

  private static func sorted(_ tokens: [Token]) -> [Token] {
    // NUL separates the three keys, as it sorts before every other byte; a name that contains one is compared part by
    // part.
    if tokens.contains(where: { $0.name.path.utf8.contains(0) }) {
      return tokens.ordered { $0.name == $1.name ? $0.file.precedesInBytes($1.file) : $0.name < $1.name }
    }
    return tokens.sortedByBytes { token, bytes in
      bytes += token.name.catalog.utf8
      bytes.append(0)
      bytes += token.name.path.utf8
      bytes.append(0)
      bytes += token.file.utf8
    }
  }

  /// Finds the token that a name in an audit file means: its run-time name, or any longer or shorter suffix of it.
  ///
  /// The whole run-time name wins over a longer name that merely ends with it; a token of a token file wins over assets
  /// generated from it; of a set that is repeated within one catalog, the first in path order is used.
  package func lookup(_ name: String) -> Lookup {
    guard !name.isEmpty, let first = firstByShortName[Self.shortName(of: name)] else { return .unknown }
    if nextOfShortName[first.offset] == first {
      return tokens[first].name.path == name || tokens[first].name.isMatched(by: name) ? .found(first) : .unknown
    }
    let candidates = namesakes(from: first).filter { tokens[$0].name.isMatched(by: name) }
    let exact = candidates.filter { tokens[$0].name.path == name }
    let matches = exact.isEmpty ? candidates : exact
    var different: [TokenIndex] = []
    for index in matches where !different.contains(where: { tokens[$0].name == tokens[index].name }) {
      different.append(index)
    }
    if different.count > 1, let source = source(of: different) { return .found(source) }
    switch different.count {
    case 0: return .unknown
    case 1: return .found(different[0])
    default: return .ambiguous(different)
    }
  }

  /// The one token of a token file among candidates, if all others are assets that its name folds to.
  private func source(of candidates: [TokenIndex]) -> TokenIndex? {
    let sources = candidates.filter { tokens[$0].isDesignToken }
    guard sources.count == 1 else { return nil }
    let name = tokens[sources[0]].name.folded
    return candidates.allSatisfy { tokens[$0].name.folded == name } ? sources[0] : nil
  }

  /// The shortest form of a token's name that resolves to it, for reports and fingerprints.
  package func displayName(of index: TokenIndex) -> String {
    let name = tokens[index].name
    if case .found = lookup(name.path) { return name.path }
    return name.qualified
  }

  /// The tokens with an equal last part of their name, in order.
  private func namesakes(from first: TokenIndex) -> [TokenIndex] {
    var found = [first]
    while let last = found.last, nextOfShortName[last.offset] != last { found.append(nextOfShortName[last.offset]) }
    return found
  }

  private static func shortName(of path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: cut)...])
  }
}
