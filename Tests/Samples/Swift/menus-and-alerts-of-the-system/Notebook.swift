import SwiftUI

struct Notebook: View {
  @State private var asks = false

  var body: some View {
    VStack {
      Menu("More") {
        Button("Copy") {}
        Button("Delete", role: .destructive) { asks = true }
      }
    }
    .alert("Delete the note?", isPresented: $asks) {
      Button("Yes") {}
    } message: {
      Text("It cannot be restored.")
    }
    .contextMenu { Button("Pin") {} }
  }
}

@main struct Notes: App {
  var body: some Scene { WindowGroup { Notebook() } }
}
