import SwiftUI

struct BandStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.foregroundStyle(Color(white: 0.2))
      configuration.content.foregroundStyle(Color(red: 0.4, green: 0, blue: 0))
    }
    .background(Color(red: 1, green: 0.8, blue: 0.6))
  }
}

struct Ticker: View {
  var body: some View {
    LabeledContent("Price") { Text("12.50") }
      .labeledContentStyle(BandStyle())
  }
}

@main struct Stocks: App {
  var body: some Scene { WindowGroup { Ticker() } }
}
