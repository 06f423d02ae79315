import FileSyntax
import Palettes

extension Rule {
  /// Tokens that no pair names.
  static let uncoveredToken = Rule(
    id: "uncovered-token", severity: .note,
    page: RulePage(
      title: "Uncovered token",
      finds:
        "Tokens that no pair uses, either as a foreground or in a surface. Legible reports one note for each catalog, "
        + "or none if the audit declares no pairs. Shadow colors in design tokens are exempt because they're "
        + "decorative. Color sets that are empty or refer only to system colors are also exempt. Reports list which "
        + "combinations to declare first.",
      matters: "A token that no pair covers is never measured, so the verdict says nothing about it.",
      failing: RuleExample(
        auditFile: ##"""
          { "version": 1, "sources": ["Colors.xcassets"],
            "pairs": [{ "foreground": "Success", "on": "#FFFFFF", "role": "text" }] }
          """##,
        colorsets: [
          "Success": RuleExample.plainSet("0x10", "0x50", "0x20"),
          "Error": RuleExample.plainSet("0x80", "0x10", "0x10"),
        ]),
      passing: RuleExample(
        auditFile: ##"""
          { "version": 1, "sources": ["Colors.xcassets"],
            "pairs": [{ "foreground": ["Success", "Error"], "on": "#FFFFFF", "role": "text" }] }
          """##,
        colorsets: [
          "Success": RuleExample.plainSet("0x10", "0x50", "0x20"),
          "Error": RuleExample.plainSet("0x80", "0x10", "0x10"),
        ]),
      remedy:
        "Declare a pair for each use of the token, or delete the token. If the token is purely decorative, give it the "
        + "role `decorative`.",
      seenIn: "Palettes/ForkInTheRoad: 3 of its 15 tokens, including AccentInfraredLight and BorderSecondary.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)"])
  ) { input in
    let declaration = input.plan.loaded.declaration
    guard declaration.pairs.contains(where: { $0.origin.isCertain && !$0.isUndeclared }) else { return [] }
    let tokens = input.plan.loaded.palette.tokens
    let covered = TokenCoverage.tokens(in: input.plan)
    var counts: [String: (uncovered: [TokenIndex], all: Int)] = [:]
    for (index, token) in tokens.indexed() where covered.contains(index) || !token.isDecoration && token.hasOwnColor {
      counts[token.name.catalog, default: ([], 0)].all += 1
      if !covered.contains(index) { counts[token.name.catalog]?.uncovered.append(index) }
    }
    return counts.filter { !$0.value.uncovered.isEmpty }.ordered { $0.key < $1.key }.map { catalog, count in
      .uncovered(catalog: catalog, tokens: count.uncovered, of: count.all)
    }
  }
}

extension Token {
  /// True if any entry has a color that the team chose.
  fileprivate var hasOwnColor: Bool {
    entries.contains { entry in
      switch entry.value {
      case .color, .unreadable: true
      case .system, .empty: false
      }
    }
  }
}
