package import ColorMath

/// The color space of an image's channels.
package enum ImageColorSpace: Hashable, Sendable {
  case sRGB
  case displayP3

  /// The color in unclamped encoded sRGB.
  package func encodedSRGB(_ encoded: Components) -> EncodedSRGB {
    switch self {
    case .sRGB: EncodedSRGB(encoded)
    case .displayP3: Color(.displayP3, encoded).encodedSRGB
    }
  }
}
