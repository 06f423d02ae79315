package import FileSyntax

/// An image that was read for an audit.
package struct BackdropImage: Sendable {
  /// The path as reports print it.
  package var file: String
  /// The pixels; nil if the file could not be read, as a diagnostic says.
  package var pixels: ImagePixels?
}
