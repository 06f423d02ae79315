import SwiftUI

struct SlabStyle: ButtonStyle {
  var base: Color = Color(red: 0.2, green: 0, blue: 0.4)

  func makeBody(configuration: Configuration) -> some View {
    let isDown = configuration.isPressed
    configuration.label
      .padding()
      .foregroundStyle(isDown ? base : .white)
      .background(isDown ? .white : base)
      .scaleEffect(isDown ? 0.96 : 1)
  }
}

extension ButtonStyle where Self == SlabStyle {
  static var slab: SlabStyle { SlabStyle() }
}

struct Piano: View {
  var body: some View { Button("Middle C", action: play).buttonStyle(.slab) }

  private func play() {}
}

@main struct Keys: App {
  var body: some Scene { WindowGroup { Piano() } }
}
