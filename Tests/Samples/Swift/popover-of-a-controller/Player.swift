import SwiftUI

struct Tray<Content: View>: UIViewControllerRepresentable {
  @ViewBuilder var content: () -> Content

  func makeUIViewController(context: Context) -> UIViewController {
    let owner = UIViewController()
    let panel = UIHostingController(rootView: content())
    panel.modalPresentationStyle = .popover
    context.coordinator.panel = panel
    return owner
  }

  func updateUIViewController(_ owner: UIViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator {
    var panel: UIViewController?
  }
}

struct Player: View {
  var body: some View {
    VStack {
      Tray { Label("Queue", systemImage: "list.bullet").padding().glassEffect() }
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 24))
  }
}

@main struct Music: App {
  var body: some Scene { WindowGroup { Player() } }
}
