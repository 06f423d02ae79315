import SwiftUI

struct Cart: View {
  @State private var count = 0

  func changeCount() { count += 1 }

  private var isFull: Bool { count > 9 }
  private var paper: Color { isFull ? Color(red: 0.6, green: 0, blue: 0) : Color(red: 0.8, green: 1, blue: 0.8) }

  var body: some View {
    Text("\(count) items")
      .foregroundStyle(count <= 9 ? Color(white: 0.2) : .white)
      .background(paper)
  }
}

@main struct Shop: App {
  var body: some Scene { WindowGroup { Cart() } }
}
