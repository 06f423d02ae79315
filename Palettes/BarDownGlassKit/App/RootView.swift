import SwiftUI

enum Destination: String, CaseIterable {
  case scores, teams, rankings, settings

  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .scores: "sportscourt.fill"
    case .teams: "heart.fill"
    case .rankings: "chart.bar.fill"
    case .settings: "gearshape.fill"
    }
  }
}

struct RootView: View {
  @State private var destination: Destination = .scores

  var body: some View {
    TabView(selection: $destination) {
      Tab(Destination.scores.title, systemImage: Destination.scores.symbol, value: .scores) { ScoresTab() }
      Tab(Destination.teams.title, systemImage: Destination.teams.symbol, value: .teams) { EmptyTab() }
      Tab(Destination.rankings.title, systemImage: Destination.rankings.symbol, value: .rankings) { EmptyTab() }
      Tab(Destination.settings.title, systemImage: Destination.settings.symbol, value: .settings) { EmptyTab() }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

struct EmptyTab: View {
  var body: some View { NavigationStack { ScrollView {} } }
}
