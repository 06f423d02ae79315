import Palettes
import Testing

@testable import SwiftReading

/// Windows whose appearance follows from the theme that a person chose.
@Suite struct WindowThemeTests {
  /// A theme behind a protocol, of which code makes two; a third one is left over.
  static let coats = """
    protocol CoatTheme { var isNight: Bool { get }; var ink: UIColor { get }; var paper: UIColor { get } }
    protocol NightTheme: CoatTheme {}
    extension CoatTheme { var isNight: Bool { false }; var ink: UIColor { .black }; var paper: UIColor { .white } }
    extension NightTheme { var isNight: Bool { true }; var ink: UIColor { .white }; var paper: UIColor { .black } }
    struct LinenCoat: CoatTheme {}
    struct SableCoat: NightTheme {}
    struct RetiredCoat: CoatTheme { var ink: UIColor { .red } }
    struct Closet { func choose(_ isNight: Bool) { Wardrobe.shared.coat = isNight ? SableCoat() : LinenCoat() } }

    """

  static func wardrobe(_ setting: String, members: String = "") -> String {
    """
    class Wardrobe {
      static let shared = Wardrobe()
      var coat: CoatTheme = LinenCoat() { didSet { wear(coat: coat) } }
      \(members)
      func wear(coat: CoatTheme) {
        \(setting)
      }
    }

    """
  }

  static func host(_ view: String) -> String {
    """
    struct Hall: View { var body: some View { \(view) } }
    class Door: UIViewController { func open() { present(UIHostingController(rootView: Hall()), animated: true) } }
    """
  }

  private static let ink = "Text(\"a\").foregroundStyle(Color(Wardrobe.shared.coat.ink))"

  private static let followed = [
    "#000000 on screen if Wardrobe.shared.coat is LinenCoat and light",
    "#FFFFFF on screen if Wardrobe.shared.coat is SableCoat and dark",
  ]

  private static func texts(_ source: String) -> [String] {
    EvaluatedTexts.of(files: [source]).map { text in
      text.split(separator: " ").map { $0.hasSuffix("coat") ? "Wardrobe.shared.coat" : String($0) }
        .joined(separator: " ")
    }
  }

  /// However the code says it, a dark theme is never seen in the light appearance.
  @Test(arguments: [
    "UIApplication.shared.windows.forEach { window in window.overrideUserInterfaceStyle = coat.isNight ? .dark : .light }",
    "for window in windows { if coat.isNight { window.overrideUserInterfaceStyle = .dark } else { window.overrideUserInterfaceStyle = .light } }",
    "let style: UIUserInterfaceStyle = coat.isNight ? .dark : .light\nscene.window?.overrideUserInterfaceStyle = style",
    "guard let window else { return }\nwindow.rootViewController?.overrideUserInterfaceStyle = coat.isNight ? .dark : .light",
  ])
  func aWindowFollowsItsTheme(_ setting: String) {
    #expect(Self.texts(Self.coats + Self.wardrobe(setting) + Self.host(Self.ink)) == Self.followed)
  }

