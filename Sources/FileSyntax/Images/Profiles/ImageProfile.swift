/// The color space of an image and what said so.
package struct ImageProfile: Hashable, Sendable {
  /// The source of the color space; of several, the first one in this order counts (PNG 3 section 4.4).
  package enum Origin: Hashable, Sendable {
    /// Code points of ITU-T H.273 (`cICP`).
    case codePoints
    /// An ICC profile of this name (`iCCP`).
    case profile(String)
    /// The chunk `sRGB`.
    case standard
    /// The white point and the primaries (`cHRM`), with no other gamma than that of sRGB.
    case chromaticities
    /// No known source: sRGB is assumed.
    case assumed
  }

  /// The color space of the channels.
  package var space: ImageColorSpace
  /// The source of the space.
  package var source: Origin

  /// Creates a profile from a color space and the part of the file that names it.
  package init(space: ImageColorSpace, source: Origin) {
    self.space = space
    self.source = source
  }

  /// Code points for sRGB (1 13 0 1) and Display P3 (12 13 0 1); nil for all others.
  static func codePoints(_ points: [UInt8]) -> ImageProfile? {
    switch points {
    case [1, 13, 0, 1]: ImageProfile(space: .sRGB, source: .codePoints)
    case [12, 13, 0, 1]: ImageProfile(space: .displayP3, source: .codePoints)
    default: nil
    }
  }
}
