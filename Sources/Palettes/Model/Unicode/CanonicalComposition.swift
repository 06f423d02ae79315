/// The tables of canonical composition, ready for lookup; made once, on first use.
struct CanonicalComposition: Sendable {
  /// The tables of Unicode.
  static let unicode = CanonicalComposition(parsing: CanonicalDecompositions.text)

  /// The one or two scalars that a scalar decomposes to.
  private var parts: [UInt32: [UInt32]] = [:]
  /// The compositions of two scalars, the first in the upper half of the key.
  private var wholes: [UInt64: UInt32] = [:]

  private init(parsing text: String) {
    let breaks: [Character] = [";", "\n"]
    for line in text.split(whereSeparator: breaks.contains) {
      let numbers = line.split(separator: " ").map { UInt32($0.drop { $0 == "!" }, radix: 16) ?? 0 }
      guard let whole = numbers.first else { continue }
      parts[whole] = Array(numbers.dropFirst())
      if numbers.count == 3, !line.contains("!") { wholes[Self.key(numbers[1], numbers[2])] = whole }
    }
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// Normalization Form C of a text (Unicode Standard Annex 15).
  func compose(_ text: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars { decompose(scalar.value, into: &scalars) }
    Self.order(&scalars)
    return String(String.UnicodeScalarView(joined(scalars)))
  }

  /// Appends the full decomposition of a scalar.
  private func decompose(_ value: UInt32, into scalars: inout [Unicode.Scalar]) {
    if let syllable = Hangul.parts(of: value) {
      for part in syllable { decompose(part, into: &scalars) }
    } else if let parts = parts[value] {
      for part in parts { decompose(part, into: &scalars) }
    } else if let scalar = Unicode.Scalar(value) {
      scalars.append(scalar)
    }
  }

  /// Sorts the marks after each starter by their class; marks of one class keep their order.
  private static func order(_ scalars: inout [Unicode.Scalar]) {
    for end in scalars.indices.dropFirst() {
      let rank = scalars[end].rank
      guard rank > 0 else { continue }
      var index = end
      while index > 0, scalars[index - 1].rank > rank {
        scalars.swapAt(index - 1, index)
        index -= 1
      }
    }
  }

  /// Joins marks with the preceding starter unless one of the same class comes between.
  private func joined(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastRank = 0
    for scalar in scalars {
      let rank = scalar.rank
      let isNear = starter.map { $0 == result.count - 1 } ?? false
      if let index = starter, isNear || lastRank < rank, let whole = whole(of: result[index], scalar) {
        result[index] = whole
        continue
      }
      if rank == 0 { starter = result.count }
      lastRank = rank
      result.append(scalar)
    }
    return result
  }

  private func whole(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let value = Hangul.whole(of: first.value, second.value) ?? wholes[Self.key(first.value, second.value)]
    return value.flatMap(Unicode.Scalar.init)
  }

  /// Korean syllables, which are composed by arithmetic (The Unicode Standard, section 3.12).
  private enum Hangul {
    private static let (syllables, leads, vowels, tails): (UInt32, UInt32, UInt32, UInt32) = (
      0xAC00, 0x1100, 0x1161, 0x11A7
    )
    private static let (leadCount, vowelCount, tailCount): (UInt32, UInt32, UInt32) = (19, 21, 28)

    static func parts(of value: UInt32) -> [UInt32]? {
      guard value >= syllables, value < syllables + leadCount * vowelCount * tailCount else { return nil }
      let index = value - syllables
      let pair = [leads + index / (vowelCount * tailCount), vowels + index / tailCount % vowelCount]
      return index % tailCount == 0 ? pair : pair + [tails + index % tailCount]
    }

    static func whole(of first: UInt32, _ second: UInt32) -> UInt32? {
      if first >= leads, first < leads + leadCount, second >= vowels, second < vowels + vowelCount {
        return syllables + ((first - leads) * vowelCount + second - vowels) * tailCount
      }
      guard first >= syllables, first < syllables + leadCount * vowelCount * tailCount,
        (first - syllables) % tailCount == 0,
        second > tails, second < tails + tailCount
      else { return nil }
      return first + second - tails
    }
  }
}

extension Unicode.Scalar {
  /// The canonical combining class: 0 for a starter.
  fileprivate var rank: Int { Int(properties.canonicalCombiningClass.rawValue) }
}
