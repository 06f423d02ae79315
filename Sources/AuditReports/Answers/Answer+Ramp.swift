package import AuditEngine
package import ColorMath
import FileSyntax
import Palettes

extension Answer {
  /// The answer of `legible ramp`: a table for each surface.
  package static func ramp(_ ramp: Ramp, json: @escaping () -> [UInt8]) -> Answer {
    Answer(
      ramp.rows.flatMap { row -> [Block] in
        [
          .heading(1, "\(.css(row.surface)): \(row.isLighter ? "lighter" : "darker") colors on it"),
          .table(
            Block.Table(
              [("target", .left), ("color", .left), ("ratio", .right), ("over", .right), ("", .left)], of: "target",
              rows: row.steps.map { cells(of: $0, in: row) })),
        ]
      }, json: json)
  }

  private static func cells(of step: Ramp.Step, in row: Ramp.Row) -> [Phrase] {
    guard let found = step.found, let overshoot = step.overshoot else {
      let most = row.greatest.flooredText()
      return [Phrase(number(step.target)), "–", "–", "–", "unreachable: at most \(most)"]
    }
    return [
      Phrase(number(step.target)), "\(found.color)", Phrase(found.ratio.flooredText()),
      Phrase(DecimalText.fixed(overshoot, decimals: 4)), "",
    ]
  }

  /// A target as a person writes it: `3`, `4.5`.
  package static func number(_ ratio: ContrastRatio) -> String {
    ratio.value == ratio.value.rounded() ? DecimalText.fixed(ratio.value, decimals: 0) : "\(ratio.value)"
  }
}
