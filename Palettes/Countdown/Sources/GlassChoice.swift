import SwiftUI

/// Decides in one place what lies behind a card, as the design's central utility does.
@MainActor
struct GlassChoice {
  /// The three strengths that the design counts on; the system has only the first.
  enum Strength {
    case regular, thick, thin
  }

  @ViewBuilder
  static func cardBackdrop(
    strength: Strength = .regular, reduceTransparency: Bool, increaseContrast: Bool
  ) -> some View {
    if reduceTransparency || increaseContrast {
      Color("CardBackground")
    } else if #available(iOS 26, *) {
      let style: GlassStyle = {
        switch strength {
        case .regular: return .regular
        case .thick: return .thick
        case .thin: return .thin
        }
      }()
      ZStack {}.glassEffect(style)
    } else {
      Color(.ultraThinMaterial)
    }
  }

  /// Movement only for people who did not ask for less of it.
  static func movesContent(reduceMotion: Bool) -> Bool { !reduceMotion }

  /// The factor of `.contrast` for two settings.
  static func contrastFactor(increaseContrast: Bool, differentiateWithoutColor: Bool) -> Double {
    increaseContrast || differentiateWithoutColor ? 1.15 : 1
  }
}

extension View {
  /// Glass from iOS 26 on, a material before.
  @ViewBuilder
  func glassOrMaterial(style: GlassStyle = .regular) -> some View {
    if #available(iOS 26, *) {
      glassEffect(style)
    } else {
      background(.ultraThinMaterial)
    }
  }
}
