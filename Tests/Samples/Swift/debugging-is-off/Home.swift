import SwiftUI

enum Flags {
  static let showsBounds = false
}

extension View {
  @ViewBuilder func outlined() -> some View {
    if Flags.showsBounds {
      background(Color.red)
    } else {
      self
    }
  }
}

struct Home: View {
  var body: some View {
    Text("Home")
      .foregroundStyle(Color(white: 0.2))
      .outlined()
      .background(Flags.showsBounds ? Color.black : Color.white)
  }
}

@main struct Main: App {
  var body: some Scene { WindowGroup { Home() } }
}
