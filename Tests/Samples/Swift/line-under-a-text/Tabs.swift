import SwiftUI

struct Tabs: View {
  private let ink = Color(white: 0.2)

  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {
        Color.white
        Rectangle().fill(ink).frame(height: 1)
        Text("Today").foregroundStyle(ink)
      }
      Text("Later")
        .foregroundStyle(ink)
        .padding(.bottom, 4)
        .background(alignment: .bottom) { ink.frame(height: 2) }
        .background(.white)
    }
  }
}

@main struct Planner: App {
  var body: some Scene { WindowGroup { Tabs() } }
}
