import ColorMath

/// The reason that a value is not a color, with the correction.
struct TokenColorProblem: Error {
  let message: String
  /// The value at fault; nil if it is the one that was read.
  var place: TokenTree.Place?

  init(_ message: String, at place: TokenTree.Place? = nil) { (self.message, self.place) = (message, place) }
}
