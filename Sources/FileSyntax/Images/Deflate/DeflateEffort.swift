/// The effort of a search for matches: input that is small enough is worth more of it.
struct DeflateEffort {
  /// The most places that are tried for one match.
  let longestChain: Int
  /// A match of so many bytes is taken without a look at other places.
  let longEnough: Int
  /// After a match of so many bytes, a better one is looked for in a quarter of the places.
  let good: Int
  /// A match of so many bytes is taken without a look at the next place.
  let contented: Int

  /// The most bytes that are searched thoroughly.
  static let thoroughUpTo = 6 << 20

  /// The effort for a number of bytes.
  init(for count: Int) {
    if count <= Self.thoroughUpTo {
      (longestChain, longEnough, good, contented) = (
        1024, DeflateAlphabet.longestMatch, 32, DeflateAlphabet.longestMatch
      )
    } else {
      (longestChain, longEnough, good, contented) = (128, 128, 8, 16)
    }
  }
}
