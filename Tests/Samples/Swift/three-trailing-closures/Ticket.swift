import SwiftUI

struct Ticket<Top: View, Bottom: View>: View {
  private let top: Top
  private let bottom: () -> Bottom
  private let onTear: () -> Void

  init(
    @ViewBuilder top: () -> Top, @ViewBuilder bottom: @escaping () -> Bottom, onTear: @escaping () -> Void
  ) {
    self.top = top()
    self.bottom = bottom
    self.onTear = onTear
  }

  var body: some View {
    VStack(spacing: 0) {
      top.padding().background(Color.white)
      bottom().padding().background(Color(red: 0, green: 0.2, blue: 0.4))
    }
    .onTapGesture(perform: onTear)
  }
}

struct Wallet: View {
  var body: some View {
    Ticket {
      Text("Row 7").foregroundStyle(Color(red: 0, green: 0.2, blue: 0.4))
    } bottom: {
      Text("Seat 3").foregroundStyle(.white)
    } onTear: {
      print("torn")
    }
  }
}

@main struct Show: App {
  var body: some Scene { WindowGroup { Wallet() } }
}
