import SwiftUI

enum Outcome { case won, drawn, lost }

struct Scoreboard: View {
  @State private var outcome = Outcome.drawn

  private var paper: Color {
    outcome != .lost ? Color(red: 0, green: 0.2, blue: 0) : Color(red: 1, green: 0.8, blue: 0.8)
  }

  var body: some View {
    Group {
      if outcome == .won || outcome == .drawn {
        Text("Unbeaten").foregroundStyle(.white)
      } else {
        Text("Beaten").foregroundStyle(Color(white: 0.2))
      }
    }
    .background(paper)
  }
}

@main struct League: App {
  var body: some Scene { WindowGroup { Scoreboard() } }
}
