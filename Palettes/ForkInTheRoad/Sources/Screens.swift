import SwiftUI

/// The tab bar of the app.
struct TabScreen: View {
  @State private var selected = 0

  var body: some View {
    TabView(selection: $selected) {
      CollectionsScreen()
        .tabItem { Label("Collections", systemImage: "square.grid.2x2") }
        .tag(0)
      GroupsScreen()
        .tabItem { Label("Groups", systemImage: "person.3") }
        .tag(1)
      DecisionsScreen()
        .tabItem { Label("Decisions", systemImage: "shuffle") }
        .tag(2)
      ProfileScreen()
        .tabItem { Label("Profile", systemImage: "person.circle") }
        .tag(3)
    }
    .tint(.accentInfrared)
  }
}

/// A screen below a bar of material that is forced to dark.
struct CollectionsScreen: View {
  @State private var showsSheet = false
  @State private var showsCover = false

  var body: some View {
    NavigationStack {
      CollectionsContent()
        .navigationTitle("Collections")
        .navigationBarTitleDisplayMode(.large)
        .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
    .sheet(isPresented: $showsSheet) {
      NewCollectionScreen()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackground(.ultraThinMaterial)
        .presentationCornerRadius(32)
    }
    .fullScreenCover(isPresented: $showsCover) {
      CollectionDetailScreen()
        .background(.ultraThinMaterial)
    }
  }
}

/// A text in the color of the system on a material.
struct VibrantSample: View {
  var body: some View {
    Text("Hello")
      .foregroundStyle(.primary)
      .background(.thinMaterial)
  }
}
