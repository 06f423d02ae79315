import SwiftUI

/// Puts a bar of glass above and below a screen.
struct ScreenFrame<Content: View>: View {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate

  let content: Content
  let hasTopBar: Bool
  let hasBottomBar: Bool

  init(hasTopBar: Bool = true, hasBottomBar: Bool = false, @ViewBuilder content: () -> Content) {
    self.hasTopBar = hasTopBar
    self.hasBottomBar = hasBottomBar
    self.content = content()
  }

  var body: some View {
    ZStack {
      content
      if hasTopBar {
        VStack(spacing: 0) {
          bar.frame(height: 8).accessibilityHidden(true)
          Spacer(minLength: 0)
        }
      }
      if hasBottomBar {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          bar.frame(height: 44).allowsHitTesting(false)
        }
      }
    }
    .contrast(
      GlassChoice.contrastFactor(increaseContrast: false, differentiateWithoutColor: differentiate)
    )
    .compositingGroup()
  }

  @ViewBuilder
  private var bar: some View {
    if reduceTransparency {
      Rectangle().fill(Color("SecondaryBackground"))
    } else if #available(iOS 26, *) {
      Rectangle()
        .glassEffect(.thin)
        .overlay(Divider().opacity(0.15), alignment: .bottom)
    } else {
      Rectangle()
        .fill(.ultraThinMaterial)
        .overlay(Divider().opacity(0.25), alignment: .bottom)
    }
  }
}

#Preview("Frame, light") {
  ScreenFrame {
    ZStack {
      Color.blue.ignoresSafeArea()
      Text("Frame").font(.largeTitle).foregroundColor(.white)
    }
  }
  .preferredColorScheme(.light)
}

#Preview("Frame, dark") {
  ScreenFrame(hasBottomBar: true) {
    ZStack {
      LinearGradient(colors: [.purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
      Text("Frame").font(.largeTitle).foregroundColor(.white)
    }
  }
  .preferredColorScheme(.dark)
}
