import SwiftUI

enum Paint {
  static func ink(for mode: ColorScheme) -> Color {
    switch mode {
    case .dark: Color(red: 0.8, green: 0.8, blue: 1)
    default: Color(red: 0.2, green: 0.2, blue: 0.4)
    }
  }

  static func paper(for mode: ColorScheme) -> Color {
    mode == .light ? Color(red: 1, green: 1, blue: 0.8) : Color(red: 0, green: 0, blue: 0.2)
  }
}

struct Page: View {
  @Environment(\.colorScheme) private var mode

  var body: some View {
    Text("Chapter 1")
      .foregroundStyle(Paint.ink(for: mode))
      .background(Paint.paper(for: mode))
  }
}

@main struct Book: App {
  var body: some Scene { WindowGroup { Page() } }
}
