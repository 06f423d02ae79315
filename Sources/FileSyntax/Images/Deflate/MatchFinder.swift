/// The longest earlier occurrence of what begins at a place, found through chains of places with equal first bytes.
struct MatchFinder: ~Copyable {
  /// A match: how long it is, and how far back.
  ///
  /// No length means no match.
  struct Match {
    var length = 0
    var distance = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The last place of each sum of three bytes.
  private let heads: UnsafeMutablePointer<UInt32>
  /// For each place, the one before it in its chain.
  private let previous: UnsafeMutablePointer<UInt32>

  /// The number of places to try.
  let effort: DeflateEffort
  /// A match of three bytes from farther back costs more than three literals.
  private static let farthestShortest = 4096
  private static let hashBits: UInt32 = 15
  /// A place that is too far back for all others.
  private static let nowhere: UInt32 = 1 << 31

  /// Takes the bytes to be searched, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    effort = DeflateEffort(for: bytes.count)
    heads = .allocate(capacity: 1 << Int(Self.hashBits))
    heads.initialize(repeating: Self.nowhere, count: 1 << Int(Self.hashBits))
    previous = .allocate(capacity: DeflateAlphabet.window)
    previous.initialize(repeating: Self.nowhere, count: DeflateAlphabet.window)
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  /// Adds a place, and gives the nearest one before it whose first three bytes may be the same.
  @discardableResult
  mutating func insert(_ place: Int) -> UInt32 {
    guard bytes.count - place >= DeflateAlphabet.shortestMatch else { return Self.nowhere }
    let first = UInt32(bytes[place]) | UInt32(bytes[place &+ 1]) << 8 | UInt32(bytes[place &+ 2]) << 16
    let hash = Int(truncatingIfNeeded: (first &* 0x9E37_79B1) >> (32 - Self.hashBits))
    let head = heads[hash]
    previous[place & (DeflateAlphabet.window - 1)] = head
    heads[hash] = UInt32(truncatingIfNeeded: place)
    return head
  }

  /// Searches a chain for a match that is longer than one that is known; gives an empty match if there is none.
  borrowing func longest(at place: Int, from head: UInt32, longerThan known: Int) -> Match {
    let most = min(DeflateAlphabet.longestMatch, bytes.count - place)
    var best = Match(length: max(known, DeflateAlphabet.shortestMatch - 1))
    var (candidate, last) = (head, 0)
    var tries = known >= effort.good ? effort.longestChain / 4 : effort.longestChain
    while tries > 0, best.length < most {
      let distance = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: place) &- candidate)
      // A chain goes on backward; where it does not, its places have been written over.
      guard distance > last, distance <= DeflateAlphabet.window, distance <= place else { break }
      let length = common(place, place &- distance, most, longerThan: best.length)
      if length > best.length {
        best = Match(length: length, distance: distance)
        if length >= effort.longEnough { break }
      }
      last = distance
      candidate = previous[Int(truncatingIfNeeded: candidate) & (DeflateAlphabet.window - 1)]
      tries &-= 1
    }
    let isWorth = best.length > DeflateAlphabet.shortestMatch || best.distance <= Self.farthestShortest
    return best.distance > 0 && isWorth ? best : Match()
  }

  /// The number of equal bytes from two places on; 0 if they differ at a length that is known.
  @inline(__always)
  private borrowing func common(_ place: Int, _ other: Int, _ most: Int, longerThan known: Int) -> Int {
    guard bytes[place &+ known] == bytes[other &+ known] else { return 0 }
    let raw = UnsafeRawBufferPointer(bytes)
    var length = 0
    while most &- length >= 8 {
      let one = raw.loadUnaligned(fromByteOffset: place &+ length, as: UInt64.self)
      let two = raw.loadUnaligned(fromByteOffset: other &+ length, as: UInt64.self)
      let difference = UInt64(littleEndian: one ^ two)
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < most, bytes[place &+ length] == bytes[other &+ length] { length &+= 1 }
    return length
  }
}
