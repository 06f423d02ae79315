import SwiftUI

struct Tile: View {
  @State private var isFlipped = false

  func changeIsFlipped() { isFlipped.toggle() }
  @State private var isHot = false

  func changeIsHot() { isHot.toggle() }

  var body: some View {
    Text("Tile")
      .foregroundStyle(isFlipped ? Color.white : Color(white: 0.2))
      .background(isHot ? Color.white : Color(red: 0, green: 0.2, blue: 0.4))
  }
}

@main struct Memory: App {
  var body: some Scene { WindowGroup { Tile() } }
}
