/// A color set that has been found and not been read yet.
struct ColorsetPlace: Sendable {
  /// The path of its folder.
  var folder: String
  /// The path of its folder as reports print it.
  var display: String
  var name: TokenName
}
