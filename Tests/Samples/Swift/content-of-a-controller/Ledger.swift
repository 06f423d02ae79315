import SwiftUI
import UIKit

@main struct LedgerApp: App {
  var body: some Scene {
    WindowGroup { Lifted { Text("Balance").foregroundStyle(Color(white: 0.2)) }.background(Color(white: 0.8)) }
  }
}

struct Lifted<Content: View>: UIViewControllerRepresentable {
  @ViewBuilder let content: () -> Content

  func makeUIViewController(context: Context) -> LifterController<Content> { LifterController(content: content()) }

  func updateUIViewController(_ controller: LifterController<Content>, context: Context) {}
}

class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  func setUp() { view.backgroundColor = .black }
}

final class LifterController<Content: View>: PlainController {
  private let host: UIHostingController<Content>

  init(content: Content) {
    host = UIHostingController(rootView: content)
    super.init(nibName: nil, bundle: nil)
    host.view.backgroundColor = .clear
  }

  override func setUp() {
    view.backgroundColor = .clear
    addChild(host)
    view.addSubview(host.view)
  }
}
