import SwiftUI

struct Receipt: View {
  private var ink: Color { Color(uiColor: .label.resolvedColor(with: .init(userInterfaceStyle: .light))) }

  var body: some View {
    Text("Total").foregroundStyle(ink).background(Color(red: 1, green: 1, blue: 0.8))
  }
}

@main struct Till: App {
  var body: some Scene { WindowGroup { Receipt() } }
}
