import Palettes
import SwiftReading

extension Rule {
  /// `foregroundColor` instead of `foregroundStyle`.
  static let oldForegroundModifier = Rule(
    id: "old-foreground-modifier", severity: .note,
    page: RulePage(
      title: "Outdated foreground modifier",
      finds:
        "The `foregroundColor` modifier on a view. The rule reports only one note for all the sources, at the "
        + "first occurrence. Code that runs on systems without `foregroundStyle` is exempt.",
      matters:
        "Its replacement, `foregroundStyle`, accepts both colors and hierarchical styles. On glass and materials, "
        + "hierarchical styles adapt to the content behind them, but a plain color doesn't.",
      failing: .swift(#"struct Title: View { var body: some View { Text("Cafés").foregroundColor(.primary) } }"#),
      passing: .swift(#"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.primary) } }"#),
      remedy: "Use `foregroundStyle` with the same color.",
      judged: JudgedFindings(right: 10, of: 10),
      references: ["Apple: View.foregroundColor(_:), deprecated"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      facts.views.modifiers(named: "foregroundColor").filter { place in
        let target = platforms.platforms(at: place)
        return target.runs(successor)
          && (target.runs(successorForText) || !facts.project.files[place.file].isJoinedText(place.node))
      }.map {
        SourceSighting(ViewFlaw.softDeprecated("foregroundColor", instead: "foregroundStyle"), at: $0)
          .grouped(by: .project("foregroundColor"))
      }
    }
  }

  private static let successor: [ApplePlatform: PlatformVersion] = [
    .iOS: PlatformVersion(15), .macOS: PlatformVersion(12), .tvOS: PlatformVersion(15), .watchOS: PlatformVersion(8),
  ]

  /// The versions in which the successor on a text gives a text, which can be joined to another.
  private static let successorForText: [ApplePlatform: PlatformVersion] = [
    .iOS: PlatformVersion(17), .macOS: PlatformVersion(14), .tvOS: PlatformVersion(17), .watchOS: PlatformVersion(10),
  ]
}

extension SourceFile {
  /// Returns true if the chain of a modifier is an operand of `+`.
  fileprivate func isJoinedText(_ link: NodeIndex) -> Bool {
    guard let outer = parent(of: chain(of: link)) else { return false }
    return tree.children(of: outer).contains { tree[$0].kind == .operation && tree.isNamed($0, "+") }
  }
}
