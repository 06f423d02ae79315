extension Array where Element == UInt8 {
  /// Returns the unsigned big-endian number in at most four bytes from an offset; nil beyond the end.
  func bigEndian(_ size: Int, at offset: Int) -> UInt32? {
    guard offset >= 0, size <= 4, offset <= count - size else { return nil }
    return self[offset..<offset + size].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
