/// The running checksum of a zlib stream (RFC 1950 section 8.2).
struct Adler32: Sendable {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  /// The checksum of all bytes so far.
  var value: UInt32 { high << 16 | low }

  /// Adds bytes to the sum.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let end = min(index + Self.longestRun, bytes.count)
      var (low, high) = (self.low, self.high)
      while index < end {
        low &+= UInt32(bytes[index])
        high &+= low
        index &+= 1
      }
      self.low = low % Self.modulus
      self.high = high % Self.modulus
    }
  }

  /// The largest prime below 2¹⁶.
  private static let modulus: UInt32 = 65521
  /// The most bytes whose sums stay within 32 bits.
  private static let longestRun = 5552
}
