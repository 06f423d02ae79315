package import Palettes

/// The wishes of a person for advice, with tokens by their names.
package struct EditWishes: Sendable {
  /// Tokens that stay as they are.
  package var locked: [String] = []
  /// The only tokens that change; empty for all.
  package var only: [String] = []
  /// `A=B`: tokens that keep equal colors.
  package var ties: [String] = []
  /// The largest difference in hue of a color of the palette that is taken instead of a new one, in degrees from 0 to 60.
  package var hueTolerance = 5.0
  /// The multiple of a minimum that a new color aims at, 1…2.
  package var margin = AdviceWishes.usualMargin

  /// Starts without a wish.
  package init() {}

  /// The wishes for one palette, with names looked up in it.
  ///
  /// - Throws: `WishProblem` for names that it does not have, and for ties of tokens that differ.
  package func advice(in loaded: LoadedPalette) throws(WishProblem) -> AdviceWishes {
    var wishes = AdviceWishes()
    (wishes.margin, wishes.hue) = (margin, hueTolerance)
    for text in ties { wishes.tie(try pair(text, loaded)) }
    for name in locked { wishes.locked.insert(try token(name, loaded)) }
    if !only.isEmpty {
      var tokens: Set<TokenIndex> = []
      for name in only { tokens.insert(try token(name, loaded)) }
      wishes.only = tokens
    }
    return wishes
  }

  /// Two tokens with equal sets of entries.
  private func pair(_ text: String, _ loaded: LoadedPalette) throws(WishProblem) -> [TokenIndex] {
    let names = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard names.count == 2 else { throw .malformedTie(text) }
    let pair = [try token(names[0], loaded), try token(names[1], loaded)]
    let values = pair.map { token in
      Set(loaded.palette.tokens[token].entries.map { Entry($0.condition, $0.value) })
    }
    guard values[0] == values[1] else { throw .unequalTie(names[0], names[1]) }
    return pair
  }

  private func token(_ name: String, _ loaded: LoadedPalette) throws(WishProblem) -> TokenIndex {
    switch loaded.palette.lookup(name) {
    case .found(let index): return index
    case .ambiguous(let all): throw .ambiguousToken(name, all.map { loaded.palette.tokens[$0].name.qualified })
    case .unknown:
      if let declared = loaded.palette.unread[name] { throw .unreadToken(declared) }
      throw .unknownToken(name, among: loaded.palette.tokens.map { $0.name.path })
    }
  }
}

extension AdviceWishes {
  /// Ties tokens, together with those already tied to one of them.
  fileprivate mutating func tie(_ tokens: [TokenIndex]) {
    let joined = ties.filter { !Set($0).isDisjoint(with: tokens) }
    ties.removeAll { joined.contains($0) }
    ties.append(Set(joined.joined() + tokens).sorted())
  }
}
