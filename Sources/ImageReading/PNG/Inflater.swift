import CZlib

/// A stream that the system's zlib inflates; the compressed bytes stay where they are and must outlive it.
struct Inflater: ~Copyable {
  /// How far one step came.
  enum Progress {
    /// The target is full.
    case filled
    /// All compressed bytes are used up, and the target is not full.
    case hungry
    /// The compressed data has ended by its own account, its checksum right, before the target was full.
    case ended
    /// The compressed data is not of the format.
    case broken
  }

  /// zlib keeps a reference to its stream, which therefore must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Starts a stream; nil where zlib has no memory.
  init?() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// How many compressed bytes wait.
  var waiting: Int { Int(stream.pointee.avail_in) }

  /// Gives the next compressed bytes, at most 2³² − 1.
  mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = uInt(clamping: bytes.count)
  }

  /// Inflates into a target of at most 2³² − 1 bytes, and says how many were written.
  mutating func inflate(into target: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, progress: Progress) {
    stream.pointee.next_out = target.baseAddress
    stream.pointee.avail_out = uInt(clamping: target.count)
    let wanted = Int(stream.pointee.avail_out)
    let code = CZlib.inflate(stream, Z_NO_FLUSH)
    let count = wanted - Int(stream.pointee.avail_out)
    if code == Z_STREAM_END { return (count, count == target.count ? .filled : .ended) }
    guard code == Z_OK || code == Z_BUF_ERROR else { return (count, .broken) }
    return (count, count == target.count ? .filled : .hungry)
  }

  /// Inflates at most so many bytes; less where the data ends or is broken.
  static func beginning(of compressed: ArraySlice<UInt8>, upTo most: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: most) { target, count in
      guard var inflater = Inflater() else { return }
      compressed.withUnsafeBufferPointer { bytes in
        inflater.feed(bytes)
        count = inflater.inflate(into: target).count
      }
    }
  }
}
