import ColorMath

/// The hash XXH64 by Yann Collet, with the seed 0: the digits that `xxhsum -H64` prints.
///
/// It distinguishes large files at several gigabytes a second. It is not a defense against forgery.
package enum XXHash64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// Sixteen lowercase hexadecimal digits for bytes.
  package static func hex(_ bytes: [UInt8]) -> String {
    HexText.digits(bytes.withUnsafeBytes(value), count: 16, isUppercase: false)
  }

  package static func value(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (hash, offset) = stripes(bytes)
    hash &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash = (hash ^ round(0, word(bytes, offset))).rotated(by: 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      hash = (hash ^ (UInt64(half) &* prime1)).rotated(by: 23) &* prime2 &+ prime3
      offset += 4
    }
    for byte in bytes[offset...] { hash = (hash ^ (UInt64(byte) &* prime5)).rotated(by: 11) &* prime1 }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  /// The hash of all whole stripes of 32 bytes, and their end.
  private static func stripes(_ bytes: UnsafeRawBufferPointer) -> (hash: UInt64, end: Int) {
    guard bytes.count >= 32 else { return (prime5, 0) }
    var (a, b, c, d) = (prime1 &+ prime2, prime2, 0 as UInt64, 0 &- prime1)
    var offset = 0
    while offset + 32 <= bytes.count {
      a = round(a, word(bytes, offset))
      b = round(b, word(bytes, offset + 8))
      c = round(c, word(bytes, offset + 16))
      d = round(d, word(bytes, offset + 24))
      offset += 32
    }
    var hash = a.rotated(by: 1) &+ b.rotated(by: 7) &+ c.rotated(by: 12) &+ d.rotated(by: 18)
    for lane in [a, b, c, d] { hash = (hash ^ round(0, lane)) &* prime1 &+ prime4 }
    return (hash, offset)
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    (lane &+ word &* prime2).rotated(by: 31) &* prime1
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  fileprivate func rotated(by count: UInt64) -> UInt64 { (self &<< count) | (self &>> (64 &- count)) }
}
