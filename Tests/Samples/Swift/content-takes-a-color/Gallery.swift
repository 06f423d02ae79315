import SwiftUI

struct Frame<Picture: View>: View {
  let paper: Color
  @ViewBuilder let picture: (_ ink: Color) -> Picture

  var body: some View {
    VStack { picture(Color(red: 0.4, green: 0, blue: 0)) }
      .padding()
      .background { paper }
  }
}

struct Gallery: View {
  var body: some View {
    Frame(paper: Color(red: 1, green: 0.8, blue: 0.8)) { ink in
      Text("Untitled").foregroundStyle(ink)
    }
  }
}

@main struct Museum: App {
  var body: some Scene { WindowGroup { Gallery() } }
}
