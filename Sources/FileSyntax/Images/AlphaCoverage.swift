/// The opacity of an image, over all its pixels.
package enum AlphaCoverage: Hashable, Sendable {
  /// Every pixel is opaque.
  case opaque
  /// Every pixel is clear.
  case clear
  /// Some pixels are neither, or they differ.
  case mixed
}
