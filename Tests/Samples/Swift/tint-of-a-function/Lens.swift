import SwiftUI

struct Lens: View {
  private func pane(_ strength: Double) -> Glass { .clear.tint(.black.opacity(strength)) }

  var body: some View {
    GlassEffectContainer {
      HStack {
        Text("Thin").padding().glassEffect(pane(0.1))
        Text("Thick").padding().glassEffect(pane(0.9))
      }
    }
    .foregroundStyle(.white)
  }
}

@main struct Optics: App {
  var body: some Scene { WindowGroup { Lens() } }
}
