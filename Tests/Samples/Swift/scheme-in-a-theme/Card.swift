import SwiftUI

struct Look {
  private let scheme: ColorScheme

  init(_ scheme: ColorScheme) { self.scheme = scheme }

  private var isDay: Bool { scheme != .dark }
  var ink: Color { isDay ? Color(red: 0, green: 0.2, blue: 0) : Color(red: 0.8, green: 1, blue: 0.8) }
  var paper: Color { isDay ? Color(red: 0.8, green: 1, blue: 1) : Color(red: 0, green: 0.2, blue: 0.2) }
}

struct Card: View {
  let look: Look

  var body: some View { Text("Fern").foregroundStyle(look.ink).padding().background(look.paper) }
}

struct Garden: View {
  @Environment(\.colorScheme) private var current

  var body: some View { Card(look: Look(current)) }
}

@main struct Plants: App {
  var body: some Scene { WindowGroup { Garden() } }
}
