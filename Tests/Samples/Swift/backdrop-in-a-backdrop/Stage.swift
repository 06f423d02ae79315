import SwiftUI

struct Backdrop: ViewModifier {
  var shade: Color

  func body(content: Content) -> some View {
    ZStack {
      Rectangle().fill(shade).ignoresSafeArea()
      content.padding()
    }
  }
}

struct Stage: View {
  var body: some View {
    Text("Act II")
      .foregroundStyle(.white)
      .modifier(Backdrop(shade: Color(red: 0, green: 0.2, blue: 0.4)))
      .modifier(Backdrop(shade: .white))
  }
}

@main struct Play: App {
  var body: some Scene { WindowGroup { Stage() } }
}
