import SwiftUI

extension UIColor {
  func fixed(_ style: UIUserInterfaceStyle) -> UIColor {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return resolvedColor(with: traits)
  }
}

extension Color {
  static let nightPanel = Color(UIColor.secondarySystemBackground.fixed(.dark))
}

struct NightPanel: View {
  var body: some View { Text("Moonrise").foregroundStyle(.white).background(Color.nightPanel) }
}

@main struct Sky: App {
  var body: some Scene { WindowGroup { NightPanel() } }
}
