import Palettes
import SwiftReading

extension Rule {
  /// `NavigationView` instead of `NavigationStack`.
  static let oldNavigationView = Rule(
    id: "old-navigation-view", severity: .note,
    page: RulePage(
      title: "Outdated navigation view",
      finds:
        "The `NavigationView` container. The rule reports only one note for all the sources, at the first occurrence. "
        + "Code that runs on systems without `NavigationStack` is exempt.",
      matters: "Its replacements give bars the layout, glass, and scroll edge effects of the current system.",
      failing: .swift(#"struct Home: View { var body: some View { NavigationView { Text("Cafés") } } }"#),
      passing: .swift(#"struct Home: View { var body: some View { NavigationStack { Text("Cafés") } } }"#),
      remedy: "Use `NavigationStack`, or `NavigationSplitView` for columns.",
      judged: JudgedFindings(right: 3, of: 3),
      references: ["Apple: NavigationView, deprecated", "Apple: Migrating to new navigation types"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      facts.views.calls(ofView: "NavigationView").filter { platforms.platforms(at: $0).runs(successor) }.map {
        SourceSighting(ViewFlaw.softDeprecated("NavigationView", instead: "NavigationStack"), at: $0)
          .grouped(by: .project("NavigationView"))
      }
    }
  }

  private static let successor: [ApplePlatform: PlatformVersion] = [
    .iOS: PlatformVersion(16), .macOS: PlatformVersion(13), .tvOS: PlatformVersion(16), .watchOS: PlatformVersion(9),
  ]
}
