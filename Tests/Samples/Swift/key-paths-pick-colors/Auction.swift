import SwiftUI

struct Swatches {
  var ink = Color(white: 0.2)
  var alert = Color(red: 0.6, green: 0, blue: 0)
  var paper = Color(red: 1, green: 1, blue: 0.8)

  static let shared = Swatches()
}

extension View {
  func painted(_ ink: KeyPath<Swatches, Color>, on paper: KeyPath<Swatches, Color>) -> some View {
    foregroundStyle(Swatches.shared[keyPath: ink]).background(Swatches.shared[keyPath: paper])
  }
}

struct Auction: View {
  var body: some View { Text("Sold").painted(\.alert, on: \.paper) }
}

@main struct House: App {
  var body: some Scene { WindowGroup { Auction() } }
}
