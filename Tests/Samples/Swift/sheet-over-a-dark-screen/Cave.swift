import SwiftUI

struct Cave: View {
  @State private var showsMap = false

  var body: some View {
    ZStack {
      Color.black
      Button("Map") { showsMap = true }.foregroundStyle(.white)
    }
    .sheet(isPresented: $showsMap) {
      Text("You are here").foregroundStyle(Color(red: 0, green: 0.2, blue: 0.4))
    }
  }
}

@main struct Dive: App {
  var body: some Scene { WindowGroup { Cave() } }
}
