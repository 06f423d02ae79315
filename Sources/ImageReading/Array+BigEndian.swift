extension Array where Element == UInt8 {
  /// The unsigned number in at most four bytes from an offset, the upper byte first; nil beyond the end.
  func bigEndian(_ size: Int, at offset: Int) -> UInt32? {
    guard offset >= 0, size <= 4, offset <= count - size else { return nil }
    return self[offset..<offset + size].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
