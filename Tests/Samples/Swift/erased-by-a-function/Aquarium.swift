import SwiftUI

struct Aquarium: View {
  var body: some View {
    VStack {
      boxed(fish("Tetra"))
      boxed(fish("Guppy"), isDeep: true)
    }
  }

  private func fish(_ name: String) -> some View { Text(name).foregroundStyle(.white) }

  private func boxed(_ view: some View, isDeep: Bool = false) -> AnyView {
    if isDeep { return AnyView(view.background(Color(red: 0, green: 0, blue: 0.4))) }
    return AnyView(view.background(Color(red: 0, green: 0.4, blue: 0.4)))
  }
}

@main struct Tank: App {
  var body: some Scene { WindowGroup { Aquarium() } }
}
