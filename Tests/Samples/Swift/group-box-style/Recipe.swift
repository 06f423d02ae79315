import SwiftUI

struct SlateBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.foregroundStyle(Color(red: 0.8, green: 0.8, blue: 1))
      configuration.content
    }
    .background(Color(red: 0, green: 0, blue: 0.2))
  }
}

struct Recipe: View {
  var body: some View {
    GroupBox("Bread") { Text("Flour and water").foregroundStyle(.white) }
      .groupBoxStyle(SlateBox())
  }
}

@main struct Cook: App {
  var body: some Scene { WindowGroup { Recipe() } }
}
