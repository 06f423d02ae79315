import ColorMath
import ContrastAudit
import PaletteModel

/// Which tokens take part in no pair.
enum MarkdownCoverage {
  /// How many tokens are named.
  private static let most = 60

  static func write(_ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    let palette = audit.plan.loaded.palette
    guard !palette.tokens.isEmpty else { return }
    let covered = TokenCoverage.tokens(in: audit.declaration, of: palette)
    let missing = palette.tokens.indices.filter { !covered.contains($0) }
    page.heading(level, "Coverage")
    let share = DecimalText.floored(Double(covered.count) / Double(palette.tokens.count) * 100, decimals: 0)
    page.paragraph(
      "\(covered.count) of \(Wording.count(palette.tokens.count, "token")) (\(share) %) take part in a pair."
        + (missing.isEmpty ? "" : " No pair says where the others are used:"))
    guard !missing.isEmpty else { return }
    let names = missing.prefix(most).map { MarkdownText.escaped(palette.displayName(of: $0)) }
    let rest = missing.count > most ? ", and \(missing.count - most) more" : ""
    page.paragraph(names.joined(separator: ", ") + rest + ".")
  }
}
