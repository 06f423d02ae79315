import SwiftUI

struct Poster<Content: View>: View {
  let content: () -> Content

  var body: some View { VStack(content: content).background(Color(red: 1, green: 1, blue: 0.8)) }
}

struct Kiosk: View {
  var body: some View { Poster(content: headline) }

  private func headline() -> some View { Text("Extra").foregroundStyle(Color(white: 0.2)) }
}

@main struct News: App {
  var body: some Scene { WindowGroup { Kiosk() } }
}
