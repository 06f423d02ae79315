/// The checksum of ISO 3309 that PNG chunks and gzip use, eight bytes at a time.
enum CRC32 {
  /// Returns the checksum of bytes.
  static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var sum = ~UInt32(0)
      var index = 0
      while bytes.count - index >= 8 {
        var mixed: UInt32 = 0
        for place in 0..<8 {
          let byte = bytes[index + place] ^ (place < 4 ? UInt8(truncatingIfNeeded: sum >> (8 * UInt32(place))) : 0)
          mixed ^= tables[(7 - place) << 8 | Int(byte)]
        }
        sum = mixed
        index += 8
      }
      while index < bytes.count {
        sum = sum >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[index])]
        index += 1
      }
      return ~sum
    }
  }

  /// Eight tables of 256 sums: each byte followed by as many zeros as the table's number.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xEDB8_8320 }
    }
    for index in 256..<8 << 8 {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()
}
