package import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The pairs that no color satisfies together, in words.
extension Wording {
  /// The most pairs that a sentence names.
  private static let mostNamed = 3

  /// A conflict in one sentence, without its period: what giving up either side would repair.
  package func words(_ conflict: Conflict, _ notation: Notation = .plain) -> String {
    let name = notation.name(audit.plan.loaded.palette.displayName(of: conflict.place.token))
    let sides = conflict.sides.map { side in
      "give up \(names(side.givenUp, notation)), and \(notation.code(side.color.hex)) repairs "
        + "\(Self.count(side.repairs, "failure"))"
    }
    return "No color of \(name) (\(notation.name(conflict.condition)) entry) passes in all its pairs: "
      + sides.joined(separator: "; ")
  }

  private func names(_ pairs: [PairIndex], _ notation: Notation) -> String {
    let all = pairs.map { notation.name(subject(of: audit.plan.pairs[$0])) }
    let rest = all.count - Self.mostNamed
    return (all.prefix(Self.mostNamed) + (rest > 0 ? ["\(rest) more"] : [])).inWords()
  }
}
