import SwiftUI
import UIKit

protocol CoatTheme {
  var isNight: Bool { get }
  var ink: UIColor { get }
  var paper: UIColor { get }
}

extension CoatTheme {
  var isNight: Bool { false }
  var ink: UIColor { UIColor(red: 0, green: 0.2, blue: 0.4, alpha: 1) }
  var paper: UIColor { UIColor(red: 1, green: 0.8, blue: 1, alpha: 1) }
}

protocol NightTheme: CoatTheme {}

extension NightTheme {
  var isNight: Bool { true }
  var ink: UIColor { UIColor(red: 1, green: 0.8, blue: 0.6, alpha: 1) }
  var paper: UIColor { UIColor(red: 0.2, green: 0, blue: 0.2, alpha: 1) }
}

struct LinenCoat: CoatTheme {}
struct SableCoat: NightTheme {}
// Nothing makes this one any more.
struct RetiredCoat: CoatTheme { var ink: UIColor { .white } }

final class Wardrobe {
  static let shared = Wardrobe()

  var coat: CoatTheme = LinenCoat() { didSet { wear() } }

  func choose(_ isNight: Bool) { coat = isNight ? SableCoat() : LinenCoat() }

  private func wear() {
    UIApplication.shared.windows.forEach { window in
      window.tintColor = coat.ink
      window.overrideUserInterfaceStyle = coat.isNight ? .dark : .light
    }
  }
}

struct Hall: View {
  var body: some View {
    VStack {
      Text("Hooks").foregroundStyle(Color(Wardrobe.shared.coat.ink))
      Text("Shelf").padding().background(Color(Wardrobe.shared.coat.paper))
    }
  }
}

final class Door: UIViewController {
  func open() { present(UIHostingController(rootView: Hall()), animated: true) }
}
