package import FileSyntax
package import ScreenReading

/// A screenshot as read, before its texts are judged.
package struct LookPicture: Sendable {
  /// A text, and the words of the frame that covers it.
  package struct Text: Sendable {
    package var seen: ScreenText
    package var label: String?
    /// The findings of another audit about it, in the words of that audit.
    package var issues: [String] = []

    /// Creates a text.
    package init(_ seen: ScreenText, label: String? = nil) { (self.seen, self.label) = (seen, label) }
  }

  /// The screenshot, its variant still unknown.
  package var shot: LookShot
  /// The texts from top to bottom.
  package var texts: [Text]

  /// Creates a picture from its texts.
  init(shot: LookShot, texts: [Text]) { (self.shot, self.texts) = (shot, texts) }

  /// Reads a PNG file.
  ///
  /// - Parameter scale: The number of pixels per point; nil to take it from the file.
  /// - Throws: `ImageError` for every file that is not a PNG image within the limits.
  package init(_ file: String, decoding bytes: [UInt8], scale: Double?, workers: Workers) throws(ImageError) {
    let image = try PNGImage(decoding: bytes)
    let reader = ScreenReader(image.pixels, workers: workers)
    let counts = reader.leftOut.map { LookShot.LeftOut(code: $0.kind.rawValue, count: $0.count) }
    shot = LookShot(
      file: file, width: image.pixels.width, height: image.pixels.height, scale: scale ?? image.header.screenScale,
      variant: nil, leftOut: counts, warnings: image.warnings.map { $0.message })
    texts = reader.texts.map { Text($0) }
  }
}
