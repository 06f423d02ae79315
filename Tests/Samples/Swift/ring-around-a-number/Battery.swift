import SwiftUI

struct Battery: View {
  private static let ink = Color(red: 0.6, green: 0.2, blue: 0)

  var body: some View {
    ZStack {
      Color(red: 1, green: 1, blue: 0.8)
      Circle()
        .trim(from: 0, to: 0.7)
        .stroke(Self.ink, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .frame(width: 160, height: 160)
      Text("70 %").foregroundStyle(Self.ink)
    }
  }
}

@main struct Gauges: App {
  var body: some Scene { WindowGroup { Battery() } }
}
