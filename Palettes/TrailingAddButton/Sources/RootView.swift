import SwiftUI

/// Three tabs, and a round button beside their bar that adds an entry.
struct RootView: View {
  @State private var isAdding = false

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      TabView {
        OverviewTab()
          .tabItem { Label("Overview", systemImage: "gauge.with.dots.needle.bottom.50percent") }
        EntriesTab()
          .tabItem { Label("Entries", systemImage: "book") }
        OptionsTab()
          .tabItem { Label("Options", systemImage: "gear") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .sheet(isPresented: $isAdding) { EntryForm() }

      addButton
        .padding([.bottom, .trailing], 12)
    }
  }

  private var addButton: some View {
    Button {
      isAdding = true
    } label: {
      Image(systemName: "plus")
        .font(.title2)
        .fontWeight(.semibold)
        .foregroundStyle(.white)
        .frame(width: 50, height: 50)
    }
    .glassEffect(.regular.interactive())
    .accessibilityLabel("Add an entry")
    .accessibilityHint("Opens a form for a new weight")
  }
}
