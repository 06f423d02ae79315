import Palettes
import Testing

@testable import SwiftReading

/// Views that code of UIKit and AppKit hosts: their modifiers, the appearances that code states, and their background.
@Suite struct HostTests {
  private static let screen = "struct Screen: View { var body: some View { Text(\"a\") } }\n"

  private static func texts(_ source: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array((source + "\n" + screen).utf8))
    let found = FoundPairs(in: SourceProject(files: [file]))
    return found.pairs.flatMap { pair in
      pair.alternatives.map { one in
        let looks = one.conditions.map { $0 == .appearance(isDark: true) ? " dark" : " light" }
        return one.foreground.text + " on " + one.surface.base.rawValue + looks.joined()
          + (one.isUncertain ? " uncertain" : "")
      }
    }
  }

  /// A host shows its whole view, with what its modifiers state.
  @Test(arguments: [
    (
      "let host = UIHostingController(rootView: Screen().foregroundStyle(.red).colorScheme(.dark))",
      "system:systemRed on screen dark"
    ),
    (
      "let screen = Screen().foregroundStyle(.tint).tint(.red)\nlet host = UIHostingController(rootView: AnyView(screen))",
      "system:systemRed on screen"
    ),
    (
      "let host = UIHostingController(rootView: Group { Screen().foregroundStyle(.red) })", "system:systemRed on screen"
    ),
    (
      "let host = UIHostingController(rootView: AnyView(EmptyView()))\nhost.rootView = AnyView(Screen())",
      "primary on screen"
    ),
  ])
  func aHostShowsItsWholeView(_ statements: String, _ expected: String) {
    let found = Self.texts(
      "class Pages: UIViewController { func open() {\n\(statements)\npresent(host, animated: true)\n} }")
    #expect(found == [expected])
  }

  /// The appearances that a class states, for itself and for what it contains.
  static let classes = """
    class Night: UINavigationController {
      override func viewDidLoad() { super.viewDidLoad(); overrideUserInterfaceStyle = .dark }
    }
    final class Late: Night {}
    class Tabs: UITabBarController { init() { super.init(nibName: nil, bundle: nil); view.overrideUserInterfaceStyle = .dark } }
    class Moody: UIViewController {
      func turn(_ isNight: Bool) { if isNight { overrideUserInterfaceStyle = .dark } }
    }
    class Free: UINavigationController {
      func turn(_ isNight: Bool) { overrideUserInterfaceStyle = .dark; overrideUserInterfaceStyle = .unspecified }
    }
    """

  /// A container forces its appearance on what it shows.
  @Test(arguments: [
    ("let nav = Night(rootViewController: host)", " dark"), ("let nav = Late(rootViewController: host)", " dark"),
    ("let nav = UINavigationController(rootViewController: host)\nnav.overrideUserInterfaceStyle = .dark", " dark"),
    (
      "let nav = UINavigationController(rootViewController: host)\nnav.view.overrideUserInterfaceStyle = .light",
      " light"
    ),
    ("let nav = Night()\nnav.viewControllers = [host]", " dark"),
    ("let nav = Night()\nnav.pushViewController(host, animated: false)", " dark"),
    (
      "let tabs = Tabs()\ntabs.setViewControllers([UINavigationController(rootViewController: host)], animated: false)",
      " dark"
    ),
    (
      "let nav = UINavigationController(rootViewController: host)\nif isOn { nav.overrideUserInterfaceStyle = .dark }",
      " uncertain"
    ),
    (
      "let nav = UINavigationController(rootViewController: host)\nnav.overrideUserInterfaceStyle = style", " uncertain"
    ),
    ("if #available(iOS 13, *) { host.overrideUserInterfaceStyle = .dark }", " dark"),
    ("let other = Moody()\nother.addChild(host)", " uncertain"), ("let nav = Free(rootViewController: host)", ""),
    ("Night().present(UIViewController(), animated: true)", ""), ("other.overrideUserInterfaceStyle = .dark", ""),
  ])
  func containersForceAnAppearance(_ statements: String, _ look: String) {
    let found = Self.texts(
      """
      \(Self.classes)
      class Pages: UIViewController {
        func open(_ style: UIUserInterfaceStyle) {
          let host = UIHostingController(rootView: Screen())
          \(statements)
        }
      }
      """)
    #expect(found == ["primary on screen\(look)"])
  }

  /// A class that is a host, or that has one, is shown where its objects are made.
  @Test(arguments: [
    ("super.init(rootView: Screen())", "", "Night(rootViewController: Card())", "primary on screen dark"),
    (
      "super.init(rootView: AnyView(EmptyView()))\nrootView = AnyView(Screen())", "",
      "Night(rootViewController: Card())",
      "primary on screen dark"
    ),
    (
      "super.init(rootView: AnyView(EmptyView()))\nself.rootView = AnyView(Screen())", "", "Card()",
      "primary on screen"
    ),
    (
      "super.init(rootView: Screen())", "view.backgroundColor = .clear", "Night(rootViewController: Card())",
      "primary on elsewhere dark"
    ),
    (
      "super.init(rootView: Screen())", "overrideUserInterfaceStyle = .light", "Night(rootViewController: Card())",
      "primary on screen light"
    ),
    (
      "super.init(rootView: Screen())", "", "[Card(), Night(rootViewController: Card())]",
      "primary on screen uncertain"
    ),
  ])
  func aHostingClassIsShownWhereItIsMade(_ initial: String, _ loaded: String, _ use: String, _ expected: String) {
    let found = Self.texts(
      """
      \(Self.classes)
      final class Card: UIHostingController<AnyView> {
        init() { \(initial) }
        override func viewDidLoad() { super.viewDidLoad(); \(loaded) }
      }
      class Pages: UIViewController { func open() { let pages = \(use) } }
      """)
    #expect(found == [expected])
  }

  /// A controller forces its appearance on the host that it adds.
  @Test(arguments: [
    ("overrideUserInterfaceStyle = .dark", "addChild(host)", "screen dark"),
    ("overrideUserInterfaceStyle = .dark", "view.addSubview(host.view)", "screen dark"),
    ("overrideUserInterfaceStyle = .dark", "navigationController?.pushViewController(host, animated: true)", "screen"),
    ("overrideUserInterfaceStyle = .dark", "present(host, animated: true)", "screen uncertain"),
    ("", "addChild(host)\nhost.view.backgroundColor = .clear", "elsewhere"),
  ])
  func aControllerForcesTheAppearanceOfItsChild(_ style: String, _ use: String, _ expected: String) {
    let found = Self.texts(
      """
      class Pages: UIViewController {
        private let host = UIHostingController(rootView: Screen())
        override func viewDidLoad() { super.viewDidLoad(); \(style) }
        func open() { \(use) }
      }
      """)
    #expect(found == ["primary on \(expected)"])
  }

  /// A host has the background that code gives it, if that is one color.
  @Test(arguments: [
    ("host.view.backgroundColor = .systemGroupedBackground", "system:systemGroupedBackground elsewhere"),
    ("host.view.backgroundColor = UIColor.red", "#FF0000 elsewhere"),
    ("host.view.backgroundColor = .clear", "elsewhere"), ("host.view.backgroundColor = color", "elsewhere"),
    ("host.view.backgroundColor = .red\nhost.view.backgroundColor = .blue", "elsewhere"),
    ("host.view.isOpaque = false", "elsewhere"), ("other.view.backgroundColor = .red", "elsewhere"), ("", "screen"),
    ("view.backgroundColor = .red", "screen"),
    ("view.backgroundColor = UIColor.red\nhost.view.backgroundColor = .clear", "#FF0000 elsewhere"),
  ])
  func aHostHasItsBackground(_ statements: String, _ expected: String) {
    let source = """
      class Pages: UIViewController {
        func open(_ color: UIColor) {
          let host = UIHostingController(rootView: Screen())
          \(statements)
          addChild(host)
        }
      }
      \(Self.screen)
      """
    #expect(Self.grounds(source) == [expected])
  }

  /// The background of a class is set in its own and in inherited members, of which those further down replace others; a clear
  /// host shows the view that it is added to.
  @Test(arguments: [
    ("", "", "#FF0000 elsewhere"),
    ("override func setUp() { view.backgroundColor = .blue }", "", "#0000FF elsewhere"),
    ("override func setUp() { super.setUp(); view.backgroundColor = .blue }", "", "#0000FF elsewhere"),
    ("override func setUp() { super.setUp() }", "", "#FF0000 elsewhere"),
    ("override func setUp() {}", "", "screen"),
    ("func restyle() { view.backgroundColor = .blue }", "", "elsewhere"),
    ("override func setUp() { header.backgroundColor = .blue; super.setUp() }", "", "#FF0000 elsewhere"),
    ("override func setUp() { view.backgroundColor = .clear }", "view.addSubview(card.view)", "#00FF00 elsewhere"),
    ("override func setUp() { view.backgroundColor = nil }", "other.addSubview(card.view)", "elsewhere"),
  ])
  func aClassGivesItsHostABackground(_ member: String, _ use: String, _ expected: String) {
    let source = """
      class Base: UIHostingController<Screen> {
        override func viewDidLoad() { super.viewDidLoad(); setUp() }
        func setUp() { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      }
      final class Card: Base { init() { super.init(rootView: Screen()) }\n\(member) }
      class Pages: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          let card = Card()
          \(use)
        }
      }
      \(Self.screen)
      """
    #expect(Self.grounds(source) == [expected])
  }

  /// A view of UIKit shows the content that it is given on its host.
  @Test(arguments: [
    ("", "", "window"), ("host.view.backgroundColor = .clear", "view.backgroundColor = .clear", "Paper window"),
    ("host.view.backgroundColor = .clear", "view.backgroundColor = .red", "#FF0000 window"),
    ("host.view.backgroundColor = .clear", "", "Paper window"),
    ("host.view.backgroundColor = .clear", "header.backgroundColor = .red", nil),
    ("host.view.backgroundColor = .clear", "view.addSubview(UIVisualEffectView())", nil),
    ("host.view.backgroundColor = color", "", nil),
  ])
  func aRepresentableShowsItsContentOnItsHost(_ statement: String, _ loaded: String, _ expected: String?) {
    let source = """
      @main struct Main: App {
        var body: some Scene { WindowGroup { Lifted { Text("a") }.background(Color("Paper")) } }
      }
      struct Lifted<Content: View>: UIViewControllerRepresentable {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        func makeUIViewController(context: Context) -> Lifter<Content> { Lifter(rootView: content()) }
      }
      final class Lifter<Content: View>: UIViewController {
        private var host: UIHostingController<Content>
        init(rootView: Content) {
          host = UIHostingController(rootView: rootView)
          \(statement)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { \(loaded); addChild(host); view.addSubview(host.view) }
      }
      """
    #expect(Self.grounds(source).first == expected)
  }

  private static func grounds(_ source: String) -> [String] {
    let found = FoundPairs(in: SourceProject(files: [SourceFile(path: "A.swift", bytes: Array(source.utf8))]))
    return found.pairs.flatMap { $0.alternatives }.map { one in
      (one.surface.layers.map { $0.text } + [one.surface.base.rawValue]).joined(separator: " ")
    }
  }

  /// Windows and panels of AppKit have appearances too.
  @Test(arguments: [
    ("window.appearance = NSAppearance(named: .darkAqua)", "window.contentView = host", "dark"),
    ("window.appearance = .init(named: .vibrantLight)", "window.contentView = host", "light"),
    ("window.appearance = NSAppearance(named: NSAppearance.Name.vibrantDark)", "window.contentView = host", "dark"),
    ("window.appearance = nil", "window.contentView = host", ""),
    ("let panel = Dark()", "panel.contentView = host", "dark"), ("", "window.contentView = host", ""),
  ])
  func windowsOfAppKitForceAnAppearance(_ style: String, _ use: String, _ look: String) {
    let source = """
      class Dark: NSPanel {
        init() { super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          appearance = NSAppearance(named: .darkAqua) }
      }
      func open() {
        let window = NSWindow()
        \(style)
        let host = NSHostingView(rootView: Screen())
        \(use)
      }
      struct Screen: View { var body: some View { Text("a").background(Color.red) } }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8), platform: .macOS)
    let found = FoundPairs(in: SourceProject(files: [file]))
    let looks = found.pairs.flatMap { $0.alternatives }.map { one in
      one.conditions.map { $0 == .appearance(isDark: true) ? "dark" : "light" }.joined()
    }
    #expect(looks == [look])
  }

  /// Code that gives windows an appearance may decide that of all views.
  @Test(arguments: [
    ("window.overrideUserInterfaceStyle = style", true), ("window?.overrideUserInterfaceStyle = .dark", true),
    ("window.overrideUserInterfaceStyle = .dark\n  window.overrideUserInterfaceStyle = .unspecified", false),
    ("alert.overrideUserInterfaceStyle = style", false), ("", false),
  ])
  func windowsMayHaveAnAppearance(_ statement: String, _ isSet: Bool) {
    let source = "func start(_ style: UIUserInterfaceStyle) {\n  \(statement)\n}"
    let facts = SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])
    #expect(facts.hasWindowAppearance == isSet)
  }

  /// The code of an app locks it to one appearance.
  @Test(
    arguments: [
      ("UIWindowSceneDelegate", "window?.overrideUserInterfaceStyle = .dark", true, false),
      ("UIWindowSceneDelegate", "if let window = window { window.overrideUserInterfaceStyle = .light }", false, false),
      ("UIApplicationDelegate", "if isNight { window?.overrideUserInterfaceStyle = .dark }", nil, true),
      ("UIApplicationDelegate", "window?.overrideUserInterfaceStyle = isNight ? .dark : .light", nil, true),
      ("NSApplicationDelegate", "NSApp.appearance = NSAppearance(named: .darkAqua)", true, false),
      ("NSApplicationDelegate", "NSApplication.shared.appearance = .init(named: .aqua)", false, false),
      ("NSApplicationDelegate", "NSApp.appearance = nil", nil, false),
      (
        "NSApplicationDelegate",
        "NSApp.appearance = NSAppearance(named: .darkAqua)\nwindow.appearance = NSAppearance(named: .darkAqua)", true,
        false
      ),
      (
        "NSApplicationDelegate",
        "NSApp.appearance = NSAppearance(named: .darkAqua)\nwindow.appearance = NSAppearance(named: .aqua)", nil, false
      ),
      ("NSApplicationDelegate", "NSApp.appearance = isNight ? NSAppearance(named: .darkAqua) : nil", nil, true),
    ] as [(String, String, Bool?, Bool)])
  func codeLocksAnApp(_ delegate: String, _ statement: String, _ isDark: Bool?, _ isUncertain: Bool) {
    let source = "class Delegate: NSObject, \(delegate) { func start() {\n\(statement)\n} }"
    let facts = SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])
    #expect(facts.lockedAppearance(of: "A.swift") == isDark)
    #expect(facts.hasWindowAppearance == isUncertain)
  }
}
