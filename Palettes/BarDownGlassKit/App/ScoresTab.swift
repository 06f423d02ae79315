import SwiftUI

/// Cards that stand for games until there are some.
struct ScoresTab: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<5) { _ in
            RoundedRectangle(cornerRadius: 16)
              .fill(.regularMaterial)
              .frame(height: 100)
              .overlay {
                Text("Game")
                  .foregroundStyle(.secondary)
              }
          }
        }
        .padding()
      }
      .navigationTitle("Scores")
    }
    .overlay(alignment: .bottomTrailing) { FloatingControls() }
  }
}
