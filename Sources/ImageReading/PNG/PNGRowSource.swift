/// The rows of a PNG file as they come out of its compressed chunks, one after the other.
struct PNGRowSource: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let parts: [Range<Int>]
  private var next = 0
  private var inflater: Inflater

  /// Takes the bytes of a file and where the compressed pixels are in it; nil if zlib has no memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, parts: [Range<Int>]) {
    guard let inflater = Inflater() else { return nil }
    self.inflater = inflater
    self.bytes = bytes
    self.parts = parts
  }

  /// Up to which byte of the file the data has been used.
  var offset: Int {
    next > 0 ? parts[next - 1].upperBound - inflater.waiting : parts.first?.lowerBound ?? 0
  }

  /// Fills a buffer with the next bytes of rows.
  mutating func fill(_ target: UnsafeMutableBufferPointer<UInt8>) throws(ImageError) {
    var filled = 0
    while filled < target.count {
      let (count, progress) = inflater.inflate(into: UnsafeMutableBufferPointer(rebasing: target[filled...]))
      filled += count
      switch progress {
      case .filled: return
      case .hungry where feed(): continue
      case .hungry, .ended: throw ImageError(.missingRows, at: offset)
      case .broken: throw ImageError(.compressedData, at: offset)
      }
    }
  }

  /// Returns true if the data goes on after the last row; at its end, its checksum is compared.
  mutating func hasMore() throws(ImageError) -> Bool {
    var byte: UInt8 = 0
    while true {
      let (count, progress) = withUnsafeMutablePointer(to: &byte) { pointer in
        inflater.inflate(into: UnsafeMutableBufferPointer(start: pointer, count: 1))
      }
      if count > 0 { return true }
      switch progress {
      case .filled: return true
      case .ended: return inflater.waiting > 0 || next < parts.count && parts[next...].contains { !$0.isEmpty }
      case .hungry where feed(): continue
      case .hungry, .broken: throw ImageError(.compressedData, at: offset)
      }
    }
  }

  /// Goes on to the next chunk; false after the last one.
  private mutating func feed() -> Bool {
    guard next < parts.count else { return false }
    inflater.feed(UnsafeBufferPointer(rebasing: bytes[parts[next]]))
    next += 1
    return true
  }
}
