import SourceScan

extension Rule {
  /// Names of Liquid Glass that no SDK has.
  static let unknownGlassName = Rule(
    id: "unknown-glass-name", severity: .error,
    page: RulePage(
      title: "Unknown glass name",
      finds: "A name of Liquid Glass that no SDK has, such as `.liquidGlass` or `GlassStyle`.",
      matters:
        "It does not compile, or it is an own name that looks like the system's: drafts and published advice are "
        + "full of them.",
      failing: .swift("struct Card: View { var body: some View { Rectangle().fill(.liquidGlass) } }"),
      passing: .swift("struct Card: View { var body: some View { Text(title).glassEffect(.regular) } }"),
      remedy: "Use what exists: the page's finding names it.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: Glass", "Apple: View.glassEffect(_:in:)"])
  ) { input in
    input.glass { use, facts in
      guard use.kind == .unknown else { return nil }
      let name = facts.project.files[use.surroundings.file].tree.name(use.node)
      return .missingName(name, instead: "glassEffect(_:in:)")
    }
  }
}
