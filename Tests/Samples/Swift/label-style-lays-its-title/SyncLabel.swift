import SwiftUI

struct PlaqueLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title.foregroundStyle(Color(white: 0.2))
    }
    .padding(6)
    .background(Color(red: 1, green: 0.8, blue: 0.6), in: .capsule)
  }
}

extension LabelStyle where Self == PlaqueLabelStyle {
  static var plaque: Self { Self() }
}

struct SyncLabel: View {
  var body: some View { Label("Synced", systemImage: "checkmark").labelStyle(.plaque) }
}

@main struct Sync: App {
  var body: some Scene { WindowGroup { SyncLabel() } }
}
