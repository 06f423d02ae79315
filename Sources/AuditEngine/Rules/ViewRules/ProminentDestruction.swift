import SwiftReading

extension Rule {
  /// Prominent glass on a destructive control.
  static let prominentDestruction = Rule(
    id: "prominent-destruction", severity: .warning,
    page: RulePage(
      title: "Prominent destructive button",
      finds: "`buttonStyle(.glassProminent)` on a button with the role `.destructive`.",
      matters:
        "The prominent style marks the most likely choice. On a button that destroys data, it invites an accidental "
        + "tap.",
      failing: .swift(
        "struct Delete: View { var body: some View { Button(title, role: .destructive) {}.buttonStyle(.glassProminent) } }"
      ),
      passing: .swift(
        "struct Delete: View { var body: some View { Button(title, role: .destructive) {}.buttonStyle(.glass) } }"),
      remedy: "Use `.glass` for the button and reserve `.glassProminent` for the primary action.",
      references: ["Apple, Human Interface Guidelines: Buttons"])
  ) { input in
    input.glass { use, facts in
      let tree = facts.tree(of: use)
      guard use.kind == .buttonStyle, tree.isNamed(use.node, "glassProminent"), facts.view(of: use) == "Button",
        let style = tree.plainArguments(of: use.link).first, tree.soleChain(of: style) != nil,
        let button = use.before.first, let role = tree.argument(of: button, "role"),
        let chain = tree.soleChain(of: role)
      else { return nil }
      return tree.links(of: chain).last.map { tree.isNamed($0, "destructive") } ?? false ? .prominentDestruction : nil
    }
  }
}
