import FileSyntax

/// The colors of files that give one token different texts, once references are resolved: `{ink}` may be `#112233`.
///
/// A file is read above all others of its rank, so that its own values count, over the files of lower ranks. The work is
/// bounded; beyond, different texts are different colors.
struct TokenTieColors {
  /// The colors of a token: its own, and those in it.
  private struct Value: Equatable {
    var value: DesignToken.Value
    var parts: [String: DesignToken.Value]
    var isReadable: Bool { value != .unresolved && parts.values.allSatisfy { $0 != .unresolved } }
  }

  /// A file that is read above the others of its rank, in one variant of one audit.
  struct Key: Hashable {
    var file: Int
    var context: Int
    var variant: Variant
  }

  /// An order of merging, by its number, with the modes that count.
  private struct Order: Hashable {
    var number: Int
    var modes: [String]
  }

  private let files: [TokenFile]
  private let links: TokenLinks
  private let modes: [[String]]
  /// The different orders, with their numbers.
  private var orders: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var keys: [Key: Int] = [:]
  private var known: [Order: [String: Value]] = [:]
  private var bytesLeft = Self.mostBytes

  /// The most text that is read to compare colors, in bytes.
  static let mostBytes = 16 << 20
  /// The bytes that a file takes besides its text.
  private static let bytesOfFile = 1 << 10
  /// The most modes in which colors are compared.
  private static let mostModes = 8

  /// Starts with the files, and those that they may refer to.
  init(_ files: [TokenFile], _ links: TokenLinks) {
    (self.files, self.links) = (files, links)
    modes = [[]] + TokenModes.names(in: files + links.files).map { [$0.name] }
  }

  /// Returns true if the order of a key is known.
  func isKnown(_ key: Key) -> Bool { keys[key] != nil }

  /// Records the order in which files are merged for a key.
  mutating func note(_ order: [Int], for key: Key) {
    let number = numbers[order] ?? orders.count
    if number == orders.count {
      numbers[order] = number
      orders.append(order)
    }
    keys[key] = number
  }

  /// Returns true if a token has one readable color in the orders of two keys, whatever the mode.
  mutating func isSame(_ path: String, in first: Key, and second: Key) -> Bool {
    guard let one = keys[first], let other = keys[second], modes.count <= Self.mostModes else { return false }
    // What Theo files mean depends on their imports, which order them.
    guard !files[first.file].dialect.isTheo, !files[second.file].dialect.isTheo else { return false }
    for modes in modes {
      guard let left = value(of: path, in: Order(number: one, modes: modes)), left.isReadable,
        left == value(of: path, in: Order(number: other, modes: modes))
      else { return false }
    }
    return true
  }

  private mutating func value(of path: String, in order: Order) -> Value? {
    if let values = known[order] { return values[path] }
    let all = orders[order.number].map { files[$0] }
    bytesLeft -= all.reduce(0) { $0 + $1.root.range.count + Self.bytesOfFile }
    var values: [String: Value] = [:]
    if bytesLeft >= 0 {
      for token in TokenContext.merged(all, modes: order.modes, links: links).tokens {
        let parts = token.parts.map { ($0.name, $0.value) }
        values[token.path] = Value(value: token.value, parts: Dictionary(lastOf: parts))
      }
    }
    known[order] = values
    return values[path]
  }
}
