/// Bytes that are written bit by bit, the lowest bit of each byte first.
struct BitSink {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  /// Writes the low 0…32 bits of a number that has no others.
  mutating func put(_ number: Int, _ size: Int) {
    bits |= UInt64(truncatingIfNeeded: number) &<< UInt64(truncatingIfNeeded: count)
    count &+= size
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits &>>= 8
      count &-= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { put(0, 8 - count) }
  }

  /// Writes whole bytes after `align()`.
  mutating func put(_ whole: some Sequence<UInt8>) { bytes += whole }

  /// Writes the four bytes of a number after `align()`, the upper one first.
  mutating func putBigEndian(_ number: UInt32) {
    for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(place)))) }
  }
}
