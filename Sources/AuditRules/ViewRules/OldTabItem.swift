import AuditModel
import SourceScan

extension Rule {
  /// `tabItem` instead of `Tab`.
  static let oldTabItem = Rule(
    id: "old-tab-item", severity: .note,
    page: RulePage(
      title: "Outdated tab item",
      finds: "The modifier `tabItem` on a view.",
      matters:
        "Its successor, `Tab`, supports roles, sections, and the search tab, which the glass tab bar lays out "
        + "automatically. `tabItem` still works, but gets none of these features.",
      failing: .swift(
        """
        struct Home: View {
          var body: some View { TabView { Feed().tabItem { Label("Feed", systemImage: "list.bullet") } } }
        }
        """),
      passing: .swift(
        """
        struct Home: View {
          var body: some View { TabView { Tab("Feed", systemImage: "list.bullet") { Feed() } } }
        }
        """),
      remedy: "Use `Tab(_:systemImage:value:content:)` around the view.",
      references: ["Apple: View.tabItem(_:), to be deprecated", "Apple: Tab"])
  ) { input in
    input.inSources { facts in
      facts.views.modifiers(named: "tabItem").map {
        SourceSighting(ViewFlaw.softDeprecated("tabItem", instead: "Tab"), at: $0)
      }
    }
  }
}
