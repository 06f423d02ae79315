import SwiftUI

struct Preferences: View {
  var body: some View {
    List {
      Section {
        Text("Wi-Fi")
          .foregroundStyle(Color(white: 0.2))
          .listRowBackground(Color(red: 1, green: 1, blue: 0.8))
        Text("Name").foregroundStyle(Color(red: 0.4, green: 0.4, blue: 0.6))
      } header: {
        Text("Network")
      } footer: {
        Text("Nearby devices").foregroundStyle(Color(red: 0.6, green: 0.2, blue: 0))
      }
    }
  }
}

@main struct Gear: App {
  var body: some Scene { WindowGroup { Preferences() } }
}
