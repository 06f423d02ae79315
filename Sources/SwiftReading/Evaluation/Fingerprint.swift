import Palettes

/// A number in the place of a value: equal values have equal numbers, and different ones different numbers, except for
/// one case in about 10^19 (64 bits, each mixed with the finalizer of SplitMix64).
struct Fingerprint: Hashable, Sendable {
  private(set) var bits: UInt64

  /// Starts with a kind, so that values of different kinds differ.
  init(_ kind: UInt8 = 0) { bits = 0xCBF2_9CE4_8422_2325 ^ UInt64(kind) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func add(_ number: UInt64) {
    var mixed = (bits ^ number) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    bits = mixed ^ (mixed >> 31)
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ other: Fingerprint) { add(other.bits) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      // The rest, with the length.
      var rest = UInt64(truncatingIfNeeded: bytes.count)
      for byte in bytes[place...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
    }
  }

  mutating func add(_ place: SourceProject.Place) {
    add(UInt64(place.file.offset) << 32 | UInt64(place.node.offset))
  }

  func adding(_ text: String) -> Fingerprint {
    var own = self
    own.add(text)
    return own
  }
}
