extension SourceRuleExamples.Snippet {
  /// A restaurant app with colors of an extension, variants in an enumeration and a styled navigation bar.
  static let forkInTheRoad = SourceRuleExamples.Snippet.files([
    "App/Theme/Color+App.swift":
      """
    import SwiftUI

    extension Color {
      static let textPrimary = Color("TextPrimary")
      static let textSecondary = Color("TextSecondary")
      static let cardBackground = Color("CardBackground")
    }
    """,
    "App/Theme/Typography.swift":
      """
    import SwiftUI

    enum Typography {
      static let hero = Font.system(size: 36, weight: .bold)
      static let title = Font.system(size: 22, weight: .semibold)
      static let body = Font.body
    }
    """,
    "App/Components/BrandButton.swift":
      """
    import SwiftUI

    struct BrandButton: View {
      enum Variant {
        case primary, secondary, destructive
        var background: Color {
          switch self {
          case .primary: Color("AccentInfrared")
          case .secondary: Color("CardBackground")
          case .destructive: Color("ErrorRed")
          }
        }
        var foreground: Color {
          switch self {
          case .primary, .destructive: .white
          case .secondary: .textPrimary
          }
        }
      }

      let title: String
      let variant: Variant
      let action: () -> Void

      var body: some View {
        Button(action: action) {
          Text(title).font(.headline).foregroundStyle(variant.foreground).padding().background(variant.background)
        }
      }
    }
    """,
    "App/Features/RestaurantCard.swift":
      """
    import SwiftUI

    struct RestaurantCard: View {
      let restaurant: Restaurant

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(restaurant.name).font(Typography.title).foregroundStyle(Color.textPrimary)
          Text(restaurant.cuisine).font(.subheadline).foregroundStyle(Color.textSecondary)
          Text(restaurant.notice).font(.system(size: 10)).foregroundStyle(Color.textSecondary)
          badge
        }
        .padding()
        .background(Color.cardBackground)
        .cornerRadius(12)
      }

      private var badge: some View {
        // Once .font(.system(size: 9)) and Color(red: 1, green: 1, blue: 1).
        Text(restaurant.distance)
          .font(.headline)
          .foregroundColor(.white)
          .padding()
          .background(.ultraThinMaterial, in: Capsule())
      }
    }

    #Preview {
      RestaurantCard(restaurant: .sample).preferredColorScheme(.dark).foregroundColor(Color(red: 1, green: 0, blue: 0))
    }
    """,
    "App/RootView.swift":
      """
    import SwiftUI

    struct RootView: View {
      var body: some View {
        TabView {
          NavigationStack {
            RestaurantList()
              .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
          }
          .tabItem { Label("Nearby", systemImage: "fork.knife") }
        }
      }
    }
    """,
  ]).beside(colorsets: "TextPrimary", "TextSecondary", "CardBackground", "AccentInfrared", "ErrorRed")
}
