import FileSyntax

/// Something in a document that could not be turned into a part of an audit.
package struct Leftover: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The problem and what to do about it; without a final period.
  package var message: String

  /// Describes a part of a document.
  init(_ line: Int, _ message: String) { (self.line, self.message) = (line, message) }
}

extension Leftover {
  /// Each leftover once, in the order of lines.
  static func sorted(_ all: [Leftover]) -> [Leftover] {
    var seen: Set<Leftover> = []
    let distinct = all.filter { seen.insert($0).inserted }
    return distinct.indices.ordered { (distinct[$0].line, $0) < (distinct[$1].line, $1) }.map { distinct[$0] }
  }
}
