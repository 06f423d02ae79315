import AuditModel
import PaletteModel

extension Rule {
  /// Tokens that no pair names.
  static let uncoveredToken = Rule(
    id: "uncovered-token", severity: .note,
    page: RulePage(
      title: "Uncovered token",
      finds: "Tokens that take part in no pair, neither as foreground nor in a surface: one note for each catalog, and "
        + "none where an audit declares no pair at all. The colours of shadows in design tokens are decoration and do "
        + "not count. Reports add which combinations to declare first.",
      matters: "What no pair names is never measured, and a verdict says nothing about it.",
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
      remedy: "Declare where the token is used, or delete it; a token that is decoration gets the role `decorative`.",
      seenIn: "Palettes/ForkInTheRoad: 6 of its 15 tokens, InfoBlue and SuccessGreen among them.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)"])
  ) { input in
    let declaration = input.plan.loaded.declaration
    guard declaration.pairs.contains(where: { $0.origin == .declared }) else { return [] }
    let tokens = input.plan.loaded.palette.tokens
    let covered = TokenCoverage.tokens(in: declaration, of: input.plan.loaded.palette)
    var counts: [String: (uncovered: [Int], all: Int)] = [:]
    for (index, token) in tokens.enumerated() where covered.contains(index) || !token.isDecoration {
      counts[token.name.catalog, default: ([], 0)].all += 1
      if !covered.contains(index) { counts[token.name.catalog]?.uncovered.append(index) }
    }
    return counts.filter { !$0.value.uncovered.isEmpty }.sorted { $0.key < $1.key }.map { catalog, count in
      .uncovered(catalog: catalog, tokens: count.uncovered, of: count.all)
    }
  }
}
