import SwiftUI

struct Seat: View {
  @Binding var isTaken: Bool

  private var ink: Color {
    guard !isTaken else { return Color(white: 0.4) }
    return .white
  }

  var body: some View {
    ZStack {
      if isTaken {
        Color(white: 0.8)
      } else {
        Color(red: 0, green: 0.2, blue: 0.6)
      }
      Text("12 A").foregroundStyle(ink)
    }
  }
}

struct Cabin: View {
  @State private var isTaken = false

  var body: some View { Seat(isTaken: $isTaken) }
}

@main struct Plane: App {
  var body: some Scene { WindowGroup { Cabin() } }
}
