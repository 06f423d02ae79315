import SwiftUI

@main
struct LacrosseApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
        .preferredColorScheme(.dark)
    }
  }
}
