import SwiftUI

enum Brand {
  static let veil = Color(red: 0, green: 0.2, blue: 0.4)
}

struct Panes: View {
  var body: some View {
    VStack {
      Text("Near").padding().glassEffect(.regular.tint(Brand.veil.opacity(0.05)))
      Text("Far").padding().glassEffect(.regular.tint(Brand.veil.opacity(0.95)), in: .capsule)
    }
    .foregroundStyle(.white)
  }
}

@main struct Windows: App {
  var body: some Scene { WindowGroup { Panes() } }
}
