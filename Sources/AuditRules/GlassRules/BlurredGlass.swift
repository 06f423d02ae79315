import AuditModel
import SourceScan

extension Rule {
  /// Glass that is blurred again.
  static let blurredGlass = Rule(
    id: "blurred-glass", severity: .note,
    page: RulePage(
      title: "Blurred glass",
      finds: "The modifier `blur` behind a glass effect.",
      matters: "It blurs what stands on the glass together with the glass, text included. Apple says nothing of it, "
        + "which is why this is a note.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().blur(radius: 2) } }"),
      passing: .swift(
        "struct Add: View { var body: some View { Photo().blur(radius: 2).overlay { Add().glassEffect() } } }"),
      remedy: "Leave the blur out, or put it on what is behind the glass.",
      seenIn: RulePage.unseen,
      references: ["Apple: View.blur(radius:opaque:)"])
  ) { input in
    input.glass { use, facts in
      use.drawsGlass && facts.names(use.after, of: use).contains("blur") ? .blurred : nil
    }
  }
}
