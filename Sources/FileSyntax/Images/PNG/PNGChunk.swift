/// One chunk of a PNG file with a correct checksum.
struct PNGChunk: Sendable {
  /// The four letters.
  let type: PNGChunkType
  /// The start of the type and length.
  let start: Int
  /// The bytes between type and checksum.
  let data: Range<Int>
  /// The start of the next chunk.
  var end: Int { data.upperBound + 4 }

  /// Reads the chunk at an offset and compares its checksum.
  init(of bytes: [UInt8], at start: Int) throws(ImageError) {
    guard let length = bytes.bigEndian(4, at: start), let code = bytes.bigEndian(4, at: start + 4) else {
      throw ImageError(.truncated, at: bytes.count)
    }
    let type = PNGChunkType(code: code)
    guard type.isMadeOfLetters else { throw ImageError(.badChunkType, at: start + 4) }
    guard length <= Int32.max else { throw ImageError(.chunkLength(type.name, Int(clamping: length)), at: start) }
    guard length <= bytes.count - start - 8 else { throw ImageError(.truncated, at: bytes.count) }
    let data = start + 8..<start + 8 + Int(length)
    guard let checksum = bytes.bigEndian(4, at: data.upperBound) else {
      throw ImageError(.truncated, at: bytes.count)
    }
    guard Self.checksum(bytes, start + 4..<data.upperBound) == checksum else {
      throw ImageError(.checksum(type.name), at: data.upperBound)
    }
    self.type = type
    self.start = start
    self.data = data
  }

  private static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBufferPointer { CRC32.checksum(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
