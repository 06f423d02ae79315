import FileSyntax

/// The pixels of a screenshot in 8 bits per channel, in the encoding of the file.
struct ScreenPixels: Sendable {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The rows from top to bottom, each pixel `0x00RRGGBB`, or `ImagePixels.notOpaque`.
  let colors: [UInt32]

  /// The most rows that are converted by one piece of work.
  static let band = 128

  /// Packs the pixels of an image.
  init(_ image: ImagePixels, workers: Workers) {
    (width, height) = (image.width, image.height)
    let starts =
      stride(from: 0, to: image.height, by: Self.band).map { $0 * image.width } + [image.height * image.width]
    colors =
      workers.fill(starts) { part, target in
        let rows = image.packed(rows: part * Self.band..<(part + 1) * Self.band)
        for index in rows.indices { target.initializeElement(at: index, to: rows[index]) }
      }.elements
  }
}
