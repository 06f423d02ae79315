/// Compressed bytes in one or more parts of a buffer, read bit by bit, the lowest bit of each byte first.
///
/// The buffer must outlive it.
struct BitReader {
  /// The next bits, the first one lowest.
  ///
  /// Those beyond `count` are the bits that follow, or 0.
  var bits: UInt64 = 0
  /// The bits that are there for certain, 0…63.
  var count = 0
  /// The place in the buffer of the next byte that has not been put into `bits`.
  var position = 0
  /// The end of the part that is being read.
  private(set) var end = 0

  private let bytes: UnsafeBufferPointer<UInt8>
  private let parts: [Range<Int>]
  /// The number of the part after the one that is being read.
  private var next = 0

  /// Takes a buffer and the ranges in it that follow one another.
  init(_ bytes: UnsafeBufferPointer<UInt8>, parts: [Range<Int>]) {
    self.bytes = bytes
    self.parts = parts
    position = parts.first?.lowerBound ?? 0
    end = position
  }

  /// The place in the buffer up to which bits have been taken; a byte counts as soon as one of its bits is.
  var offset: Int {
    var (left, part, place) = (count >> 3, next - 1, position)
    while part > 0, place - left < parts[part].lowerBound {
      left -= place - parts[part].lowerBound
      part -= 1
      place = parts[part].upperBound
    }
    return place - left
  }

  /// True if whole bytes are left.
  var hasMore: Bool { count >= 8 || position < end || next < parts.count && parts[next...].contains { !$0.isEmpty } }

  /// Makes at least 56 bits ready, or all that are left.
  @inline(__always)
  mutating func refill() {
    if end - position >= 8 {
      bits |= word(at: position) &<< UInt64(truncatingIfNeeded: count)
      position &+= (63 &- count) >> 3
      count |= 56
    } else {
      refillAtEnd()
    }
  }

  /// Eight bytes as one number; the place must be at least 8 before the end of a part.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private mutating func refillAtEnd() {
    while count <= 55 {
      guard position < end else {
        if advance() { continue }
        return
      }
      bits |= UInt64(bytes[position]) &<< UInt64(truncatingIfNeeded: count)
      position += 1
      count += 8
    }
  }

  /// Goes on to the next part; false after the last one.
  private mutating func advance() -> Bool {
    guard next < parts.count else { return false }
    position = parts[next].lowerBound
    end = parts[next].upperBound
    next += 1
    return true
  }

  /// Takes bits that are there.
  @inline(__always)
  mutating func skip(_ size: Int) {
    bits = bits &>> UInt64(truncatingIfNeeded: size)
    count &-= size
  }

  /// Takes a number of 0…32 bits; nil if fewer are left.
  mutating func take(_ size: Int) -> Int? {
    if count < size { refill() }
    guard count >= size else { return nil }
    let number = Int(truncatingIfNeeded: bits & (1 &<< UInt64(truncatingIfNeeded: size) &- 1))
    skip(size)
    return number
  }

  /// Leaves out the bits up to the next byte.
  mutating func align() { skip(count & 7) }

  /// Leaves nothing to be read.
  mutating func drain() {
    while advance() {}
    position = end
    (bits, count) = (0, 0)
  }

  /// Copies whole bytes after `align()`; gives how many there were.
  mutating func copy(_ size: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var copied = 0
    while copied < size, count >= 8 {
      target[copied] = UInt8(truncatingIfNeeded: bits)
      skip(8)
      copied += 1
    }
    guard copied < size else { return copied }
    (bits, count) = (0, 0)
    while copied < size {
      guard position < end else {
        if advance() { continue }
        return copied
      }
      let run = min(size - copied, end - position)
      _ = UnsafeMutableBufferPointer(start: target + copied, count: run)
        .update(fromContentsOf: bytes[position..<position + run])
      copied += run
      position += run
    }
    return copied
  }
}
