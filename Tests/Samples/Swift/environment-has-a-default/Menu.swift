import SwiftUI

struct Palette {
  var ink: Color
  var paper: Color

  static let linen = Palette(ink: Color(red: 0.4, green: 0.2, blue: 0), paper: Color(red: 1, green: 1, blue: 0.8))
}

extension EnvironmentValues {
  @Entry var palette = Palette.linen
}

struct Dish: View {
  @Environment(\.palette) private var colors

  var body: some View { Text("Soup").foregroundStyle(colors.ink).background(colors.paper) }
}

@main struct Restaurant: App {
  var body: some Scene { WindowGroup { Dish() } }
}
