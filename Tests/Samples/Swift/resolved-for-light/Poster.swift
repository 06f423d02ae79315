import SwiftUI

enum Ink {
  static let title = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0.2, alpha: 1)
  }
}

struct Poster: View {
  private let printed = Ink.title.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))

  var body: some View {
    Text("Matinee").foregroundStyle(Color(uiColor: printed)).background(Color.white)
  }
}

@main struct Cinema: App {
  var body: some Scene { WindowGroup { Poster() } }
}
