import SwiftUI

struct Save: View {
  var body: some View {
    VStack {
      Button("Save") {}
        .foregroundStyle(Color(white: 0.8))
        .disabled(true)
    }
    .background(Color.white)
  }
}

@main struct Editor: App {
  var body: some Scene { WindowGroup { Save() } }
}
