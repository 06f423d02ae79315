import AuditModel
import SourceScan

extension Rule {
  /// `NavigationView` instead of `NavigationStack`.
  static let oldNavigationView = Rule(
    id: "old-navigation-view", severity: .note,
    page: RulePage(
      title: "Old navigation view",
      finds: "The container `NavigationView`.",
      matters: "Its successors keep bars, their glass and their scroll edges as the system lays them out today.",
      failing: .swift(#"struct Home: View { var body: some View { NavigationView { Text("Cafés") } } }"#),
      passing: .swift(#"struct Home: View { var body: some View { NavigationStack { Text("Cafés") } } }"#),
      remedy: "Write `NavigationStack`, or `NavigationSplitView` for columns.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: NavigationView, deprecated", "Apple: Migrating to new navigation types"])
  ) { input in
    input.inSources { facts in
      facts.views.calls(ofView: "NavigationView").map {
        SourceSighting(ViewFlaw.softDeprecated("NavigationView", instead: "NavigationStack"), at: $0)
      }
    }
  }
}
