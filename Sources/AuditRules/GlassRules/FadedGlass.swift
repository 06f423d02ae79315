import AuditModel
import SourceScan

extension Rule {
  /// Glass whose opacity is changed.
  static let fadedGlass = Rule(
    id: "faded-glass", severity: .warning,
    page: RulePage(
      title: "Faded glass",
      finds: "The modifier `opacity` on a view with glass, or on a container of glass. An opacity of 1 changes nothing "
        + "and stays unmentioned.",
      matters:
        "Half transparent glass lets through what it is made to blur and shade, so that what stands on it loses the "
        + "contrast that the glass gives. To appear, glass materialises; it does not fade.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().opacity(0.6) } }"),
      passing: .swift("struct Add: View { var body: some View { Text(title).opacity(0.6).glassEffect() } }"),
      remedy:
        "Show and hide the view in a `withAnimation`, with `glassEffectTransition(.materialize)`; for less weight "
        + "use clear glass with a dimming layer.",
      seenIn: RulePage.unseen,
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
