import SwiftUI

struct Legend: View {
  var body: some View {
    HStack {
      Spacer().frame(width: 40, height: 8).background(Color(red: 0.6, green: 0.2, blue: 0.2))
      Text("Rain")
      Circle()
        .frame(width: 10, height: 10)
        .foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6))
        .background(Color(red: 0.8, green: 0.6, blue: 0.4))
    }
  }
}

@main struct Weather: App {
  var body: some Scene { WindowGroup { Legend() } }
}
