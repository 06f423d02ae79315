extension SystemFixture {
  /// One button of glass over tabs.
  static let floatingButton = SystemFixture(
    testDescription: "floating button",
    files: [
      (
        "Modules/Glass/Root.swift",
        """
        import SwiftUI

        struct RootView: View {
          @State private var isAdding = false
          var body: some View {
            ZStack(alignment: .bottomTrailing) {
              TabView {
                LogView().tabItem { Label("Log", systemImage: "list.bullet") }
              }
              .tabBarMinimizeBehavior(.onScrollDown)
              Button { isAdding = true } label: {
                Image(systemName: "plus").font(.title2.weight(.semibold)).foregroundStyle(.white)
                  .frame(width: 50, height: 50)
              }
              .glassEffect(.regular.interactive())
              .accessibilityLabel("Add entry")
              .accessibilityHint("Opens the form for a new entry")
            }
          }
        }
        """
      )
    ],
    glass: [],
    views: ["note old-tab-item RootView 0"])

  /// The button with one mistake each time.
  static let floatingButtonVariations = SystemFixture(
    testDescription: "floating button, variations",
    files: [
      (
        "Modules/Glass/Buttons.swift",
        """
        import SwiftUI

        struct Inert: View { var body: some View { AddButton.label.glassEffect(.regular).onTapGesture { add() } } }
        struct Small: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus").foregroundStyle(.white).frame(width: 40, height: 40) }
              .glassEffect(.regular.interactive())
          }
        }
        struct Filled: View {
          var body: some View { Button("Add") { add() }.glassEffect(.regular.interactive()).background(Color.blue) }
        }
        struct Faded: View {
          var body: some View { Button("Add") { add() }.glassEffect(.regular.interactive()).opacity(0.6) }
        }
        struct Blurred: View {
          var body: some View { Button("Add") { add() }.glassEffect(.regular.interactive()).blur(radius: 2) }
        }
        struct Clipped: View {
          var body: some View { Button("Add") { add() }.glassEffect(.regular.interactive()).clipShape(Circle()) }
        }
        struct Contained: View {
          var body: some View {
            GlassEffectContainer {
              ZStack {
                TabView { LogView().tabItem { Label("Log", systemImage: "list.bullet") } }
                Button("Add") { add() }.glassEffect(.regular.interactive())
              }
            }
          }
        }
        """
      )
    ],
    glass: [
      "warning opaque-behind-glass Filled.body 0", "warning faded-glass Faded.body 0",
      "warning tab-view-in-glass-container Contained.body 0", "note inert-glass-control Inert.body 0",
      "note clipped-glass Clipped.body 0", "note blurred-glass Blurred.body 0",
    ],
    views: [
      "warning unlabeled-icon Small.body 0", "warning small-hit-target Small.body 0",
      "note old-tab-item Contained 0",
    ])

  /// Densities that are glass or, on older systems, materials.
  static let densityScale = SystemFixture(
    testDescription: "density scale",
    files: [
      (
        "Modules/Glass/Density.swift",
        """
        import SwiftUI

        enum Density { case light, medium, heavy }

        extension View {
          @ViewBuilder func density(_ density: Density) -> some View {
            if #available(iOS 26, *) {
              switch density {
              case .light: glassEffect(.regular)
              case .medium: self.glassEffect(.prominent, in: .rect(cornerRadius: 12))
              case .heavy: self.glassEffect(.thick)
              }
            } else {
              switch density {
              case .light: self.background(.ultraThinMaterial)
              case .medium: self.background(.thinMaterial)
              case .heavy: self.background(.regularMaterial)
              }
            }
          }

          @ViewBuilder func lightDensity() -> some View {
            if #available(iOS 18, *) { self.glassEffect(.regular) } else { self.background(.ultraThinMaterial) }
          }
        }
        """
      ),
      (
        "Modules/Glass/Scores.swift",
        """
        import SwiftUI

        struct LiveScore: View {
          @State private var isLive = true
          var body: some View {
            GlassEffectContainer {
              VStack {
                Text("Live Score").foregroundStyle(.white).density(.medium)
                Text("Final").glassEffect(.regular, in: .capsule, isEnabled: isLive)
                Button("Watch") {}.buttonStyle(GlassButtonStyle()).glassEffectTransition(.scale)
              }
            }
          }
        }

        struct ArticleCard: View {
          var body: some View { VStack { Text("Finals tonight") }.padding().density(.heavy) }
        }

        struct VideoCard: View {
          var body: some View { VStack { Text("Highlights") }.padding().glassEffect(.regular, in: .rect) }
        }

        struct FeedView: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                ArticleCard()
                VideoCard()
              }
            }
          }
        }

        struct ScoreList: View {
          var body: some View { List(scores) { score in Text(score.title).glassEffect() } }
        }
        """
      ),
    ],
    glass: [
      "error unknown-glass-name View.density 0", "error unknown-glass-name View.density 1",
      "error unknown-glass-name LiveScore.body 0", "error unknown-glass-name LiveScore.body 1",
      "warning glass-on-old-system View.lightDensity 0", "warning glass-on-content FeedView.body 0",
      "warning glass-on-content FeedView.body 1", "warning glass-on-content ScoreList.body 0",
    ],
    views: [])
}
