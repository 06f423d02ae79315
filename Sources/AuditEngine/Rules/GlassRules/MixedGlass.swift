import SwiftReading

extension Rule {
  /// Regular and clear glass in one container.
  static let mixedGlass = Rule(
    id: "mixed-glass", severity: .warning,
    page: RulePage(
      title: "Mixed glass",
      finds:
        "Regular and clear glass in the same `GlassEffectContainer`, unless they're in mutually exclusive branches.",
      matters:
        "The two variants are for different backgrounds. Regular glass adapts to the content behind it, but clear "
        + "glass needs a dimming layer. When they're side by side, one of them is wrong. When they're in the same "
        + "container, they blend.",
      failing: .swift(
        """
        struct Bar: View { var body: some View {
          GlassEffectContainer { HStack { Play().glassEffect(.regular); Next().glassEffect(.clear) } }
        } }
        """),
      passing: .swift(
        """
        struct Bar: View { var body: some View {
          GlassEffectContainer { HStack { Play().glassEffect(.regular); Next().glassEffect(.regular) } }
        } }
        """),
      remedy: "Use one variant for all glass in the container.",
      references: ["WWDC25 219, Meet Liquid Glass: variants should never be mixed"])
  ) { input in
    input.inSources { facts in
      var firsts: [SourceProject.Place: (name: String, use: GlassUse)] = [:]
      var told: Set<SourceProject.Place> = []
      return facts.glass.compactMap { use -> SourceSighting? in
        guard let name = use.variant, let container = container(of: use, facts) else { return nil }
        guard let first = firsts[container] else {
          firsts[container] = (name, use)
          return nil
        }
        guard first.name != name, !excludes(use, first.use), told.insert(container).inserted else { return nil }
        return SourceSighting(.mixed(name, with: first.name), at: facts.place(of: use))
      }
    }
  }

  /// Returns true if two uses are in branches of which at most one is taken.
  static func excludes(_ first: GlassUse, _ second: GlassUse) -> Bool {
    first.surroundings.conditions.contains { condition in
      second.surroundings.conditions.contains { $0.excludes(condition) }
    }
  }

  private static func container(of use: GlassUse, _ facts: SourceFacts) -> SourceProject.Place? {
    let tree = facts.tree(of: use)
    let call = use.surroundings.shown.first { tree.isNamed($0.link, "GlassEffectContainer") }
    return call.map { SourceProject.Place(file: use.surroundings.file, node: $0.link) }
  }
}

extension GlassUse {
  /// `regular` or `clear`, if the style is certain to be one of them.
  fileprivate var variant: String? {
    guard kind == .effect || kind == .buttonStyle, let branches = style?.branches, branches.count == 1,
      case .glass(let glass) = branches[0].color, glass.name == "regular" || glass.name == "clear"
    else { return nil }
    return glass.name
  }
}
