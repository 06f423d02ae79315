import AuditEngine
import ColorMath
import Palettes
import SwiftReading

/// The tokens that are not in any pair, and combinations that may be missing.
enum MarkdownCoverage {
  /// The numbers of tokens and combinations that are named.
  private static let most = (tokens: 60, combinations: 5)

  static func write(_ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    let palette = audit.plan.loaded.palette
    let texts = audit.plan.sourceCoverage
    guard !palette.tokens.isEmpty || texts != nil else { return }
    page.heading(level, "Coverage")
    if !palette.tokens.isEmpty { writeTokens(of: audit, palette, to: &page) }
    if let texts { write(texts, to: &page) }
  }

  /// Writes the share of the text in the sources that the pairs found in them cover, and the reasons for the rest.
  static func write(_ texts: PairCoverage, to page: inout MarkdownPage) {
    page.paragraph("In the sources, \(Wording.words(texts)).")
    let losses = Wording.losses(texts, most: .max)
    if !losses.isEmpty { page.paragraph("Not measured: \(MarkdownText.escaped(losses)).") }
  }

  private static func writeTokens(of audit: AuditResult, _ palette: Palette, to page: inout MarkdownPage) {
    let coverage = audit.coverage
    let missing = coverage.uncovered
    let share = DecimalText.floored(coverage.share * 100, decimals: 0)
    let decorations = palette.tokens.count - coverage.counted
    let rest =
      decorations == 0
      ? "" : "; \(Wording.count(decorations, "shadow color")) \(decorations == 1 ? "is" : "are") decorative"
    let covered = coverage.counted - missing.count
    page.paragraph(
      "\(covered) of \(Wording.count(coverage.counted, "token")) (\(share)%) \(covered == 1 ? "is" : "are") in a "
        + "pair\(rest).")
    write("Not in any pair", missing.map(palette.displayName), most: most.tokens, to: &page)
    let combinations = audit.coverage.undeclared.map { combination in
      "\(palette.displayName(of: combination.foreground)) on \(audit.declaration.surfaces[combination.surface].name)"
    }
    write("Possibly missing pairs", combinations, most: most.combinations, to: &page)
  }

  /// Writes one paragraph that names some items and counts the rest; nothing for none.
  private static func write(_ words: String, _ names: [String], most: Int, to page: inout MarkdownPage) {
    guard !names.isEmpty else { return }
    let rest = names.count > most ? ", and \(names.count - most) more" : ""
    page.paragraph("\(words): \(names.prefix(most).map(MarkdownText.escaped).joined(separator: ", "))\(rest).")
  }
}
