import SwiftUI

struct StopSign: View {
  private let ink = Color(white: 0.2)

  var body: some View {
    Text("Stop")
      .foregroundStyle(ink)
      .padding()
      .overlay(Capsule().strokeBorder(ink, lineWidth: 2))
      .background { RoundedRectangle(cornerRadius: 12).stroke(ink) }
      .border(ink)
      .background(Color.white)
  }
}

@main struct Road: App {
  var body: some Scene { WindowGroup { StopSign() } }
}
