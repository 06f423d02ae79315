import SwiftUI

enum Light {
  case day, night

  init(_ scheme: ColorScheme) { self = scheme == .dark ? .night : .day }

  var ink: Color { self == .day ? Color(white: 0.2) : .white }

  var wall: Color {
    switch self {
    case .day: Color(red: 1, green: 1, blue: 0.8)
    case .night: Color(red: 0.2, green: 0, blue: 0.2)
    }
  }
}

struct Lobby: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("Welcome").foregroundStyle(Light(scheme).ink).background(Light(scheme).wall)
  }
}

@main struct Hotel: App {
  var body: some Scene { WindowGroup { Lobby() } }
}
