package import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension Answer {
  /// The answer of `legible suggest` for two colors as a person wrote them.
  ///
  /// - Parameter typed: spells a path of the palette as a person types it who pastes a command.
  package static func suggestions(
    _ found: PairSuggestions, of foreground: String, on surface: String, typed: @escaping @Sendable (String) -> String
  ) -> Answer {
    Answer(SuggestionBlocks(found: found).blocks(foreground, surface), typed: typed) {
      found.json(of: foreground, on: surface, typed: typed)
    }
  }
}

/// The colors that make one pair pass, and the other ways to repair it.
private struct SuggestionBlocks {
  let found: PairSuggestions
  private var measurement: Measurement { found.measurement }

  func blocks(_ foreground: String, _ surface: String) -> [Block] {
    let ratio = measurement.minimum?.flooredText() ?? "no ratio"
    let title: Phrase = "\(foreground) on \(surface): \(ratio)"
    guard let required = measurement.requirement.minimum else {
      return [.heading(1, title), .paragraph("No minimum applies.")]
    }
    let criterion = measurement.requirement.criterion.title
    let needs = Block.paragraph("Required: \(Wording.required(measurement.requirement)) (\(criterion)).")
    return [.heading(1, title), needs] + (measurement.minimum?.reaches(required) == true ? reached : colors) + scope
  }

  /// The words if the ratio is enough.
  private var reached: [Block] {
    measurement.verdict == .unverified
      ? [.paragraph("The pair reaches the minimum but is unverified.")] + doubt
      : [.paragraph("The pair passes, so nothing needs to change.")]
  }

  private var colors: [Block] {
    if let open = found.overBackdrops {
      return (found.moves.isEmpty ? [hopeless(open)] : rows(.foreground)) + options + doubt
    }
    return found.moves.allSatisfy { $0.preset == .person } ? personRows + options : rows(.foreground) + rows(.surface)
  }

  /// The variants for which the answer holds unless it holds for all.
  private var scope: [Block] {
    guard found.variants != .all else { return [] }
    let ids = found.variants.variants.map { $0.id }.joined(separator: ", ")
    return [.paragraph("This is the answer for \(ids). Other variants differ: ask for one with --variant.")]
  }

  /// The reason that there is no plain verdict, whatever changes; empty for a plain one.
  private var doubt: [Block] {
    guard measurement.verdict == .unverified, let reason = measurement.reason else { return [] }
    return [.paragraph("Uncertain: \(reason.words).")]
  }

  /// The words if no foreground passes over the backdrops: proven, or none was found.
  private func hopeless(_ open: PairSuggestions.OverBackdrops) -> Block {
    let lead =
      open.foregrounds == .undecided
      ? "No foreground that passes over every backdrop was found" : "Proven: no foreground passes over every backdrop"
    let best = open.best.map { best -> Phrase in "; the best, \(best.color), reaches \(best.ratio.flooredText())" }
    return .paragraph("\(lead)\(best ?? "").")
  }

  /// The ways to repair the pair as every report lists them; empty if another color is the only one.
  private var options: [Block] {
    guard let advised = found.advised, advised.finding.options.contains(where: { $0.kind != .own }) else { return [] }
    return [
      .heading(2, "Ways to repair it"),
      .list(Wording(advised.audit).optionPhrases(of: advised.finding), of: "way"),
    ]
  }

  /// The colors of the side that people move, then those of the other.
  private var personRows: [Block] {
    let kept = found.moves.filter { !$0.flips }
    let flips = found.moves.filter { $0.flips }
    let swapped = flips.isEmpty ? [] : table("With light and dark swapped", flips)
    guard let first = kept.first else {
      let remedy = found.hasFlips && found.moves.isEmpty ? "; use --allow-flip to list colors that swap them" : ""
      return [.paragraph("No color passes without swapping light and dark\(remedy).")] + swapped
    }
    let other = kept.filter { $0.moves != first.moves }
    return table("Change the \(first.moves.rawValue)", kept.filter { $0.moves == first.moves })
      + (other.isEmpty ? [] : table("Or change the \(other[0].moves.rawValue)", other)) + swapped
  }

  private func rows(_ kind: PairSuggestions.Moves) -> [Block] {
    let rows = found.moves.filter { $0.moves == kind }
    guard let first = rows.first else { return [.paragraph("No other \(kind.rawValue) passes.")] }
    return table("Nearest passing \(kind.rawValue) (\(first.preset.rawValue))", rows)
  }

  private func table(_ title: String, _ rows: [PairSuggestions.Move]) -> [Block] {
    [
      .heading(2, Phrase(title)),
      .table(
        Block.Table(
          [("color", .left), ("ratio", .right), ("ΔE-OK", .right)], of: "color",
          rows: rows.map { move in
            [
              .css(move.color), Phrase(move.ratio.flooredText()),
              Phrase(DecimalText.fixed(move.deltaEOK, decimals: 3)),
            ]
          })),
    ]
  }
}
