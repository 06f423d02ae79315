import GlassKit
import SwiftUI

/// A round button that unfolds two others.
struct FloatingControls: View {
  @Namespace private var space
  @State private var isOpen = false

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      if isOpen {
        Button("Filter") {}
          .glassFloatingAction()
          .glassEffectID("filter", in: space)
        Button("Calendar") {}
          .glassFloatingAction()
          .glassEffectID("calendar", in: space)
      }
      Button {
        withAnimation(.bouncy) { isOpen.toggle() }
      } label: {
        Image(systemName: isOpen ? "xmark" : "plus")
          .frame(width: 44, height: 44)
      }
      .glassFloatingAction(tint: .blue)
      .glassEffectID("toggle", in: space)
    }
  }
}
