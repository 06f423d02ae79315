/// The rows of a PNG file, decompressed from its chunks one after the other.
struct PNGRowReader: ~Copyable {
  private var inflater: Inflater

  /// Takes the bytes of a file and where the compressed pixels are in it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, parts: [Range<Int>]) {
    inflater = Inflater(bytes, parts: parts)
  }

  /// Up to which byte of the file the data has been used.
  var offset: Int { inflater.offset }

  /// Fills a buffer with the next bytes of rows.
  mutating func fill(_ target: UnsafeMutableBufferPointer<UInt8>) throws(ImageError) {
    switch inflater.inflate(into: target).progress {
    case .filled: return
    case .hungry, .ended: throw ImageError(.missingRows, at: offset)
    case .broken: throw ImageError(.compressedData, at: offset)
    }
  }

  /// Returns if the data goes on after the last row; at its end, its checksum is compared.
  mutating func hasMore() throws(ImageError) -> Bool {
    var byte: UInt8 = 0
    let (count, progress) = withUnsafeMutablePointer(to: &byte) { pointer in
      inflater.inflate(into: UnsafeMutableBufferPointer(start: pointer, count: 1))
    }
    if count > 0 { return true }
    switch progress {
    case .filled: return true
    case .ended: return inflater.hasMore
    case .hungry, .broken: throw ImageError(.compressedData, at: offset)
    }
  }
}
