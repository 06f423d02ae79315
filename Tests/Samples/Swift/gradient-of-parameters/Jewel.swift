import SwiftUI

struct Jewel: View {
  private func wash(from start: Color, to end: Color) -> RadialGradient {
    RadialGradient(
      gradient: Gradient(colors: [start, end]), center: .center, startRadius: 0, endRadius: 120)
  }

  var body: some View {
    Text("Opal")
      .foregroundStyle(.white)
      .padding()
      .background {
        RoundedRectangle(cornerRadius: 16)
          .fill(wash(from: Color(red: 0, green: 0.2, blue: 0.4), to: Color(red: 0.4, green: 0, blue: 0.4)))
      }
  }
}

@main struct Jeweler: App {
  var body: some Scene { WindowGroup { Jewel() } }
}
