import Palettes
import SwiftReading

extension Rule {
  /// A control of glass that does not react to being touched.
  static let inertGlassControl = Rule(
    id: "inert-glass-control", severity: .note,
    page: RulePage(
      title: "Inert glass control",
      finds:
        "A glass effect without `.interactive()` on a button or its label, or on a view with a tap gesture, except "
        + "on a Mac. Glass button styles are interactive by default.",
      matters:
        "Interactive glass scales, shimmers, and lights up when people touch it, as system controls do. Without this "
        + "response, a control looks like a label.",
      failing: .swift("struct Add: View { var body: some View { Button(title) {}.glassEffect(.regular) } }"),
      passing: .swift(
        "struct Add: View { var body: some View { Button(title) {}.glassEffect(.regular.interactive()) } }"),
      remedy: "Add `.interactive()` to the glass, or use `.buttonStyle(.glass)`.",
      judged: JudgedFindings(right: 1, of: 1),
      references: ["Apple: Glass.interactive(_:)"])
  ) { input in
    input.glass { use, facts in
      // A pointer touches nothing.
      guard use.kind == .effect, facts.tree(of: use).platform != .macOS, isInert(use), isTapped(use, facts) else {
        return nil
      }
      return .inertControl
    }
  }.askingForGlass()

  private static func isInert(_ use: GlassUse) -> Bool {
    use.style?.branches.allSatisfy { branch in
      guard case .glass(let glass) = branch.color else { return false }
      return glass.exists && glass.name != "identity" && !glass.isInteractive
    } ?? false
  }

  private static func isTapped(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    let (tree, names) = (facts.tree(of: use), facts.names(use.before + use.after, of: use))
    if names.contains("onTapGesture") { return true }
    if names.contains("buttonStyle") && facts.isControl(use) { return !hasGlassStyle(use, facts) }
    if facts.isControl(use) { return true }
    guard let call = use.surroundings.shown.first, tree[call.link].kind == .name else { return false }
    return SourceFacts.controls.contains(tree.name(call.link))
  }

  private static func hasGlassStyle(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    let tree = facts.tree(of: use)
    return (use.before + use.after).contains { link in
      guard tree.isNamed(link, "buttonStyle"), let style = tree.plainArguments(of: link).first else { return false }
      return tree.text(style).lowercased().holds("glass")
    }
  }
}
