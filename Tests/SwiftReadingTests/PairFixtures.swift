import Testing

/// Sources in the shapes of real apps, and the pairs that they show.
struct PairFixture: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The files with their names.
  let files: [(name: String, text: String)]
  /// `foreground on surface, role size finding`, one line a pair.
  let pairs: [String]

  init(_ name: String, _ files: [(name: String, text: String)], _ pairs: [String]) {
    testDescription = name
    self.files = files
    self.pairs = pairs
  }

  init(_ name: String, _ text: String, _ pairs: String...) {
    self.init(name, [("\(name).swift", text)], pairs)
  }

  static let all = systems + shapes + apps + themes + branches

  static let systems: [PairFixture] = [
    PairFixture(
      "material placeholder cards in a scroll view",
      """
      struct GamesView: View {
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(games) { game in
                RoundedRectangle(cornerRadius: 16)
                  .fill(.regularMaterial)
                  .frame(height: 120)
                  .overlay { Text(game.title).foregroundStyle(.secondary) }
              }
            }
          }
          .preferredColorScheme(.dark)
        }
      }
      #Preview { Text("preview").foregroundStyle(.red).background(.blue) }
      """,
      "secondary on regular material over caller, text, container, [dark]"),
    PairFixture(
      "colours of an extension through a container",
      [
        (
          "Colors.swift",
          """
          extension Color {
            static let textPrimary = Color("TextPrimary")
            static let textSecondary = Color("TextSecondary", bundle: .module)
            static let cardBackground = Color("CardBackground")
          }
          """
        ),
        (
          "Card.swift",
          """
          struct RestaurantCard: View {
            let restaurant: Restaurant
            var body: some View {
              VStack(alignment: .leading) {
                Text(restaurant.name).font(.system(size: 18, weight: .semibold)).foregroundColor(.textPrimary)
                Text(restaurant.cuisine).font(.system(size: 14)).foregroundColor(Color.textSecondary)
                badge
              }
              .padding()
              .background(Color.cardBackground)
              .cornerRadius(12)
            }
            private var badge: some View {
              Text("12").font(.headline).foregroundColor(.white).padding()
                .background(.ultraThinMaterial, in: Capsule())
            }
          }
          """
        ),
      ],
      [
        "TextPrimary on CardBackground, text 18/600, container",
        "TextSecondary on CardBackground, text 14/400, container",
        "#FFFFFF on ultraThin material, CardBackground, text 17/600, chain",
      ]),
    PairFixture(
      "a variant enumeration",
      """
      enum Variant {
        case primary, secondary, destructive
        var background: Color {
          switch self {
          case .primary: return Color("AccentInfrared")
          case .secondary: return Color("CardBackground")
          case .destructive: return Color("ErrorRed")
          }
        }
        var foreground: Color {
          switch self {
          case .primary, .destructive: .white
          case .secondary: Color("TextPrimary")
          }
        }
      }
      struct BrandButton: View {
        let variant: Variant
        let title: String
        var body: some View {
          Button(action: {}) {
            Text(title).font(.headline).foregroundColor(variant.foreground)
          }
          .background(variant.background)
        }
      }
      """,
      "#FFFFFF on AccentInfrared [variant=primary] | TextPrimary on CardBackground [variant=secondary] "
        + "| #FFFFFF on ErrorRed [variant=destructive], text 17/600, branch"),
    PairFixture(
      "three branches of one surface",
      """
      struct CardModifier: ViewModifier {
        @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
        func body(content: Content) -> some View {
          if reduceTransparency {
            content.background(Color("CardBackground"))
          } else if #available(iOS 26, *) {
            content.glassEffect(.regular, in: .rect(cornerRadius: 20))
          } else {
            content.background(.ultraThinMaterial)
          }
        }
      }
      extension View {
        func card() -> some View { modifier(CardModifier()) }
      }
      struct CountdownCard: View {
        var body: some View {
          VStack { Text("12").font(.system(size: 56, weight: .bold)).foregroundStyle(.primary) }.padding().card()
        }
      }
      """,
      "primary on CardBackground [reduced] | primary on regular glass over caller [full, iOS 26] "
        + "| primary on ultraThin material over caller [full, before iOS 26], text 56/700, branch"),
    PairFixture(
      "a floating button over tabs",
      """
      struct RootView: View {
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
          }
        }
      }
      """,
      "#FFFFFF on regular glass over any, graphic 22/600, container"),
    PairFixture(
      "a density enumeration",
      """
      enum Density { case light, medium, heavy }
      extension View {
        @ViewBuilder func density(_ density: Density) -> some View {
          if #available(iOS 26, *) {
            switch density {
            case .light: glassEffect(.regular)
            case .medium: self.glassEffect(.prominent, in: .rect)
            case .heavy: self.glassEffect(.thick)
            }
          } else {
            switch density {
            case .light: self.background(.ultraThinMaterial)
            case .medium: self.background(.thinMaterial)
            default: self.background(.regularMaterial)
            }
          }
        }
      }
      struct ScoreView: View {
        var body: some View { Text("Live Score").foregroundStyle(.white).density(.medium) }
      }
      """,
      "#FFFFFF on prominent glass over caller [iOS 26] | #FFFFFF on thin material over caller [before iOS 26], text, branch"
    ),
  ]

  static let shapes: [PairFixture] = [
    PairFixture(
      "order within a chain",
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(.red).background(.blue).foregroundStyle(.green).background(.yellow)
          Text("b").background(.white).foregroundStyle(.black)
        }
      }
      """,
      "system:systemRed on system:systemBlue, text, chain", "#000000 on #FFFFFF, text, chain"),
    PairFixture(
      "stacks, overlays and shapes",
      """
      struct A: View {
        var body: some View {
          ZStack {
            Color("Back").ignoresSafeArea()
            VStack {
              Text("a").foregroundStyle(Color("Front"))
              Circle().fill(Color("Dot").opacity(0.5)).overlay(Text("b").foregroundColor(.black))
            }
          }
          ZStack { Image("photo"); Text("c").foregroundStyle(.white) }
          Text("d").foregroundStyle(.white).background { RoundedRectangle(cornerRadius: 3).fill(Color("Chip")) }
        }
      }
      """,
      "Front on Back, text, container", "#000000 on Dot at 0.5, Back, text, container",
      "#FFFFFF on any, text, defaultBackground",
      "#FFFFFF on Chip, text, chain"),
    PairFixture(
      "annotated colours of an extension",
      """
      extension Color {
        static var ink: Color { Color("Ink") }
        static let paper: Color = .init("Paper")
      }
      struct A: View { var body: some View { Text("a").foregroundStyle(Color.ink).background(.paper) } }
      """,
      "Ink on Paper, text, chain"),
    PairFixture(
      "themes across types",
      [
        (
          "Theme.swift",
          "struct Theme { let colors = Colors()\n struct Colors { let label = Color(.textMain)\n var card: Color { .init(\"Card\") } } }"
        ),
        (
          "Env.swift",
          "extension EnvironmentValues { var theme: Theme { get { self[K.self] } set { self[K.self] = newValue } } }"
        ),
        (
          "View.swift",
          """
          struct A: View {
            @Environment(\\.theme) var theme
            var tone: Color
            var body: some View {
              let accent = Color(red: 255/255, green: 0, blue: 0.5)
              Text("a").foregroundStyle(theme.colors.label).background(theme.colors.card)
              Text("b").foregroundStyle(accent).background(tone)
              Text("c").foregroundStyle(isOn ? Color("On") : .gray).background(Palette.missing)
            }
          }
          """
        ),
      ],
      [
        ".textMain on Card, text, chain",
        "color(srgb 1 0 0.5) on unresolved: tone is passed in over caller, text, chain",
        "On on unresolved: Palette.missing is not declared in any file that was read over caller [isOn] | system:systemGray "
          + "on unresolved: Palette.missing is not declared in any file that was read over caller [not isOn], text, branch",
      ]),
    PairFixture(
      "UIKit colours by traits",
      """
      extension UIColor {
        static let ink = UIColor { traits in
          if traits.userInterfaceStyle == .dark { return .white }
          return traits.accessibilityContrast == .high ? .black : UIColor(named: "Ink")!
        }
      }
      struct A: View {
        var body: some View { Text("a").foregroundStyle(Color(.ink)).background(Color(uiColor: .systemBackground)) }
      }
      """,
      "#FFFFFF on system:systemBackground [dark] | #000000 on system:systemBackground [light, increased] "
        + "| Ink on system:systemBackground [light, standard], text, branch"),
    PairFixture(
      "a container of the project, lists and sheets",
      """
      struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { content }.padding().background(Color("Card")) }
      }
      struct A: View {
        var body: some View {
          Card { Text("a").foregroundStyle(.red) }
          List { Text("b").foregroundStyle(.secondary) }
            .sheet(isPresented: $shown) { Text("c").foregroundStyle(.blue) }
        }
      }
      """,
      "system:systemRed on Card, text, container", "secondary on row, text, defaultBackground",
      "system:systemBlue on sheet, text, defaultBackground"),
    PairFixture(
      "nothing stated, comments and strings",
      """
      struct A: View {
        var body: some View {
          // Text("no").foregroundStyle(.red).background(.blue)
          Text("a .foregroundStyle(.red)").background(.blue)
          /* Text("no").foregroundStyle(.red) */
        }
      }
      struct A_Previews: PreviewProvider {
        static var previews: some View { Text("p").foregroundStyle(.red).background(.blue) }
      }
      """,
      "primary on system:systemBlue, text, chain"),
  ]
}
