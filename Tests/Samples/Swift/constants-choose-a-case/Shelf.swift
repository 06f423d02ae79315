import SwiftUI

enum Loudness { case quiet, loud }

struct Shelf: View {
  var body: some View {
    VStack { chip("Oats", .loud, isFilled: true) }
      .background(Color.white)
  }

  @ViewBuilder private func chip(_ title: String, _ loudness: Loudness, isFilled: Bool) -> some View {
    switch (loudness, isFilled) {
    case (.quiet, let filled) where filled: Text(title).foregroundStyle(.red).background(.yellow)
    case (.quiet, _): Text(title).foregroundStyle(.orange)
    case (.loud, true): Text(title).foregroundStyle(.white).background(Color(red: 0.2, green: 0, blue: 0.4))
    case (.loud, false): Text(title).foregroundStyle(.gray)
    }
  }
}

@main struct Store: App {
  var body: some Scene { WindowGroup { Shelf() } }
}
