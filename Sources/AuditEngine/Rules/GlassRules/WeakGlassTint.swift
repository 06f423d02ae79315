import SwiftReading

extension Rule {
  /// A tint of glass that is too faint to carry contrast.
  static let weakGlassTint = Rule(
    id: "weak-glass-tint", severity: .warning,
    weigh: { evidence, _ in
      if case .source(let source) = evidence, case .glass(.weakTint(_, isUnderFixedText: false)) = source.flaw {
        return .note
      }
      return .warning
    },
    page: RulePage(
      title: "Weak glass tint",
      finds:
        "A glass tint with an opacity below 30%, or below 60% under text in a fixed color such as white. If the text "
        + "doesn't have a fixed color, the finding is a note. Clear and identity glass are exempt. Glass on content "
        + "is exempt because `glass-on-content` reports it.",
      matters:
        "The content behind the glass shows through a faint tint. Even with a black tint, white text stays below 4.5:1 "
        + "over white content if the tint is below 60%. A tint below 30% is barely visible over vivid content.",
      failing: .swift(
        """
        struct Add: View { var body: some View {
          Text(title).foregroundStyle(.white).glassEffect(.regular.tint(.blue.opacity(0.4)))
        } }
        """),
      passing: .swift(
        """
        struct Add: View { var body: some View {
          Text(title).foregroundStyle(.white).glassEffect(.regular.tint(.blue))
        } }
        """),
      remedy: "Tint the glass with an opaque color, or remove the tint and let the text adapt.",
      judged: JudgedFindings(right: 2, of: 2),
      references: ["WWDC25 219, Meet Liquid Glass: tinting", "Apple: Glass.tint(_:)"])
  ) { input in
    input.inSources { facts in
      let weak = facts.glass.compactMap { use in
        weakTint(of: use, facts).map { SourceSighting($0, at: facts.place(of: use)) }
      }
      guard !weak.isEmpty else { return [] }
      // On content, no glass is better than one with an opaque tint.
      let content = Set(glassOnContent(facts).map { $0.use.root ?? facts.place(of: $0.use) })
      return weak.filter { !content.contains($0.place) }
    }
  }

  /// The weakest tint of a use of glass; nil if it is strong enough, or none is known.
  private static func weakTint(of use: GlassUse, _ facts: SourceFacts) -> GlassFlaw? {
    guard use.kind == .effect || use.kind == .buttonStyle else { return nil }
    let resolved = (use.style?.branches ?? []).flatMap { branch -> [Double] in
      guard case .glass(let glass) = branch.color, glass.name == "regular", let tint = glass.tint else { return [] }
      return tint.branches.compactMap { $0.color?.greatestAlpha }.filter { $0 > 0 }
    }
    let isRegular = !(use.style?.branches ?? []).contains { branch in
      if case .glass(let glass) = branch.color { glass.name != "regular" } else { false }
    }
    let alphas = resolved.isEmpty && isRegular ? facts.writtenTints(use) : resolved
    guard let alpha = alphas.min(), alpha > 0 else { return nil }
    let isFixed = facts.hasFixedForeground(use)
    return alpha < (isFixed ? 0.6 : 0.3) ? .weakTint(alpha, isUnderFixedText: isFixed) : nil
  }
}

extension SourceFacts {
  /// The opacities that the arguments of `tint` end in, for colors that are known only when the app runs.
  fileprivate func writtenTints(_ use: GlassUse) -> [Double] {
    let tree = tree(of: use)
    return tree.subtree(of: use.link).flatMap { node -> [Double] in
      guard tree[node].kind == .member, tree.isNamed(node, "tint"), let tint = tree.plainArguments(of: node).first
      else { return [] }
      return tree.sequence(of: tint).compactMap { part in
        guard tree[part].kind == .chain, let last = tree.links(of: part).last, tree.isNamed(last, "opacity") else {
          return nil
        }
        return tree.plainArguments(of: last).first.flatMap { Double(tree.text($0)) }
      }
    }
  }

  /// Returns true if the content of glass has a foreground of one fixed color: white, black, or numbers.
  fileprivate func hasFixedForeground(_ use: GlassUse) -> Bool {
    let tree = tree(of: use)
    var colors = placedColors
    let links = (use.before.first ?? use.link)..<use.link
    return links.contains { node in
      guard tree[node].kind == .member, tree.isNamed(node, "foregroundStyle") || tree.isNamed(node, "foregroundColor"),
        let argument = tree.plainArguments(of: node).first
      else { return false }
      return colors.color(argument, in: use.surroundings.file).isEverywhere { color in
        switch color {
        case .literal: true
        case .system(let name): name == "white" || name == "black"
        default: false
        }
      }
    }
  }
}

extension FoundColor {
  /// The opacity of a color, or the most that it can be if only a factor is known; nil if nothing is.
  fileprivate var greatestAlpha: Double? {
    if case .opacity(let color, let amount) = self { return (color.greatestAlpha ?? 1) * amount }
    return plainAlpha
  }
}
