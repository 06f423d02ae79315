/// Bytes that grow at their end.
///
/// Capacity is reserved ahead, so that a piece is written in one step.
struct ByteBuffer: Sendable {
  /// The bytes written so far, followed by the reserved capacity.
  private var storage: [UInt8]
  /// The number of bytes written.
  private(set) var count = 0

  /// Starts empty, with a capacity in bytes.
  init(room: Int) { storage = Array(repeating: 0, count: max(room, 0)) }

  /// A copy of the bytes written so far.
  var bytes: [UInt8] { Array(storage[..<count]) }

  /// Some of the bytes written so far, shared with the buffer until it is written to.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { storage[range] }

  /// Calls a closure with the bytes written so far.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Lets a closure write at most `most` bytes at the end; it returns the number that it wrote.
  @inline(__always)
  mutating func write(upTo most: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count - count < most { grow(by: most) }
    let end = count
    count += storage.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { body($0 + end) } ?? 0
    }
  }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    write(upTo: 1) { target in
      target.pointee = byte
      return 1
    }
  }

  /// Appends bytes unchanged.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(upTo: bytes.count) { target in
      if let source = bytes.baseAddress { target.update(from: source, count: bytes.count) }
      return bytes.count
    }
  }

  /// Appends a text unchanged.
  @inline(__always)
  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  /// Returns the bytes written so far, and starts again without any.
  mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &storage)
    taken.removeLast(taken.count - count)
    count = 0
    return taken
  }

  /// Discards the bytes written so far and keeps the capacity.
  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow(by most: Int) {
    let size = max(count + most, 2 * storage.count, 256)
    storage = Array(unsafeUninitializedCapacity: size) { buffer, initialized in
      let written = buffer.initialize(fromContentsOf: storage[..<count])
      buffer[written...].initialize(repeating: 0)
      initialized = size
    }
  }
}
