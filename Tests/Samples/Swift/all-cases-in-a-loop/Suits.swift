import SwiftUI

enum Suit: CaseIterable {
  case hearts, spades

  var ink: Color { self == .hearts ? Color(red: 0.6, green: 0, blue: 0) : .white }

  var felt: Color {
    switch self {
    case .hearts: .white
    case .spades: Color(red: 0, green: 0.2, blue: 0)
    }
  }
}

struct Suits: View {
  var body: some View {
    HStack {
      ForEach(Suit.allCases, id: \.self) { suit in
        Text("Ace").foregroundStyle(suit.ink).background(suit.felt)
      }
    }
  }
}

@main struct Cards: App {
  var body: some Scene { WindowGroup { Suits() } }
}
