/// An oddity in an image file that has one safe reading.
package struct ImageWarning: Hashable, Sendable {
  /// The kind of oddity.
  package enum Kind: Hashable, Sendable {
    /// No chunk says which color space the numbers are in.
    case untagged
    /// Only a gamma is given (`gAMA`), or chromaticities of neither sRGB nor Display P3 (`cHRM`); both are ignored.
    case gammaIgnored
    /// The ICC profile of this name is neither sRGB nor Display P3.
    case unknownProfile(String)
    /// Code points of a color space that is neither sRGB nor Display P3: primaries, transfer, matrix, full range.
    case unknownCodePoints([UInt8])
    /// An animation, of which the still image is read.
    case animated
    /// Compressed data that continues after the last row.
    case surplusData
    /// Bytes after the end of the image.
    case bytesAfterEnd(Int)
  }

  /// The kind of oddity.
  package var kind: Kind
  /// The first byte concerned, counted from 0.
  var byteOffset: Int

  /// The oddity and how it is read, in one line without a final period.
  package var message: String {
    switch kind {
    case .untagged: "has no color space, so it is read as sRGB"
    case .gammaIgnored: "specifies gamma or chromaticities without a profile, which are ignored, so it is read as sRGB"
    case .unknownProfile(let name): "has the unsupported color profile “\(name)”, so it is read as sRGB"
    case .unknownCodePoints(let points):
      "has unsupported color code points (\(points.map(String.init).joined(separator: " "))), so it is read as sRGB"
    case .animated: "is animated, so only its still image is used"
    case .surplusData: "has more compressed data than rows; the excess is ignored"
    case .bytesAfterEnd(let count): "has \(count) extra \(count == 1 ? "byte" : "bytes") at the end, which are ignored"
    }
  }
}
