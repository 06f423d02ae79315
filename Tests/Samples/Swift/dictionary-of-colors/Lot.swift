import SwiftUI

enum Status: String { case free, sold }

struct Lot: View {
  private static let inks: [Status: Color] = [
    .free: Color(red: 0, green: 0.4, blue: 0),
    .sold: Color(red: 0.6, green: 0, blue: 0),
  ]

  var body: some View {
    VStack {
      Text("Sold").foregroundStyle(Self.inks[.sold] ?? .yellow)
      Text("Free").foregroundStyle(Self.inks[.free, default: .yellow])
    }
    .background(Color.white)
  }
}

@main struct Realtor: App {
  var body: some Scene { WindowGroup { Lot() } }
}
