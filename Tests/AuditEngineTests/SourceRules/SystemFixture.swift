import Testing

@testable import AuditEngine

/// Sources in the shapes of real design systems, and all findings of the rules in them.
struct SystemFixture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let files: [(path: String, text: String)]
  /// The findings of the rules about glass, as `severity rule member ordinal`.
  let glass: [String]
  /// What the rules about colors, sizes and settings find, in the same way.
  let views: [String]
  /// The color sets of its catalog.
  var colorsets: [String] = []

  /// The fixture as a runnable snippet.
  var snippet: SourceRuleExamples.Snippet { SourceRuleExamples.Snippet(files).beside(colorsets: colorsets) }

  static let all: [SystemFixture] = [
    moduleBoundary, accessibilityMatrix, floatingButton, floatingButtonVariations, densityScale,
  ]

  /// A module that owns all glass, features that call it, and one that does not.
  static let moduleBoundary = SystemFixture(
    testDescription: "module boundary",
    files: [
      (
        "Modules/Glass/GlassKit.swift",
        """
        import SwiftUI

        public enum GlassToken {
          public static let navigation = Glass.regular
          public static let action = Glass.regular.interactive()
          public static let subtle = Glass.clear
          public static func tinted(_ color: Color) -> Glass { .regular.tint(color).interactive() }
        }

        extension View {
          public func glassNavigation() -> some View {
            glassEffect(GlassToken.navigation, in: .rect(cornerRadius: 24))
          }

          public func glassFloatingAction(tint: Color? = nil) -> some View {
            self.frame(width: 44, height: 44)
              .glassEffect(tint.map { GlassToken.tinted($0) } ?? GlassToken.action, in: .circle)
          }
        }
        """
      ),
      (
        "App/Root.swift",
        """
        import GlassKit
        import SwiftUI

        @main
        struct LacrosseApp: App {
          var body: some Scene { WindowGroup { RootView().preferredColorScheme(.dark) } }
        }

        struct RootView: View {
          @State private var tab = 0
          @Namespace private var space
          var body: some View {
            ZStack(alignment: .bottomTrailing) {
              TabView(selection: $tab) {
                Tab("Games", systemImage: "sportscourt", value: 0) { GamesView() }
                Tab("Teams", systemImage: "person.3", value: 1) { Text("Teams").foregroundStyle(.primary) }
              }
              GlassEffectContainer(spacing: 20) {
                HStack {
                  Button("Filter") {}.glassNavigation().glassEffectID("filter", in: space)
                  Button {} label: { Image(systemName: "plus") }
                    .glassFloatingAction(tint: .blue).glassEffectID("add", in: space)
                    .accessibilityLabel("Add").accessibilityHint("Adds a game")
                }
              }
            }
          }
        }
        """
      ),
      (
        "App/Games.swift",
        """
        import GlassKit
        import SwiftUI

        struct GamesView: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(0..<4, id: \\.self) { _ in
                  RoundedRectangle(cornerRadius: 16)
                    .fill(.regularMaterial)
                    .frame(height: 120)
                    .overlay { Text("Soon").foregroundStyle(.secondary) }
                }
              }
            }
          }
        }

        public struct ScoreBadge: View {
          var body: some View { Text("12").foregroundStyle(.primary).padding().glassEffect(.regular, in: .capsule) }
        }

        #Preview { ScoreBadge().glassEffect().opacity(0.5) }
        """
      ),
    ],
    glass: ["warning glass-outside-module ScoreBadge.body 0", "note translucent-card GamesView.body 0"],
    views: ["note forced-scheme LacrosseApp 0"])

  /// Alternatives for settings and systems, and drafts of names that do not exist.
  static let accessibilityMatrix = SystemFixture(
    testDescription: "accessibility matrix",
    files: [
      (
        "App/Card.swift",
        """
        import SwiftUI

        struct CardModifier: ViewModifier {
          @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
          func body(content: Content) -> some View {
            if reduceTransparency {
              content.background(Color("CardBackground"))
            } else if #available(iOS 26, *) {
              content.glassEffect(.regular, in: .rect(cornerRadius: 20))
            } else {
              content.background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
            }
          }
        }

        extension View {
          func card() -> some View { modifier(CardModifier()) }
        }

        struct CountdownCard: View {
          var body: some View { VStack { Text("12").foregroundStyle(.primary) }.padding().card() }
        }
        """
      ),
      (
        "App/Drafts.swift",
        """
        import SwiftUI

        struct DraftBar: View {
          var style: GlassStyle
          var body: some View {
            if #available(iOS 26, *) {
              HStack { Text("Soon") }.glassEffect(.thin)
            } else {
              HStack { Text("Soon") }.background(.ultraThinMaterial)
            }
          }
        }

        struct DraftCard: View {
          var body: some View {
            ZStack {
              RoundedRectangle(cornerRadius: 20).fill(.liquidGlass)
              Text("Days").background(Color(.ultraThinMaterial))
            }
            .background(.liquidGlass)
          }
        }

        struct DraftContrast: View {
          @Environment(\\.accessibilityDifferentiateWithoutColor) private var differentiate
          var body: some View { Text("12").contrast(contrastAmount(increaseContrast: false, differentiate: differentiate)) }
        }

        struct SettingsLink: View {
          @Environment(\\.openURL) private var openURL
          var body: some View { Button("Settings") { openURL(URL(string: "App-Prefs:root=ACCESSIBILITY")!) } }
        }

        struct DraftPanel: View {
          var body: some View {
            VStack { Text("Days").padding().background(.thinMaterial, in: .capsule) }.background(.regularMaterial)
          }
        }
        """
      ),
      (
        "App/DaysWidget.swift",
        """
        import SwiftUI
        import WidgetKit

        struct DaysWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "days", provider: Provider()) { entry in DaysView(entry: entry) }
          }
        }

        struct DaysView: View {
          let entry: Provider.Entry
          var body: some View { Text("12").glassEffect(.regular, in: .circle) }
        }
        """
      ),
    ],
    glass: [
      "error unknown-glass-name DraftBar.style 0", "error unknown-glass-name DraftBar.body 0",
      "error unknown-glass-name DraftCard.body 0", "error unknown-glass-name DraftCard.body 1",
      "error unknown-glass-name DraftCard.body 2", "warning glass-outside-module CardModifier.body 0",
      "warning glass-outside-module DaysView.body 0", "warning glass-outside-module DraftBar.body 0",
      "warning stacked-material DraftPanel.body 0", "note glass-in-widget DaysView.body 0",
    ],
    views: [
      "error private-settings-url SettingsLink.body 0", "warning ignores-increase-contrast DraftContrast.body 0",
    ],
    colorsets: ["CardBackground"])
}
