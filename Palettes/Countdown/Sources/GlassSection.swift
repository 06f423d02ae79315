import SwiftUI

/// The section of the settings that explains glass.
struct GlassSettingsScreen: View {
  var body: some View {
    Form {
      if #available(iOS 26, *) {
        Section {
          VStack(alignment: .leading, spacing: 8) {
            HStack {
              Image(systemName: "sparkles")
                .foregroundColor(.blue)
              Text("Glass")
                .font(.headline)
            }
            Text("Materials that follow your wallpaper and the theme of the system.")
              .font(.caption)
              .foregroundColor(.secondary)
          }
          .padding(.vertical, 4)
        } header: {
          Text("Effects")
        } footer: {
          Text("Glass follows your settings: Accessibility, Display & Text Size.")
        }
      }
    }
  }
}
