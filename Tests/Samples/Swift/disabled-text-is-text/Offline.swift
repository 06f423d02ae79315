import SwiftUI

struct Offline: View {
  var body: some View {
    VStack {
      Text("Offline")
        .foregroundStyle(Color(white: 0.8))
        .disabled(true)
    }
    .background(Color.white)
  }
}

@main struct Status: App {
  var body: some Scene { WindowGroup { Offline() } }
}
