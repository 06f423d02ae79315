extension Inflater {
  /// Inflates a zlib stream that is all of the bytes, into at most so many.
  static func zlib(_ bytes: [UInt8], atMost limit: Int) throws(InflateError) -> [UInt8] {
    try whole(bytes, .zlib, atMost: limit)
  }

  /// Inflates deflated blocks that are all of the bytes, without a header or a checksum, into at most so many.
  static func raw(_ bytes: [UInt8], atMost limit: Int) throws(InflateError) -> [UInt8] {
    try whole(bytes, .raw, atMost: limit)
  }

  /// Inflates at most so many bytes; less if the data ends or is broken.
  static func beginning(of compressed: ArraySlice<UInt8>, upTo most: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: most) { target, count in
      compressed.withUnsafeBufferPointer { bytes in
        var inflater = Inflater(bytes, parts: [0..<bytes.count])
        count = inflater.inflate(into: target).count
      }
    }
  }

  /// Takes memory in proportion to what is there, not to the limit.
  private static func whole(
    _ bytes: [UInt8], _ framing: Framing, atMost limit: Int
  ) throws(InflateError) -> [UInt8] {
    try bytes.withUnsafeBufferPointer { (buffer) throws(InflateError) -> [UInt8] in
      var inflater = Inflater(buffer, parts: [0..<buffer.count], framing: framing)
      var result: [UInt8] = []
      var progress = Progress.filled
      while progress == .filled {
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 15) { target, count in
          (count, progress) = inflater.inflate(into: target)
        }
        guard piece.count <= limit - result.count else { throw .tooLong }
        result += piece
      }
      switch progress {
      case .ended where inflater.hasMore: throw .surplus
      case .ended, .filled: return result
      case .hungry: throw .truncated
      case .broken: throw .broken
      }
    }
  }
}
