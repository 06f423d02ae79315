import FileSyntax

/// The hash of a name, by which many names are looked up without a string for each.
enum NameHash {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  static func joined(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The hash of a whole name.
  static func of(_ name: some Sequence<UInt8>) -> UInt64 { name.reduce(start, joined) }
}
