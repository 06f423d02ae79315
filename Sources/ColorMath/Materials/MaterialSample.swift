/// A known color below a material, and the color seen there.
package struct MaterialSample: Hashable, Sendable {
  /// The color below the material.
  var backdrop: EncodedSRGB
  /// The color of the material over it, 0…1 in each channel.
  var seen: EncodedSRGB

  /// The standard deviation of the pixels of which the color seen is the mean, 0…1.
  var noise: Double

  /// Creates a sample; the color seen is clamped, as a material clamps it.
  package init(over backdrop: EncodedSRGB, seen: EncodedSRGB, noise: Double = 0) {
    self.backdrop = backdrop
    self.seen = seen.clamped
    self.noise = noise
  }
}
