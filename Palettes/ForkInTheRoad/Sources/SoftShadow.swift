import SwiftUI

extension View {
  /// A dark shadow below and a light one above, which lift a card off the screen.
  func softShadow(_ strength: Double = 1) -> some View {
    shadow(color: .black.opacity(0.1 * strength), radius: 8, x: 4, y: 4)
      .shadow(color: .white.opacity(0.7 * strength), radius: 8, x: -4, y: -4)
  }
}
