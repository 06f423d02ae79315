import AuditModel
import SourceScan

extension Rule {
  /// `NavigationView` instead of `NavigationStack`.
  static let oldNavigationView = Rule(
    id: "old-navigation-view", severity: .note,
    page: RulePage(
      title: "Outdated navigation view",
      finds: "The container `NavigationView`.",
      matters: "Its successors give bars the layout, the glass, and the scroll edges of the current system.",
      failing: .swift(#"struct Home: View { var body: some View { NavigationView { Text("Cafés") } } }"#),
      passing: .swift(#"struct Home: View { var body: some View { NavigationStack { Text("Cafés") } } }"#),
      remedy: "Use `NavigationStack`, or `NavigationSplitView` for columns.",
      references: ["Apple: NavigationView, deprecated", "Apple: Migrating to new navigation types"])
  ) { input in
    input.inSources { facts in
      facts.views.calls(ofView: "NavigationView").map {
        SourceSighting(ViewFlaw.softDeprecated("NavigationView", instead: "NavigationStack"), at: $0)
      }
    }
  }
}
