import Palettes
import Testing

@testable import SwiftReading

/// Views that are evaluated: what is certain to meet, and what is not shown.
struct EvaluationTests {
  @Test(arguments: [
    (
      "an argument decides a branch",
      """
      struct Note: ViewModifier {
        var isEnabled = true
        func body(content: Content) -> some View {
          if isEnabled { content.foregroundStyle(Color("Ink")) } else { content.foregroundStyle(Color("Pale")) }
        }
      }
      struct Screen: View { var body: some View { Text("a").modifier(Note()) } }
      """,
      ["Ink on window"]
    ),
    (
      "constants decide a switch over a tuple",
      """
      enum Kind { case plain, loud }
      struct Tag: View {
        let kind: Kind
        let isOn: Bool
        var body: some View { Text("a").foregroundColor(color) }
        private var color: Color {
          switch (kind, isOn) {
          case (.loud, true): return .red
          case (.plain, _): return Color("Ink")
          default: return .gray
          }
        }
      }
      struct Screen: View { var body: some View { Tag(kind: .plain, isOn: true) } }
      """,
      ["Ink on window"]
    ),
    (
      "one state chooses the text's color and its ground",
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          Text("a").foregroundStyle(isOn ? Color("Ink") : .white).background(isOn ? .white : Color("Ink"))
            .onTapGesture { isOn.toggle() }
        }
      }
      """,
      ["Ink on #FFFFFF over window if isOn", "#FFFFFF on Ink over window if not isOn"]
    ),
    (
      "the appearance has any name",
      """
      struct Screen: View {
        @Environment(\\.colorScheme) private var look
        var body: some View { Text("a").foregroundStyle(look == .dark ? Color("Pale") : Color("Ink")) }
      }
      """,
      ["Pale on window if dark", "Ink on window if light"]
    ),
    (
      "a style of the project shows its label",
      """
      struct Card: ButtonStyle {
        let ink: Color
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(ink).background(configuration.isPressed ? Color("Low") : Color("High"))
        }
      }
      struct Screen: View { var body: some View { Button("a") {}.buttonStyle(Card(ink: Color("Ink"))) } }
      """,
      ["Ink on Low over window if isPressed", "Ink on High over window if not isPressed"]
    ),
    (
      "a style by its static member",
      """
      struct Card: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(Color("Ink")) }
      }
      extension ButtonStyle where Self == Card {
        static var card: Self { .card() }
        static func card() -> Self { Self() }
      }
      struct Screen: View { var body: some View { Button("a") {}.buttonStyle(.card) } }
      """,
      ["Ink on window"]
    ),
    (
      "generic content in an initializer",
      """
      struct Box<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding().background(Color("Paper")) }
      }
      struct Screen: View { var body: some View { Box { Text("a").foregroundStyle(Color("Ink")) } } }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "the contrast of UIKit",
      """
      extension UIColor { static let ink = UIColor { $0.accessibilityContrast == .high ? .black : .red } }
      struct Screen: View { var body: some View { Text("a").foregroundStyle(Color(uiColor: .ink)) } }
      """,
      ["#000000 on window if increased", "#FF0000 on window if standard"]
    ),
    (
      "an alias of an alias",
      """
      typealias Tone = Shade
      typealias Shade = Color
      struct Screen: View { var body: some View { Text("a").foregroundStyle(Tone("Ink")).background(Tone("Paper")) } }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "light and dark by their names",
      """
      struct Screen: View {
        @Environment(\\.colorScheme) var scheme
        var ink: Color { scheme == .light ? Color("Ink") : Color("Chalk") }
        var paper: Color { scheme != .dark ? Color("Paper") : Color("Slate") }
        var body: some View { Text("a").foregroundStyle(ink).background(paper) }
      }
      """,
      ["Chalk on Slate over window if dark", "Ink on Paper over window if light"]
    ),
    (
      "an overload for what a literal is asked",
      """
      extension Color {
        init(tone: Int) { self = Color("Ink") }
        init(tone: String) { self = Color("Chalk") }
      }
      struct Screen: View { var body: some View { Text("a").foregroundStyle(Color(tone: "abc")).background(Color("Paper")) } }
      """,
      ["Chalk on Paper over window"]
    ),
    (
      "a choice of texts of which one is empty and one has a link",
      """
      struct Screen: View {
        let first: Bool
        let second: Bool
        var body: some View {
          Text(first ? " " : second ? "[a](b)" : "c").foregroundStyle(Color("Ink")).background(Color("Paper"))
        }
      }
      """,
      ["Ink on Paper over window if not first and not second"]
    ),
    (
      "a theme that a person chooses",
      """
      struct Theme { var ink = Color("Ink"); var paper = Color("Paper") }
      extension Theme { static let day = Theme(); static let night = Theme(ink: Color("Chalk"), paper: Color("Slate")) }
      class Themes: ObservableObject { @Published var theme: Theme = .day }
      struct Screen: View {
        @StateObject var themes = Themes()
        func choose() { themes.theme = .night }
        var body: some View { Text("a").foregroundStyle(themes.theme.ink).background(themes.theme.paper) }
      }
      """,
      [
        "Ink on Paper over window if themes.theme is day", "Chalk on Slate over window if themes.theme is night",
      ]
    ),
    (
      "a label that a style changes",
      """
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color("Paper"))
        }
      }
      struct Screen: View {
        var body: some View { Button {} label: { Text("a").foregroundStyle(Color("Ink")) }.buttonStyle(Loud()) }
      }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "a closure that is handed on",
      """
      struct Panel<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack(content: content).background(Color("Paper")) }
      }
      struct Screen: View { var body: some View { Panel { Text("a").foregroundStyle(Color("Ink")) } } }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "a container with the name of one of SwiftUI",
      """
      struct Section<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { SwiftUI.Section(content: content).background(Color("Paper")) }
      }
      struct Screen: View { var body: some View { Section { Text("a").foregroundStyle(Color("Ink")) } } }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "a wrapper of a library that shows its content",
      """
      struct Screen: View {
        var body: some View { WithPerceptionTracking { Text("a").foregroundStyle(Color("Ink")) }.background(.white) }
      }
      """,
      ["Ink on #FFFFFF over window"]
    ),
    (
      "an outline is no ground",
      """
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(Color("Ink")).background(Capsule().stroke(lineWidth: 1).fill(Color("Edge")))
        }
      }
      """,
      ["Ink on window"]
    ),
    (
      "a line is beside the text",
      """
      struct Screen: View {
        var body: some View {
          ZStack { Rectangle().fill(Color("Edge")).frame(height: 1); Text("a").foregroundStyle(Color("Ink")) }
        }
      }
      """,
      ["Ink on window"]
    ),
    (
      "a disabled branch is not shown",
      """
      enum Flags { static let isOn = false }
      struct Screen: View {
        var body: some View {
          if Flags.isOn { Text("a").foregroundStyle(.red) } else { Text("b").foregroundStyle(Color("Ink")) }
        }
      }
      """,
      ["Ink on window"]
    ),
    (
      "the fill of a prominent button is behind its label alone",
      """
      struct Screen: View {
        var body: some View {
          VStack { Text("a").foregroundStyle(Color("Ink")); Button("b") {} }.buttonStyle(.borderedProminent).tint(Color("Fill"))
        }
      }
      """,
      ["Ink on window", "#FFFFFF on Fill over window"]
    ),
    (
      "levels of a tint",
      """
      struct Screen: View {
        var body: some View { Button {} label: { Text("a").foregroundStyle(.secondary) }.tint(Color("Fill")) }
      }
      """,
      ["Fill at 0.5 on window"]
    ),
    (
      "generated symbols of color sets",
      """
      public enum Asset { public enum Colors { public static let ink = ColorAsset(name: "Ink") } }
      public final class ColorAsset {
        public fileprivate(set) var name: String
        public typealias SystemColor = UIColor
        public private(set) lazy var color: SystemColor = {
          guard let color = SystemColor(asset: self) else { fatalError("no \\(name)") }
          return color
        }()
        fileprivate init(name: String) { self.name = name }
      }
      extension ColorAsset.SystemColor { convenience init?(asset: ColorAsset) { self.init(named: asset.name) } }
      struct Screen: View { var body: some View { Text("a").foregroundColor(Color(Asset.Colors.ink.color)) } }
      """,
      ["Ink on window"]
    ),
    (
      "a dynamic provider, and the color of one appearance",
      """
      extension UIColor {
        static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        static let dark = UIColor.systemGray5.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      }
      struct Screen: View {
        var body: some View { Text("a").foregroundColor(Color(UIColor.ink)).background(Color(UIColor.dark)) }
      }
      """,
      ["#FFFFFF on #2C2C2E over window if dark", "#000000 on #2C2C2E over window if light"]
    ),
    (
      "the header of a list stands on the list",
      """
      struct Screen: View {
        var body: some View { List { Section("a") { Text("b").foregroundStyle(Color("Ink")) } } }
      }
      """,
      ["secondary on system:systemGroupedBackground over screen", "Ink on row"]
    ),
    (
      "an overload of a modifier of SwiftUI",
      """
      enum Look { case quiet }
      extension View {
        func font(_ look: Look) -> some View { font(.body) }
        func background(_ look: Look) -> some View { modifier(Backing()) }
      }
      struct Backing: ViewModifier { func body(content: Content) -> some View { content.background(Color("Paper")) } }
      struct Screen: View {
        var body: some View { Text("a").font(.quiet).foregroundStyle(Color("Ink")).background(.quiet) }
      }
      """,
      ["Ink on Paper over window"]
    ),
  ])
  func findsWhatMeets(_ situation: String, _ source: String, _ expected: [String]) {
    #expect(EvaluatedTexts.of(source) == expected, "\(situation)")
  }

  @Test func countsEveryTextOnce() {
    let source = """
      struct Screen: View {
        var body: some View {
          List { Text("a"); Label("b", systemImage: "star"); Button("c") {}; Image(systemName: "star") }
            .navigationTitle("d").alert("e", isPresented: .constant(true)) { Button("f") {} }
        }
      }
      struct Unused: View { var body: some View { Text("g") } }
      func unknown() -> some View { Text("h") }
      #Preview { Text("i") }
      """
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let coverage = FoundPairs(in: SourceProject(files: [file])).coverage
    #expect(coverage.texts == 6 && coverage.symbols == 1 && coverage.system == 1 && coverage.resolved == 3)
    let reasons = coverage.sortedLosses.map { $0.reason }
    #expect(reasons == ["in code that no view shows", "in views on an unknown surface"])
  }

  @Test func countsWhatIsSpokenAsTheSystems() {
    let source = """
      struct Screen: View {
        var body: some View { Image("a").accessibilityLabel(Text("b")).help(Text("c")).accessibilityHint("d") }
      }
      """
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let coverage = FoundPairs(in: SourceProject(files: [file])).coverage
    #expect(coverage.texts == 2 && coverage.system == 2 && coverage.losses.isEmpty)
  }

  @Test(arguments: [
    "struct Screen: View { var body: some View { Screen() } }",
    "func a() -> Color { b() }\nfunc b() -> Color { a() }\nstruct Screen: View { var body: some View { Text(\"a\").foregroundStyle(a()) } }",
    "struct Screen: View { var body: some View { Text(\"a\").foregroundStyle("
      + (0..<24).map { "s\($0) ? .red : " }.joined() + ".blue) } }",
    "struct Screen: View { var body: some View { " + String(repeating: "VStack { ", count: 400) + "Text(\"a\")"
      + String(repeating: " }", count: 400) + " } }",
    "struct Screen: View { let x = Screen.x\nstatic let x = y\nstatic let y = x\nvar body: some View { Text(\"a\").foregroundStyle(x) } }",
    "struct Screen: View { var body: some View { Text(\"a\").foregroundStyle(.Brand.main.opacity(0.5)).background(.Brand.Deep.paper) } }",
  ])
  func endsWhateverRefersToItself(_ source: String) {
    _ = EvaluatedTexts.of(source)
  }
}
