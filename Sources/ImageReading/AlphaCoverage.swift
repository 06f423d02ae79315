/// How much of an image its alpha lets through, taken over all pixels.
package enum AlphaCoverage: Hashable, Sendable {
  /// Every pixel is opaque.
  case opaque
  /// Every pixel is clear.
  case clear
  /// Some pixels are neither, or not the same as others.
  case mixed
}
