/// Writes PNG files chunk by chunk, so that each part can be wrong; data is stored, not compressed.
struct PNGBuilder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var width: UInt32 = 2
  var height: UInt32 = 2
  var depth: UInt8 = 8
  var colorType: UInt8 = 2
  /// Compression, filter and interlace method.
  var methods: [UInt8] = [0, 0, 0]
  /// Chunks between `IHDR` and `IDAT`.
  var before: [[UInt8]] = []
  /// Rows with their filters; nil for rows of zeros.
  var rows: [UInt8]?

  /// A file of all its parts.
  var file: [UInt8] {
    Self.signature + header + before.flatMap { $0 } + Self.chunk("IDAT", Self.stored(rows ?? zeros))
      + Self.chunk("IEND")
  }

  var header: [UInt8] {
    Self.chunk("IHDR", Self.word(width) + Self.word(height) + [depth, colorType] + methods)
  }

  private var zeros: [UInt8] {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType), default: 1]
    let row = (Int(width) * samples * Int(depth) + 7) / 8 + 1
    return Array(repeating: 0, count: row * Int(height))
  }

  /// Returns rows without a filter, their bytes given pixel by pixel.
  static func rows(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += pixel(x, y) }
    }
    return rows
  }

  static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
    let body = Array(type.utf8) + data
    return word(UInt32(data.count)) + body + word(checksum(body))
  }

  static func word(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xEDB8_8320 }
    }
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let size = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for number in [size, ~size] { stream += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + word(adler(bytes))
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return UInt32(high) << 16 | UInt32(low)
  }
}
