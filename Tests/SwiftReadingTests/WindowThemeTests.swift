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
}
