/// The decoder of one prefix code: short codes by one look into a table, longer ones bit by bit.
struct HuffmanTable: ~Copyable {
  /// The symbols of all codes of at most `depth` bits, at the next bits of the data.
  let entries: UnsafeMutablePointer<HuffmanEntry>
  /// The bits of a number that are its place in `entries`.
  private(set) var mask: UInt64 = 0

  /// The most bits that are looked up at once.
  private let depth: Int
  /// The entries that symbols become, without the lengths of their codes.
  private let symbols: [HuffmanEntry]
  /// Entries in the order of their codes.
  private let sorted: UnsafeMutablePointer<HuffmanEntry>
  /// The number of codes of each length, 0…15.
  private let counts: UnsafeMutablePointer<Int>

  /// Makes room for the codes of an alphabet.
  init(_ symbols: [HuffmanEntry], depth: Int) {
    self.symbols = symbols
    self.depth = depth
    entries = .allocate(capacity: 1 << depth)
    entries.initialize(repeating: .none, count: 1 << depth)
    sorted = .allocate(capacity: symbols.count)
    sorted.initialize(repeating: .none, count: symbols.count)
    counts = .allocate(capacity: DeflateAlphabet.longestCode + 1)
    counts.initialize(repeating: 0, count: DeflateAlphabet.longestCode + 1)
  }

  deinit {
    entries.deallocate()
    sorted.deallocate()
    counts.deallocate()
  }

  /// Takes the code lengths of the first symbols, 0 for those without a code.
  ///
  /// False if there are more codes than the lengths allow, or fewer; deflate allows one code of one bit, or none, if
  /// `maySpare` says so.
  mutating func build(_ lengths: UnsafeBufferPointer<UInt8>, maySpare: Bool) -> Bool {
    guard let longest = count(lengths) else { return false }
    let spare = spare
    guard spare == 0 || spare > 0 && maySpare && longest <= 1 else { return false }
    sort(lengths)
    fill(upTo: min(depth, max(1, longest)))
    return true
  }

  /// Counts the codes of each length; gives the longest, nil for a length or a number that cannot be.
  private func count(_ lengths: UnsafeBufferPointer<UInt8>) -> Int? {
    guard lengths.count <= symbols.count else { return nil }
    counts.update(repeating: 0, count: DeflateAlphabet.longestCode + 1)
    var longest = 0
    var index = 0
    while index < lengths.count {
      let length = Int(lengths[index])
      guard length <= DeflateAlphabet.longestCode else { return nil }
      counts[length] &+= 1
      longest = max(longest, length)
      index &+= 1
    }
    counts[0] = 0
    return longest
  }

  /// The codes of 15 bits that are left over; negative if there are too many codes.
  private var spare: Int {
    var free = 1
    for length in 1...DeflateAlphabet.longestCode { free = 2 * free - counts[length] }
    return free
  }

  /// Puts symbols into the order of their codes: by length, then by number.
  private func sort(_ lengths: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: DeflateAlphabet.longestCode + 2) { next in
      next.initialize(repeating: 0)
      for length in 1...DeflateAlphabet.longestCode { next[length + 1] = next[length] + counts[length] }
      var symbol = 0
      while symbol < lengths.count {
        let length = Int(lengths[symbol])
        if length > 0 {
          sorted[next[length]] = symbols[symbol].coded(in: length)
          next[length] &+= 1
        }
        symbol &+= 1
      }
    }
  }

  /// Writes each short code at every place whose low bits it is; codes are kept with their first bit lowest.
  private mutating func fill(upTo depth: Int) {
    let size = 1 << depth
    mask = UInt64(size) - 1
    entries.update(repeating: .none, count: size)
    var (code, index) = (0, 0)
    for length in 1...depth {
      let end = index + counts[length]
      while index < end {
        var place = code
        while place < size {
          entries[place] = sorted[index]
          place &+= 1 << length
        }
        code = Self.successor(of: code, length)
        index &+= 1
      }
    }
  }

  /// The next code of a length, or of the one after it: one more, counted from the highest bit down.
  private static func successor(of code: Int, _ length: Int) -> Int {
    var (code, bit) = (code, 1 << (length - 1))
    while code & bit != 0 {
      code ^= bit
      bit >>= 1
    }
    return code | bit
  }

  /// The symbol at the next bits of the data, the first one lowest; `none` if no code begins so.
  @inline(__always)
  borrowing func entry(at bits: UInt64) -> HuffmanEntry {
    let entry = entries[Int(truncatingIfNeeded: bits & mask)]
    return entry == .none ? longEntry(at: bits) : entry
  }

  /// The symbol of a code of any length, found one bit after the other.
  @inline(never)
  private borrowing func longEntry(at bits: UInt64) -> HuffmanEntry {
    var (bits, code, first, index) = (bits, 0, 0, 0)
    for length in 1...DeflateAlphabet.longestCode {
      code = code << 1 | Int(truncatingIfNeeded: bits & 1)
      first <<= 1
      bits >>= 1
      let count = counts[length]
      if code - first < count { return sorted[index + code - first] }
      index += count
      first += count
    }
    return .none
  }
}
