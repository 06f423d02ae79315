import SwiftUI

/// A card of material for little content.
struct GlassyCard<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
      .shadow(color: .black.opacity(0.05), radius: 10, y: 5)
  }
}

/// A card of the brand's look.
struct BrandCard<Content: View>: View {
  let content: Content
  let isPressed: Bool

  init(isPressed: Bool = false, @ViewBuilder content: () -> Content) {
    self.isPressed = isPressed
    self.content = content()
  }

  var body: some View {
    content
      .padding()
      .background(Color.cardBackground)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .softShadow(isPressed ? 0.3 : 1)
  }
}

/// A card of material with the brand's shadow.
struct HybridCard<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
      .overlay(RoundedRectangle(cornerRadius: 24).stroke(.white.opacity(0.1), lineWidth: 1))
      .softShadow(0.6)
  }
}

/// A row whose content is given to it, and which is a plain button if it has an action.
struct BrandRow<Content: View>: View {
  let content: Content
  let action: (() -> Void)?

  init(action: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
    self.action = action
    self.content = content()
  }

  var body: some View {
    if let action {
      Button(action: action) { row }
        .buttonStyle(.plain)
    } else {
      row
    }
  }

  private var row: some View {
    content
      .padding()
      .background(Color.cardBackground)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .shadow(color: .black.opacity(0.05), radius: 4, y: 2)
  }
}
