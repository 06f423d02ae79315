import SwiftUI

enum Sky {
  static let stops: [Gradient.Stop] = [
    .init(color: .white, location: 0),
    .init(color: Color(white: 0.8), location: 0.4),
    .init(color: Color(red: 1, green: 0.8, blue: 0.6), location: 1),
  ]
  static let dawn = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
}

struct Dawn: View {
  var body: some View {
    ZStack {
      Sky.dawn.ignoresSafeArea()
      Text("5:42").foregroundStyle(Color(white: 0.2))
    }
  }
}

@main struct Almanac: App {
  var body: some Scene { WindowGroup { Dawn() } }
}
