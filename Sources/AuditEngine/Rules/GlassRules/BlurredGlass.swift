import SwiftReading

extension Rule {
  /// Glass that is blurred again.
  static let blurredGlass = Rule(
    id: "blurred-glass", severity: .note,
    page: RulePage(
      title: "Blurred glass",
      finds: "A `blur` modifier after a glass effect.",
      matters:
        "The modifier blurs the glass and everything on it, including text. Apple doesn't document this behavior, so "
        + "the finding is a note.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().blur(radius: 2) } }"),
      passing: .swift(
        "struct Add: View { var body: some View { Photo().blur(radius: 2).overlay { Add().glassEffect() } } }"),
      remedy: "Remove the blur, or apply it to the content behind the glass.",
      references: ["Apple: View.blur(radius:opaque:)"])
  ) { input in
    input.glass { use, facts in
      use.drawsGlass && facts.names(use.after, of: use).contains("blur") ? .blurred : nil
    }
  }
}
