import SwiftUI

struct Tone: ViewModifier {
  let level: Int

  func body(content: Content) -> some View { content.foregroundStyle(ink) }

  private var ink: Color {
    switch level {
    case ..<1: Color(white: 0.8)
    case 1...2: Color(white: 0.2)
    default: .yellow
    }
  }
}

extension View {
  func tone(_ level: Int = 1) -> some View { modifier(Tone(level: level)) }
}

struct Bakery: View {
  var body: some View {
    VStack {
      Text("Rye").tone(1 + 1)
      Text("Spelt").tone()
    }
    .background(Color.white)
  }
}

@main struct Shop: App {
  var body: some Scene { WindowGroup { Bakery() } }
}
