import Palettes
import SwiftReading

extension Rule {
  /// `tabItem` instead of `Tab`.
  static let oldTabItem = Rule(
    id: "old-tab-item", severity: .note,
    page: RulePage(
      title: "Outdated tab item",
      finds:
        "The `tabItem` modifier on a view. The rule reports one note for each type, at its first tab. Code that runs "
        + "on systems earlier than iOS 18 is exempt.",
      matters:
        "Its replacement, `Tab`, supports roles, sections, and the search tab, which the glass tab bar lays out "
        + "automatically. `tabItem` still works but supports none of these features.",
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
      remedy: "Wrap the view in `Tab(_:systemImage:value:content:)`.",
      references: ["Apple: View.tabItem(_:), to be deprecated", "Apple: Tab"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      facts.views.modifiers(named: "tabItem").filter { platforms.platforms(at: $0).runs(successor) }.map {
        SourceSighting(ViewFlaw.softDeprecated("tabItem", instead: "Tab"), at: $0).grouped(by: .type())
      }
    }
  }

  private static let successor: [ApplePlatform: PlatformVersion] = [
    .iOS: PlatformVersion(18), .macOS: PlatformVersion(15), .tvOS: PlatformVersion(18), .watchOS: PlatformVersion(11),
    .visionOS: PlatformVersion(2),
  ]
}
