import FileSyntax
import Palettes

/// One of the parts into which the pairs of a run are split, so that several machines can measure them.
package struct Shard: Hashable, Sendable {
  /// The most parts that a run is split into.
  package static let greatestCount = 1024

  /// The number of the part, from 1 to `count`.
  package let index: Int
  /// The number of parts, 1…`greatestCount`.
  package let count: Int

  /// Names a part; nil if there is no such part.
  package init?(index: Int, of count: Int) {
    guard (1...Self.greatestCount).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `I/N`, two plain decimal numbers; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, of: count)
  }

  /// The form in which it is typed and printed: `3/8`.
  package var text: String { "\(index)/\(count)" }

  /// Returns true if the part holds a pair, by the ids of the audit and of the pair.
  package func holds(pair: String, of audit: String) -> Bool {
    Self.index(ofPair: pair, in: audit, among: count) == index
  }

  /// The part that a pair belongs to, 1…`count`.
  ///
  /// The first eight bytes, big-endian, of the SHA-256 of audit id, a zero byte and pair id (both composed), modulo the
  /// count, plus one: equal on every machine, whatever else is in the palette.
  package static func index(ofPair pair: String, in audit: String, among count: Int) -> Int {
    guard count > 1 else { return 1 }
    var hash = SHA256()
    hash.add(audit.composed.utf8)
    hash.add([0])
    hash.add(pair.composed.utf8)
    let number = hash.finish().prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(number % UInt64(count)) + 1
  }

  /// The pairs of a plan that the part holds, in order.
  package func pairs(of plan: AuditPlan) -> [PairIndex] {
    let audit = plan.loaded.declaration.id
    return plan.pairs.typedIndices.filter { holds(pair: plan.pairs[$0].id, of: audit) }
  }
}