  /// What the theme decides for one of two colors decides the appearance of the other one.
  @Test func aColorOfTheSystemFollowsAsWell() {
    let setting = "window.overrideUserInterfaceStyle = coat.isNight ? .dark : .light"
    let view = "Text(\"a\").background(Color(Wardrobe.shared.coat.paper))"
    let found = Self.texts(Self.coats + Self.wardrobe(setting) + Self.host(view))
    #expect(
      found == [
        "primary on #FFFFFF over screen if Wardrobe.shared.coat is LinenCoat and light",
        "primary on #000000 over screen if Wardrobe.shared.coat is SableCoat and dark",
      ])
  }

  /// A test of the theme and a color of it are about one theme.
  @Test func aTestOfTheThemeFollowsAsWell() {
    let setting = "window.overrideUserInterfaceStyle = coat.isNight ? .dark : .light"
    let view = """
      Text("a").foregroundStyle(Wardrobe.shared.coat.isNight ? Color.yellow : .red)
        .background(Color(Wardrobe.shared.coat.paper))
      """
    let found = EvaluatedTexts.of(files: [Self.coats + Self.wardrobe(setting) + Self.host(view)])
    #expect(found.count == 2, "\(found)")
    for text in found {
      #expect(text.contains("Yellow on #000000") ? text.hasSuffix("dark") : text.contains("Red on #FFFFFF"), "\(text)")
    }
  }

  /// An appearance that a modifier forces is that of the view, whatever the windows have.
  @Test func aModifierDecidesOverTheWindow() {
    let setting = "window.overrideUserInterfaceStyle = coat.isNight ? .dark : .light"
    let found = Self.texts(Self.coats + Self.wardrobe(setting) + Self.host("\(Self.ink).colorScheme(.dark)"))
    #expect(found.count == 2 && found.allSatisfy { $0.contains("dark") }, "\(found)")
  }

  /// Where nothing tells which appearance a theme has, nothing is claimed of both.
  @Test(arguments: [
    ("window.overrideUserInterfaceStyle = Styles.style(of: coat)", true), ("window.tintColor = coat.ink", false),
    ("view.overrideUserInterfaceStyle = Styles.style(of: coat)", false),
  ])
  func anUnknownAppearanceIsNotClaimed(_ setting: String, _ isUncertain: Bool) {
    let file = SourceFile(
      path: "A.swift", bytes: Array((Self.coats + Self.wardrobe(setting) + Self.host(Self.ink)).utf8))
    let found = FoundPairs(in: SourceProject(files: [file])).pairs.flatMap { $0.alternatives }
    #expect(found.count == 2 && found.allSatisfy { $0.isUncertain == isUncertain }, "\(found)")
  }

  /// Themes that are the values of a type, the cases of an enumeration, or a test.
  @Test(arguments: [
    (
      """
      struct Palette { let isNight: Bool; let ink: Color; let paper: Color
        static let day = Palette(isNight: false, ink: .black, paper: .white)
        static let night = Palette(isNight: true, ink: .white, paper: .black) }
      final class Closet: ObservableObject { static let shared = Closet(); @Published var coat: Palette
        init(coat: Palette) { self.coat = coat }
        func wear() { window?.overrideUserInterfaceStyle = coat.isNight ? .dark : .light } }
      """, "coat is day", "coat is night", "let closet: Closet", "closet.coat.ink"
    ),
    (
      """
      enum CoatTheme { case day, night
        var ink: Color { switch self { case .day: .black; case .night: .white } }
        var style: UIUserInterfaceStyle { self == .night ? .dark : .light } }
      final class Closet: ObservableObject { @Published var coat: CoatTheme
        init(coat: CoatTheme) { self.coat = coat }
        func wear() { window?.overrideUserInterfaceStyle = coat.style } }
      """, "coat is day", "coat is night", "let closet: Closet", "closet.coat.ink"
    ),
    (
      """
      final class Closet: ObservableObject { @Published var isNight: Bool
        init(isNight: Bool) { self.isNight = isNight }
        var ink: Color { isNight ? .white : .black }
        func wear() { window?.overrideUserInterfaceStyle = isNight ? .dark : .light } }
      """, "not closet.isNight", "closet.isNight", "let closet: Closet", "closet.ink"
    ),
  ])
  func otherThemes(_ theme: String, _ day: String, _ night: String, _ field: String, _ ink: String) {
    let found = EvaluatedTexts.of(
      "\(theme)\nstruct Screen: View { \(field); var body: some View { Text(\"a\").foregroundStyle(\(ink)) } }")
    #expect(Set(found.map { $0.contains("#000000") ? $0.hasSuffix("light") : $0.hasSuffix("dark") }) == [true])
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.contains(day) } && found.contains { $0.contains(night) }, "\(found)")
  }

  // MARK: - One state, and its windows

  /// Code of a closet whose theme gives windows an appearance, and the texts of a view.
  private static func closet(
    _ wear: String, members: String = "", view: String = "Text(\"a\").foregroundStyle(closet.coat.ink)",
    others: String = ""
  ) -> String {
    """
    enum CoatTheme { case day, night
      var ink: Color { switch self { case .day: .black; case .night: .white } }
      var style: UIUserInterfaceStyle { self == .night ? .dark : .light } }
    final class Closet: ObservableObject { @Published var coat: CoatTheme; @Published var copiesSystem: Bool
      @Published var books: [Book] = []; @Published var shelves: [Shelf] = []
      init(coat: CoatTheme, copiesSystem: Bool) { self.coat = coat; self.copiesSystem = copiesSystem }
      \(members)
      func wear(window: UIWindow?) {
        \(wear)
      } }
    struct Book: Identifiable { let id: Int; let cover: CoatTheme }
    \(others)
    struct Screen: View { @EnvironmentObject var closet: Closet; var body: some View { \(view) } }
    """
  }

  /// The inks with the appearance in which they are seen, and a question mark where they may not be.
  private static func inks(_ source: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let found = FoundPairs(in: SourceProject(files: [file])).pairs.flatMap { $0.alternatives }
    let words = found.map { one in
      let looks = one.conditions.compactMap {
        if case .appearance(let isDark) = $0 { isDark ? "dark" : "light" } else { nil }
      }
      return "\(one.foreground.text) \(looks.first ?? "both")\(one.isUncertain ? "?" : "")"
    }
    return Set(words).sorted()
  }

  private static let certain = ["#000000 light", "#FFFFFF dark"]
  private static let uncertain = ["#000000 both?", "#FFFFFF both?"]

  /// A theme that windows may not have as well is measured in both appearances: what fails in one is a warning.
  @Test(arguments: [
    "window?.overrideUserInterfaceStyle = copiesSystem ? .unspecified : coat.style",
    "if copiesSystem { window?.overrideUserInterfaceStyle = .unspecified } else { window?.overrideUserInterfaceStyle = coat.style }",
    "if !copiesSystem { window?.overrideUserInterfaceStyle = coat.style }",
    "guard !copiesSystem else { return }\nwindow?.overrideUserInterfaceStyle = coat.style",
    "if copiesSystem { if true { return } }\nwindow?.overrideUserInterfaceStyle = coat.style",
    "switch copiesSystem { case true: break; case false: window?.overrideUserInterfaceStyle = coat.style }",
    "#if FOLLOWS\n#else\nwindow?.overrideUserInterfaceStyle = coat.style\n#endif",
    "do { try load() } catch { return }\nwindow?.overrideUserInterfaceStyle = coat.style",
    "if coat == .night { window?.overrideUserInterfaceStyle = .dark }\nif copiesSystem { window?.overrideUserInterfaceStyle = .light }",
    "if #available(iOS 26, *) { window?.overrideUserInterfaceStyle = coat.style }",
  ])
  func aWindowThatMayFollowTheSystemIsUncertain(_ wear: String) {
    let found = Self.inks(Self.closet(wear))
    #expect(found.contains("#FFFFFF both?") && found.allSatisfy { $0.hasSuffix("?") }, "\(found)")
  }

  /// The way to the statement goes through the calls of its function.
  @Test(arguments: [
    "func put(_ coat: CoatTheme, on window: UIWindow?) { window?.overrideUserInterfaceStyle = coat.style }",
    "func put(_ theme: CoatTheme, on window: UIWindow?) { window?.overrideUserInterfaceStyle = theme.style }",
  ])
  func callersDecideAsWell(_ put: String) {
    #expect(Self.inks(Self.closet("put(coat, on: window)", members: put)) == Self.certain)
    #expect(Self.inks(Self.closet("if !copiesSystem { put(coat, on: window) }", members: put)) == Self.uncertain)
    #expect(Self.inks(Self.closet("put(books[0].cover, on: window)", members: put)) == Self.uncertain)
    #expect(Self.inks(Self.closet("", members: put)) == Self.uncertain)
    let both = "put(coat, on: window) }; func read(_ book: Book, in window: UIWindow?) { put(book.cover, on: window)"
    #expect(Self.inks(Self.closet(both, members: put)) == Self.uncertain)
  }

  /// Tests of what is there, of a change, and of a version that SwiftUI needs decide nothing.
  @Test(arguments: [
    "if #available(iOS 13, *) { window?.overrideUserInterfaceStyle = coat.style }",
    "guard let window, let scene = window.windowScene else { return }\nscene.keyWindow?.overrideUserInterfaceStyle = coat.style",
    "$coat.removeDuplicates().sink { [weak self] theme in self?.window?.overrideUserInterfaceStyle = theme.style }",
    "var style = UIUserInterfaceStyle.light\nif coat == .night { style = .dark }\nwindow?.overrideUserInterfaceStyle = style",
    "switch coat { case .day: window?.overrideUserInterfaceStyle = .light; case .night: window?.overrideUserInterfaceStyle = .dark }",
  ])
  func aWindowThatAlwaysFollowsIsCertain(_ wear: String) {
    #expect(Self.inks(Self.closet(wear)) == Self.certain)
  }

  /// Where a view tests the same state as the code for the window, the appearance is known again.
  @Test func aViewKnowsWhenTheWindowFollows() {
    let wear = "window?.overrideUserInterfaceStyle = copiesSystem ? .unspecified : coat.style"
    let view = "if !closet.copiesSystem { Text(\"a\").foregroundStyle(closet.coat.ink) }"
    #expect(Self.inks(Self.closet(wear, view: view)) == Self.certain)
  }

  /// The window of a toast is not that of the app, however it is spelled.
  @Test(arguments: [
    ("toastWindow?.overrideUserInterfaceStyle = coat.style", ""),
    (
      "",
      "final class Toast: UIWindow { let closet: Closet; func show() { overrideUserInterfaceStyle = closet.coat.style } }"
    ),
    (
      "",
      """
      final class Toaster { let closet: Closet; var window: UIWindow?
        func show() { window = UIWindow(frame: .zero); window?.overrideUserInterfaceStyle = closet.coat.style } }
      """
    ),
  ])
  func anotherWindowDecidesNothing(_ wear: String, _ others: String) {
    #expect(Self.inks(Self.closet(wear, others: others)) == Self.uncertain)
  }

  private static let wear = "window?.overrideUserInterfaceStyle = coat.style"

  /// Data of a theme's type are not the theme of the window.
  @Test(arguments: [
    ("ForEach(closet.books) { book in Spine(book: book) }", ""),
    ("ForEach(closet.books) { coat in Spine(book: coat) }", ""),
    ("Spine(book: Book(id: 1, cover: theme()))", "func theme() -> CoatTheme { load() }"),
    (
      "ForEach(closet.books) { book in Mark(theme: book.cover) }",
      "struct Mark: View { let theme: CoatTheme; var body: some View { Text(\"b\").foregroundStyle(theme.ink) } }"
    ),
    (
      "ForEach(closet.shelves) { shelf in Front(shelf: shelf) }",
      """
      final class Shelf { var front: CoatTheme; func open() { window?.overrideUserInterfaceStyle = front.style } }
      struct Front: View { let shelf: Shelf; var body: some View { Text("b").foregroundStyle(shelf.front.ink) } }
      """
    ),
    (
      "ForEach(closet.books) { _ in Folder() }",
      """
      final class Model: ObservableObject { @Published var front: CoatTheme
        func open() { window?.overrideUserInterfaceStyle = front.style } }
      struct Folder: View { @StateObject var model = Model(); var body: some View { Text("b").foregroundStyle(model.front.ink) } }
      """
    ),
  ])
  func dataOfTheTypeAreUncertain(_ view: String, _ others: String) {
    let spine =
      "struct Spine: View { let book: Book; var body: some View { Text(\"b\").foregroundStyle(book.cover.ink) } }\n"
    #expect(Self.inks(Self.closet(Self.wear, view: view, others: spine + others)) == Self.uncertain)
    let both = "VStack { Text(\"a\").foregroundStyle(closet.coat.ink); \(view) }"
    let found = Self.inks(Self.closet(Self.wear, view: both, others: spine + others))
    #expect(others.contains("open()") || found == (Self.certain + Self.uncertain).sorted(), "\(found)")
  }

  /// A value of the defaults is one state wherever it is declared; a widget is in no window.
  @Test func oneKeyIsOneState() {
    let state = "@AppStorage(\"isNight\") var isNight = false"
    let source = """
      final class Door { \(state)
        func open() { isNight.toggle(); window?.overrideUserInterfaceStyle = isNight ? .dark : .light } }
      struct NAME: CONTENT { \(state); var body: some View { Text("a").foregroundStyle(isNight ? Color.white : .black) } }
      """
    let view = source.replacing("NAME", with: "Screen").replacing("CONTENT", with: "View")
    #expect(Self.inks(view) == Self.certain)
    #expect(
      Self.inks(view.replacing("\"isNight\") var isNight = false; var", with: "\"other\") var isNight = false; var"))
        != Self.certain)
    let widget =
      view.replacing("Screen", with: "Small") + """
        struct Tile: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Provider()) { _ in Small() } } }
        struct Screen: View { var body: some View { EmptyView() } }
        """
    #expect(Self.inks(widget) == ["#000000 both", "#FFFFFF both"])
  }
}
