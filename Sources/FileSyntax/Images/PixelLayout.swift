/// The memory layout of the channels of a pixel: gray or red, green, blue, then alpha.
struct PixelLayout: Hashable, Sendable {
  /// True if there are three channels of color rather than one of gray.
  var hasColor: Bool
  /// True if a channel of alpha follows.
  var hasAlpha: Bool
  /// 1 for channels of 8 bits, 2 for 16 bits.
  var bytesPerSample: Int

  /// The number of channels of a pixel, 1…4.
  var channels: Int { (hasColor ? 3 : 1) + (hasAlpha ? 1 : 0) }
  /// The size of a pixel, 1…8 bytes.
  var bytesPerPixel: Int { channels * bytesPerSample }
  /// The value for 1: 255 or 65535.
  var largest: Double { bytesPerSample == 1 ? 255 : 65535 }
}
