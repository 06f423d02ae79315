extension UInt32 {
  /// The largest difference of two packed pixels in one channel, 0…255; 255 if one of them is not opaque.
  @inline(__always)
  func difference(from other: UInt32) -> Int {
    if self == other { return 0 }
    if (self | other) >> 24 != 0 { return 255 }
    let red = abs(Int(self >> 16) - Int(other >> 16))
    let green = abs(Int(self >> 8 & 0xFF) - Int(other >> 8 & 0xFF))
    let blue = abs(Int(self & 0xFF) - Int(other & 0xFF))
    return Swift.max(red, green, blue)
  }
}
