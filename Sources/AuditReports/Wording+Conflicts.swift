package import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The pairs that no color satisfies together, in words.
extension Wording {
  /// The most pairs that a sentence names.
  private static let mostNamed = 3

  /// A conflict in one sentence, without its period: what giving up either side would repair.
  package func text(of conflict: Conflict) -> String { words(conflict).plain }

  /// A conflict as in a document.
  func words(_ conflict: Conflict) -> Phrase {
    let name = audit.plan.loaded.palette.displayName(of: conflict.place.token)
    let sides = conflict.sides.map { side -> Phrase in
      "give up \(names(side.givenUp)), and \(side.color) repairs "
        + "\(Self.count(side.repairs, "failure"))"
    }
    return "No color of \(name) (\(conflict.condition) entry) passes in all its pairs: "
      + sides.joined(separator: "; ")
  }

  private func names(_ pairs: [PairIndex]) -> String {
    var known: Set<String> = []
    let all = pairs.map { subject(of: audit.plan.pairs[$0]) }.filter { known.insert($0).inserted }
    let rest = all.count - Self.mostNamed
    return (all.prefix(Self.mostNamed) + (rest > 0 ? ["\(rest) more"] : [])).inWords()
  }
}
