import AuditEngine
import ColorMath
import Palettes
import SwiftReading

/// The tokens that are not in any pair, and combinations that may be missing.
enum CoverageSection {
  /// The numbers of tokens and combinations that are named.
  private static let most = (tokens: 60, combinations: 5)

  static func blocks(_ audit: AuditResult, level: Int) -> [Block] {
    let palette = audit.plan.loaded.palette
    let texts = audit.plan.sourceCoverage
    guard !palette.tokens.isEmpty || texts != nil else { return [] }
    let sources = texts.map(blocks) ?? []
    guard !palette.tokens.isEmpty else { return [.heading(level, "Coverage")] + sources }
    let (count, names) = tokens(of: audit, palette)
    let rest = names + sources
    return [.heading(level, "Coverage")] + (rest.isEmpty ? [.paragraph("\(count).")] : [.folded(count, 0, "", rest)])
  }

  /// The share of the text in the sources that the pairs found in them cover, and the reasons for the rest.
  static func blocks(_ texts: PairCoverage) -> [Block] {
    let losses = Wording.losses(texts, most: .max)
    return [
      .paragraph("In the sources, \(Wording.words(texts)).\(losses.isEmpty ? "" : " Not measured: \(losses).")")
    ]
  }

  /// The number of tokens in pairs, and their share with the names of those in none.
  private static func tokens(of audit: AuditResult, _ palette: Palette) -> (count: Phrase, names: [Block]) {
    let coverage = audit.coverage
    let missing = coverage.uncovered
    let share = DecimalText.floored(coverage.share * 100, decimals: 0)
    let decorations = palette.tokens.count - coverage.counted
    let rest =
      decorations == 0
      ? [] : ["\(Wording.count(decorations, "shadow color")) \(decorations == 1 ? "is" : "are") decorative."]
    let covered = coverage.counted - missing.count
    let combinations = audit.coverage.undeclared.map { combination in
      "\(palette.displayName(of: combination.foreground)) on \(audit.declaration.surfaces[combination.surface].name)"
    }
    let named =
      names("Not in any pair", missing.map(palette.displayName), most: most.tokens)
      + names("Possibly missing pairs", combinations, most: most.combinations)
    let inPairs = covered == coverage.counted ? [] : ["That is \(share)%."]
    let words = (inPairs + rest + named).joined(separator: " ")
    return (
      "\(covered) of \(Wording.count(coverage.counted, "token")) \(covered == 1 ? "is" : "are") in a pair",
      words.isEmpty ? [] : [.paragraph(Phrase(words))]
    )
  }

  /// One sentence that names some items and counts the rest; nothing for none.
  private static func names(_ words: String, _ names: [String], most: Int) -> [String] {
    guard !names.isEmpty else { return [] }
    let rest = names.count > most ? ", and \(names.count - most) more" : ""
    return ["\(words): \(names.prefix(most).joined(separator: ", "))\(rest)."]
  }
}
