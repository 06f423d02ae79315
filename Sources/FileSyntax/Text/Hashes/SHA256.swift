/// The hash function SHA-256 of FIPS 180-4, for identities that are equal on every machine.
package struct SHA256: Sendable {
  private static let blockLength = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes of an incomplete block.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// Starts with nothing hashed.
  package init() {}

  /// The hash of bytes as 64 lower-case hexadecimal digits.
  package static func hex(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hex()
  }

  /// Hashes more bytes after earlier ones.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let isHashed: Void? = bytes.withContiguousStorageIfAvailable { add(buffer: $0[...]) }
    if isHashed == nil { Array(bytes).withUnsafeBufferPointer { add(buffer: $0[...]) } }
  }

  private mutating func add(buffer: Slice<UnsafeBufferPointer<UInt8>>) {
    length &+= UInt64(buffer.count)
    var left = buffer
    if !rest.isEmpty {
      let filling = left.prefix(Self.blockLength - rest.count)
      rest += filling
      left = left.dropFirst(filling.count)
      guard rest.count == Self.blockLength else { return }
      let block = rest
      block.withUnsafeBufferPointer { compress($0[...]) }
      rest.removeAll(keepingCapacity: true)
    }
    while left.count >= Self.blockLength {
      compress(left.prefix(Self.blockLength))
      left = left.dropFirst(Self.blockLength)
    }
    rest += left
  }

  /// The hash of everything that was added: 32 bytes.
  package consuming func finish() -> [UInt8] {
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    padding += repeatElement(0, count: (2 * Self.blockLength - 9 - rest.count) % Self.blockLength)
    for shift in stride(from: 56, through: 0, by: -8) { padding.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    add(padding)
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// The hash of everything that was added as 64 lower-case hexadecimal digits.
  package consuming func hex() -> String { Self.hexadecimal(finish()) }

  /// Bytes as lower-case hexadecimal digits, two for each.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
  }

  /// Section 6.2.2: one block of 64 bytes.
  private mutating func compress(_ block: Slice<UnsafeBufferPointer<UInt8>>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      Self.schedule(block, in: words)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for round in 0..<64 {
        let sum1 = e.rotated(by: 6) ^ e.rotated(by: 11) ^ e.rotated(by: 25)
        let first = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ Self.constants[round] &+ words[round]
        let sum0 = a.rotated(by: 2) ^ a.rotated(by: 13) ^ a.rotated(by: 22)
        let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  /// The 64 words that a block is spread over.
  private static func schedule(
    _ block: Slice<UnsafeBufferPointer<UInt8>>, in words: UnsafeMutableBufferPointer<UInt32>
  ) {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: block))
    for index in 0..<16 {
      words.initializeElement(
        at: index, to: UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small0 = early.rotated(by: 7) ^ early.rotated(by: 18) ^ (early >> 3)
      let small1 = late.rotated(by: 17) ^ late.rotated(by: 19) ^ (late >> 10)
      words.initializeElement(at: index, to: words[index - 16] &+ small0 &+ words[index - 7] &+ small1)
    }
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func rotated(by count: UInt32) -> UInt32 { (self >> count) | (self << (32 - count)) }
}
