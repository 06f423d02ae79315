package import Palettes

/// The wishes of a person for a solution, with tokens by their names.
package struct EditWishes: Sendable {
  /// Tokens that stay as they are.
  package var locked: [String] = []
  /// `TOKEN=N`: tokens that move more readily; their change counts 1/N, with N from 0.01 to 100.
  package var preferred: [String] = []
  /// `A=B`: tokens that keep equal colors.
  package var ties: [String] = []
  /// The largest change of a hue, in degrees from 0 to 60.
  package var hueTolerance = 5.0
  /// True if levels of text and of surfaces stay apart and in order.
  package var keepsOrder = true
  /// True if foregrounds may change to the other side of their surfaces, and surfaces turn from light to dark or back.
  package var allowsFlip = false

  /// Starts without a wish.
  package init() {}

  /// The wishes for one palette, with names looked up in it.
  package func options(in loaded: LoadedPalette) throws(WishProblem) -> SolveOptions {
    var options = SolveOptions(hueTolerance: hueTolerance, keepsOrder: keepsOrder)
    options.allowsFlip = allowsFlip
    for text in ties { options.tie(try pair(text, loaded)) }
    for name in locked { options.locked.insert(try token(name, loaded)) }
    for text in preferred {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Double(String(parts[1])), (0.01...100).contains(number) else {
        throw .malformedPreference(text)
      }
      options.weights[try token(String(parts[0]), loaded)] = 1 / number
    }
    return options
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
