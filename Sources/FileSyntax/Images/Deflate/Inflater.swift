/// A stream of deflated data that is inflated step by step (RFC 1950 and 1951).
///
/// The compressed bytes stay where they are and must outlive it. Between steps it holds the last 32 KiB, which matches refer to.
struct Inflater: ~Copyable {
  /// The outcome of one step.
  enum Progress {
    /// The target is full.
    case filled
    /// The compressed bytes end too early, and the target is not full.
    case hungry
    /// The compressed data has ended by its own account, its checksum right, before the target was full.
    case ended
    /// The compressed data is not of the format.
    case broken
  }

  /// The bytes around the compressed blocks.
  enum Framing {
    /// Two bytes before them, and a checksum behind them.
    case zlib
    /// No bytes.
    case raw
  }

  /// The meaning of the next bits.
  enum State {
    case start
    case block
    /// Bytes as they are: how many are left.
    case stored(Int)
    case codes
    case checksum
    case ended
    case hungry
    case broken
  }

  var state: State
  var source: BitReader
  /// The last block has begun.
  var isLast = false
  /// The codes of literals and lengths, and of distances, are the fixed ones.
  var hasFixedCodes = false
  var literals = HuffmanTable(HuffmanEntry.literals, depth: 11)
  var distances = HuffmanTable(HuffmanEntry.distances, depth: 8)
  /// The last inflated bytes: those up to `written`, of which the caller has those before `delivered`.
  let output: UnsafeMutablePointer<UInt8>
  var written = 0

  private let framing: Framing
  private var delivered = 0
  /// The sum of what is before `summed`.
  private var sum = Adler32()
  private var summed = 0

  /// The place in `output` at which a step stops.
  private static let room = 3 * DeflateAlphabet.window
  /// A match that begins at `room` still fits, and the words it is copied in may end up to 7 bytes behind it.
  private static let capacity = room + DeflateAlphabet.longestMatch + 8

  /// Starts a stream in the ranges of a buffer that follow one another.
  init(_ bytes: UnsafeBufferPointer<UInt8>, parts: [Range<Int>], framing: Framing = .zlib) {
    source = BitReader(bytes, parts: parts)
    state = framing == .zlib ? .start : .block
    self.framing = framing
    output = .allocate(capacity: Self.capacity)
  }

  deinit { output.deallocate() }

  /// Up to which byte of the buffer the data has been used.
  var offset: Int { source.offset }

  /// True if compressed bytes are left.
  var hasMore: Bool { source.hasMore }

  /// Inflates into a target, and says how many bytes were written.
  mutating func inflate(into target: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, progress: Progress) {
    var count = 0
    while true {
      let wanted = min(delivered + target.count - count, Self.room)
      run(past: wanted)
      let ready = min(written, wanted) - delivered
      _ = UnsafeMutableBufferPointer(rebasing: target[count..<count + ready])
        .update(fromContentsOf: UnsafeBufferPointer(start: output + delivered, count: ready))
      delivered += ready
      count += ready
      if case .broken = state { return (count, .broken) }
      if count == target.count { return (count, .filled) }
      if delivered == written {
        if case .ended = state { return (count, .ended) }
        if case .hungry = state { return (count, .hungry) }
      }
      if delivered == Self.room { slide() }
    }
  }

  /// Goes on until there is more than is wanted, so that an end that follows at once is seen, or until it cannot go on.
  private mutating func run(past wanted: Int) {
    while written <= wanted {
      switch state {
      case .start: readHeader()
      case .block: readBlock()
      case .stored(let left):
        if left > 0, written == wanted { return }
        copyStored(left, atMost: wanted - written)
      case .codes:
        decodeQuickly(past: wanted)
        if case .codes = state, written <= wanted { decodeOne() }
      case .checksum: compareChecksum()
      case .ended, .hungry, .broken: return
      }
    }
  }

  /// Moves the last 32 KiB to the front.
  private mutating func slide() {
    addToSum()
    let distance = written - DeflateAlphabet.window
    output.update(from: output + distance, count: DeflateAlphabet.window)
    written -= distance
    delivered -= distance
    summed = written
  }

  private mutating func addToSum() {
    guard framing == .zlib else { return }
    sum.add(UnsafeBufferPointer(start: output + summed, count: written - summed))
    summed = written
  }

  /// Reads the method and its flags, which are a multiple of 31; a dictionary that both sides know is not supported.
  private mutating func readHeader() {
    guard let header = source.take(16) else { return stop() }
    let (method, flags) = (header & 0xFF, header >> 8)
    let isKnown = method & 0xF == 8 && method >> 4 <= 7 && flags & 0x20 == 0
    state = isKnown && (method << 8 | flags).isMultiple(of: 31) ? .block : .broken
  }

  private mutating func compareChecksum() {
    source.align()
    guard let expected = source.take(32) else { return stop() }
    addToSum()
    state = UInt32(truncatingIfNeeded: expected).byteSwapped == sum.value ? .ended : .broken
  }

  private mutating func copyStored(_ left: Int, atMost most: Int) {
    guard left > 0 else { return endBlock() }
    let size = min(left, most)
    let copied = source.copy(size, to: output + written)
    written += copied
    state = .stored(left - copied)
    if copied < size { stop() }
  }

  /// Goes on after a block.
  mutating func endBlock() {
    state = !isLast ? .block : framing == .zlib ? .checksum : .ended
  }

  /// Ends where the compressed bytes do.
  mutating func stop() {
    source.drain()
    state = .hungry
  }
}
