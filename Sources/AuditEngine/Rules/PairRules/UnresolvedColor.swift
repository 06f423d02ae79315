import Palettes

extension Rule {
  /// A pair with a color that has no value in a variant.
  static let unresolvedColor = Rule(
    id: "unresolved-color", severity: .error,
    page: RulePage(
      title: "Unresolved color",
      finds:
        "A pair whose foreground or surface has no color in a variant. Either the token doesn't exist, its color set "
        + "has no entry for the appearance or the device class, or the entry can't be read.",
      matters:
        "Legible can't judge an unknown color, and the system draws a missing color as clear. The pair never "
        + "passes.",
      failing: RuleExample(
        auditFile: """
          {
            "sources": ["Colors.xcassets"],
            "pairs": [{ "foreground": "Ink", "on": "#FFFFFF", "role": "text" }]
          }
          """,
        colorsets: [
          "Ink": """
          { "colors": [
              { "idiom": "ipad", "color": {
                  "color-space": "gray-gamma-22",
                  "components": { "white": "0.100", "alpha": "1.000" } } },
              { "idiom": "mac", "color": {
                  "color-space": "gray-gamma-22",
                  "components": { "white": "0.100", "alpha": "1.000" } } }
            ] }
          """
        ]),
      passing: RuleExample(
        auditFile: """
          {
            "sources": ["Colors.xcassets"],
            "pairs": [{ "foreground": "Ink", "on": "#FFFFFF", "role": "text" }]
          }
          """,
        colorsets: [
          "Ink": RuleExample.graySet("0.100")
        ]),
      remedy: "Correct the name, add the missing entry, or choose the device class with `--idiom`.",
      seenIn:
        "Brave for iOS and Apple's Food Truck: the WidgetBackground color set has no color, so no pair on that "
        + "background has a ratio.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    // A missing source is one problem of the input, whose diagnostic counts the names that it affects.
    let missesSources = input.plan.loaded.declaration.missesSources
    return input.pairs(as: Evidence.unresolved, of: .unverified) { index in
      let reason = input.measurements[index].reason
      return reason?.code == .noColor && !input.isOfUnknownSystemColor(input.measurements[index])
        && !(missesSources && reason?.namesUnknownToken == true)
    }
  }
}
