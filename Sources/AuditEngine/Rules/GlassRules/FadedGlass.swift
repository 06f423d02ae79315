import SwiftReading

extension Rule {
  /// Glass whose opacity is changed.
  static let fadedGlass = Rule(
    id: "faded-glass", severity: .warning,
    page: RulePage(
      title: "Faded glass",
      finds:
        "An `opacity` modifier on a view with glass or on a glass container. An opacity of 1 changes nothing, so the "
        + "rule ignores it.",
      matters:
        "Faded glass doesn't blur and shade the content behind it as it should, so the content on the glass loses "
        + "contrast. Glass is meant to materialize, not fade in.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().opacity(0.6) } }"),
      passing: .swift("struct Add: View { var body: some View { Text(title).opacity(0.6).glassEffect() } }"),
      remedy:
        "Show and hide the view in `withAnimation`, and add `glassEffectTransition(.materialize)`. For a lighter "
        + "look, use clear glass with a dimming layer.",
      references: ["WWDC25 219, Meet Liquid Glass", "Apple: Applying Liquid Glass to custom views"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass || use.kind == .container else { return nil }
      let tree = facts.tree(of: use)
      let isFaded = use.after.contains { link in
        guard tree.isNamed(link, "opacity"), let amount = tree.plainArguments(of: link).first else { return false }
        return (Double(tree.text(amount)) ?? 0) < 1
      }
      return isFaded ? .faded : nil
    }
  }
}
