import ColorMath
import ContrastAudit
import PaletteModel

/// Which tokens take part in no pair, and which combinations could be missing.
enum MarkdownCoverage {
  /// How many tokens and combinations are named.
  private static let most = (tokens: 60, combinations: 5)

  static func write(_ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    let palette = audit.plan.loaded.palette
    guard !palette.tokens.isEmpty else { return }
    let missing = audit.coverage.uncovered
    let share = DecimalText.floored(audit.coverage.share * 100, decimals: 0)
    page.heading(level, "Coverage")
    page.paragraph(
      "\(palette.tokens.count - missing.count) of \(Wording.count(palette.tokens.count, "token")) (\(share) %) take part "
        + "in a pair.")
    write("In no pair", missing.map(palette.displayName), most: most.tokens, to: &page)
    let combinations = audit.coverage.undeclared.map { combination in
      "\(palette.displayName(of: combination.foreground)) on \(audit.declaration.surfaces[combination.surface].name)"
    }
    write("Like declared pairs, but not declared", combinations, most: most.combinations, to: &page)
  }

  /// One paragraph that names some things and counts the rest; nothing for none.
  private static func write(_ words: String, _ names: [String], most: Int, to page: inout MarkdownPage) {
    guard !names.isEmpty else { return }
    let rest = names.count > most ? ", and \(names.count - most) more" : ""
    page.paragraph("\(words): \(names.prefix(most).map(MarkdownText.escaped).joined(separator: ", "))\(rest).")
  }
}
