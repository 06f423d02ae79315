package import ColorMath
package import PaletteModel

/// Two tokens that look alike in a variant.
package struct Resemblance: Hashable, Sendable {
  /// The variant in which the two colours are alike.
  package var variant: Variant
  /// The kind of cones that is missing; nil for normal vision.
  package var deficiency: ColorVision.Deficiency?
  /// ΔE-OK.
  package var difference: Double

  /// One cell for each variant, at the entry of the second token.
  static func cells(of resemblances: [Resemblance], _ tokens: [Int], in input: AuditInput) -> [Cell] {
    let palette = input.plan.loaded.palette
    let idiom = input.plan.loaded.declaration.idiom
    var cells: [Cell] = []
    for resemblance in resemblances where cells.last?.variant != resemblance.variant {
      guard let token = tokens.last.map({ palette.tokens[$0] }) else { continue }
      var place = token.location
      if case .entry(let entry) = token.resolution(for: resemblance.variant, on: idiom) {
        place = token.location(of: token.entries[entry])
      }
      cells.append(Cell(resemblance.variant, at: place))
    }
    return cells
  }
}

extension Rule {
  /// Tokens that must be told apart by colour and cannot be by everybody.
  static let indistinctTokens = Rule(
    id: "indistinct-tokens", severity: .note,
    page: RulePage(
      title: "Indistinct tokens",
      finds:
        "Two tokens of a `distinct` group whose colors differ by less than ΔE-OK 0.1 in normal vision or in a "
        + "simulation of protanopia, deuteranopia, or tritanopia. A translucent token is compared as it appears over "
        + "white in light mode and over black in dark mode.",
      matters:
        "If red means broken and green means fine, about one man in twelve sees two shades of one color. This "
        + "finding is advice: simulations are models, and the real solution is a shape or a word next to the color.",
      failing: RuleExample(
        auditFile: ##"""
          { "version": 1, "sources": ["Colors.xcassets"], "distinct": [{ "tokens": ["Success", "Error"] }] }
          """##,
        colorsets: [
          "Success": RuleExample.plainSet("0x34", "0xA8", "0x53"),
          "Error": RuleExample.plainSet("0xD9", "0x5B", "0x43"),
        ]),
      passing: RuleExample(
        auditFile: ##"""
          { "version": 1, "sources": ["Colors.xcassets"], "distinct": [{ "tokens": ["Success", "Error"] }] }
          """##,
        colorsets: [
          "Success": RuleExample.plainSet("0x9B", "0xE0", "0xAE"),
          "Error": RuleExample.plainSet("0x9C", "0x1B", "0x1B"),
        ]),
      remedy:
        "Increase the difference in lightness between the two, or also show the difference with a shape, text, or "
        + "position.",
      seenIn: "Palettes/Countdown: TintBlue and TintPurple, ΔE-OK 0.035 without red or green cones.",
      references: [
        "WCAG 2.2 SC 1.4.1 Use of Color", "Viénot, Brettel, Mollon 1999", "Brettel, Viénot, Mollon 1997",
      ])
  ) { input in
    let groups = input.plan.loaded.declaration.distinct
    guard !groups.isEmpty else { return [] }
    return TokenComparison(input).evidence(of: groups)
  }
}
