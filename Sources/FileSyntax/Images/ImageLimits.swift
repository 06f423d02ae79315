/// The limits on an image; beyond them, reading is refused before memory is allocated.
package enum ImageLimits {
  /// The most pixels on one side: 16,384, the largest texture of Apple's graphics processors.
  package static let side = 1 << 14
  /// The most bytes of decoded pixels: 96 MiB, 25 million pixels of 8-bit color with alpha.
  package static let decodedBytes = 96 << 20
  /// The most bytes of decoded pixels of all images below surfaces in one run: 192 MiB.
  package static let decodedBytesOfRun = 192 << 20
  /// The most bytes of decoded pixels of an app icon: 16 MiB, 2,048 pixels on a side; several are read at once.
  package static let decodedBytesOfIcon = 16 << 20
  /// The largest radius of a blur in pixels: 1,000, six times that of the thickest material on the densest display.
  static let blur = 1000.0
}
