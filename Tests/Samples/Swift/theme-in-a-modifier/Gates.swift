import SwiftUI

struct PlateTheme {
  let ink: Color
  let fill: Color

  static let slate = PlateTheme(ink: Color(white: 0.8), fill: Color(red: 0, green: 0.2, blue: 0.4))
  static let paper = PlateTheme(ink: Color(white: 0.2), fill: Color(red: 1, green: 1, blue: 0.8))
}

struct Plate: ViewModifier {
  private let fill: Color
  private let ink: Color

  init(_ theme: PlateTheme) {
    fill = theme.fill
    ink = theme.ink
  }

  func body(content: Content) -> some View {
    content
      .foregroundStyle(ink)
      .padding(12)
      .background(fill, in: RoundedRectangle(cornerRadius: 10))
  }
}

extension View {
  func plate(_ theme: PlateTheme = .slate) -> some View { modifier(Plate(theme)) }
}

struct Gates: View {
  var body: some View {
    VStack {
      Text("Gate 4").plate()
      Text("Gate 9").plate(.paper)
    }
  }
}

@main struct Airport: App {
  var body: some Scene { WindowGroup { Gates() } }
}
