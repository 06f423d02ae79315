import SwiftUI

enum Skin {
  case noon, dusk

  var ink: Color {
    switch self {
    case .noon: Color(white: 0.2)
    case .dusk: Color(white: 0.8)
    }
  }
  var paper: Color { self == .noon ? .white : Color(red: 0.2, green: 0, blue: 0.2) }
}

private struct SkinKey: EnvironmentKey {
  static let defaultValue = Skin.noon
}

extension EnvironmentValues {
  var skin: Skin {
    get { self[SkinKey.self] }
    set { self[SkinKey.self] = newValue }
  }
}

extension View {
  func skin(_ skin: Skin) -> some View { environment(\.skin, skin) }
}

struct Tile: View {
  @Environment(\.skin) var skin

  var body: some View { Text("Dusk").foregroundStyle(skin.ink).background(skin.paper) }
}

@main struct Day: App {
  var body: some Scene { WindowGroup { VStack { Tile() }.skin(.dusk) } }
}
