import SwiftUI

struct Doorbell: View {
  @State private var rings = false

  func changeRings() { rings.toggle() }

  private func colors(loud: Bool) -> (ink: Color, paper: Color) {
    if rings { return (.white, loud ? Color(red: 0.6, green: 0, blue: 0) : Color(red: 0, green: 0.2, blue: 0.4)) }
    return (ink: Color(white: 0.2), paper: Color(red: 1, green: 1, blue: 0.8))
  }

  var body: some View {
    let (ink, paper) = colors(loud: true)
    Text("Ding dong").foregroundStyle(ink).background(paper)
  }
}

@main struct House: App {
  var body: some Scene { WindowGroup { Doorbell() } }
}
