import SwiftUI

struct Score: View {
  @Binding var isLeading: Bool

  var body: some View { Text("21").foregroundStyle(isLeading ? .black : .white) }
}

struct Counter: View {
  @State private var isLeading = false
  @AppStorage("night") private var isNight = false

  var body: some View {
    VStack { Score(isLeading: $isLeading) }
      .background(isNight ? Color.black : Color(white: 0.4))
  }
}

@main struct Match: App {
  var body: some Scene { WindowGroup { Counter() } }
}
