import SwiftUI

struct AlarmRow: View {
  @State private var isArmed = false

  var body: some View {
    let (front, back) =
      isArmed
      ? (Color(white: 1), Color(red: 0.6, green: 0, blue: 0))
      : (Color(white: 0.2), Color(red: 0.8, green: 1, blue: 0.8))
    Text("Front door")
      .foregroundStyle(front)
      .padding()
      .background(back)
      .onTapGesture { isArmed.toggle() }
  }
}

@main struct House: App {
  var body: some Scene { WindowGroup { AlarmRow() } }
}
