import ColorMath

/// A hash that is equal on every machine and in every version; not a defense against forgery.
package enum StableHash {
  /// 32 hexadecimal digits for the UTF-8 of a text: FNV-1a with 128 bits (Fowler, Noll, Vo; RFC 9923).
  package static func hex(_ text: String) -> String { hex(Array(text.utf8)) }

  package static func hex(_ bytes: [UInt8]) -> String {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in bytes {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    return HexText.digits(hash, count: 32, isUppercase: false)
  }
}
