import SwiftUI

/// A score that changes while people watch, on the middle density.
struct LiveLabel: View {
  var body: some View { Text("Live").densityGlass(.medium) }
}

/// A label that answers to touch.
struct PressLabel: View {
  var body: some View { Text("Press").densityGlass(.medium, isInteractive: true) }
}

/// A card on the heaviest density.
struct SummaryCard: View {
  var body: some View { VStack { Text("Summary") }.densityCard(cornerRadius: 16, .heavy) }
}

/// The button that starts a video.
struct WatchButton: View {
  var body: some View { Button("Watch") {}.densityButton() }
}

/// A container of the lightest density.
struct ScheduleBox: View {
  var body: some View {
    if #available(iOS 26, *) {
      DensityContainer(density: .light) { Text("Schedule") }
    }
  }
}

/// The names of the system as the design writes them.
@available(iOS 26, *)
struct NativeCatalog: View {
  @Namespace private var space
  @State private var isOn = true
  @State private var isPressed = false

  var body: some View {
    GlassEffectContainer {
      VStack {
        Text("Regular").glassEffect(.regular, in: .rect(cornerRadius: 16))
        Text("Prominent").padding().glassEffect(.prominent, in: .rect(cornerRadius: 16))
        Text("Thick").glassEffect(.thick, in: .rect(cornerRadius: 16))
        Text("Switched").glassEffect(.regular, in: .capsule, isEnabled: isOn)
        Button("Tap") { isPressed.toggle() }.glassEffect(.regular.interactive(isPressed), in: .capsule)
        Button("Act") {}.buttonStyle(GlassButtonStyle())
        Text("Moving").glassEffectID("text", in: space).glassEffectTransition(.scale)
        Text("United").glassEffectUnion(id: "group", namespace: space)
      }
    }
  }
}
