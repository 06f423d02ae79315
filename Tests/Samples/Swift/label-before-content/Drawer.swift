import SwiftUI

struct Drawer<Handle: View, Inside: View>: View {
  @Binding var isOpen: Bool
  @ViewBuilder let handle: Handle
  @ViewBuilder var inside: () -> Inside

  var body: some View {
    VStack {
      handle
        .frame(maxWidth: .infinity)
        .background(Color(red: 1, green: 1, blue: 0.8))
      if isOpen { inside().background(Color(white: 0.2)) }
    }
  }
}

struct Desk: View {
  @State private var isOpen = true

  var body: some View {
    Drawer(
      isOpen: $isOpen,
      handle: { Text("Pens").foregroundStyle(Color(white: 0.2)) },
      inside: {
        Text("Fountain pen").foregroundStyle(Color(red: 1, green: 1, blue: 0.8))
      })
  }
}

@main struct Office: App {
  var body: some Scene { WindowGroup { Desk() } }
}
