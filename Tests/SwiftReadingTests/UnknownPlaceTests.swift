import TestSupport
import Testing

@testable import Palettes
@testable import SwiftReading

/// Views whose surface or whose being shown the sources do not tell, and names that say too little or too much.
@Suite struct UnknownPlaceTests {
  /// A name with its module is the system's, whatever the project declares under it.
  @Test(arguments: [
    "SwiftUI.List { SwiftUI.Text(\"a\").foregroundStyle(SwiftUI.Color.red) }",
    "SwiftUI.List { SwiftUI.VStack { Text(\"a\").foregroundStyle(Color(UIKit.UIColor.systemRed)) } }",
    "SwiftUI::List { SwiftUI::Text(\"a\").foregroundStyle(.red) }",
  ])
  func aNameWithItsModuleIsTheSystems(_ view: String) {
    for model in ["", "struct List: View { var body: some View { EmptyView() } }\n"] {
      let pairs = Self.pairs("\(model)struct A: SwiftUI.View { var body: some SwiftUI.View { \(view) } }")
      #expect(pairs.first?.hasPrefix("system:systemRed on row") == true, "\(pairs)")
    }
  }

  @Test func anExtensionMayNameItsModule() {
    let pairs = Self.pairs(
      """
      extension SwiftUI.Color { static let ink = Color(white: 0) }
      extension SwiftUI.View { func card() -> some View { background(.white) } }
      struct A: View { var body: some View { Text("a").foregroundStyle(.ink).card() } }
      """)
    #expect(pairs == ["#000000 on #FFFFFF, text, container"])
  }

  private static let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }\n"

  /// A static member shows nothing, unless it makes the view.
  @Test(arguments: [
    ("struct Home: View { var body: some View { Text(\"a\").frame(height: Card.height) } }", false),
    ("struct Home: View { var body: some View { Text(\"a\").task { await Card.load() } } }", false),
    ("struct Home: View { var body: some View { Card() } }", true),
    (
      "struct Home: View { var body: some View { Card.make() } }\nextension Card { static func make() -> Self { .init() } }",
      true
    ),
    (
      "struct Home: View { var body: some View { Card.make() } }\nextension Card { static func make() -> some View { Card() } }",
      true
    ),
    ("struct Home: View { var body: some View { page(Card.self) } }", true),
    ("struct Home: View { var body: some View { Card.init() } }", true),
  ])
  func aStaticMemberShowsNoView(_ home: String, _ isShown: Bool) {
    let card = """
      struct Card: View {
        static let height = 40.0
        static func load() async {}
        var body: some View { Text("b").foregroundStyle(.red).background(.white) }
      }
      """
    let found = Self.facts(Self.app + home + "\n" + card)
    #expect(found.contains { $0.hasPrefix("system:systemRed on #FFFFFF") } == isShown, "\(found)")
  }

  /// The declaration, and what the text of the view in it stands on.
  private static let functions: [(code: String, isCalled: Bool)] = [
    ("func face() -> some View { Sub().background(.black) }", false),
    ("struct Shelf { private func face() -> some View { Sub().background(.black) } }", false),
    ("extension Home { private var face: some View { Sub().background(.black) } }", false),
    ("func face() -> some View { Sub().background(.black) }\n#Preview { face() }", false),
    (
      "extension Home { var other: some View { face() }\nfunc face() -> some View { Sub().background(.black) } }", false
    ),
    ("public func face() -> some View { Sub().background(.black) }", true),
    ("class Board: BoardSource { func face() -> AnyView { AnyView(Sub().background(.black)) } }", true),
  ]

  /// A function that nothing calls shows no view, even if a preview does.
  @Test(arguments: functions)
  func aFunctionThatNothingCallsShowsNothing(_ function: (code: String, isCalled: Bool)) {
    let home = "struct Home: View { var body: some View { VStack { Sub() }.background(.white) } }\n"
    let sub = "struct Sub: View { var body: some View { Text(\"a\").foregroundStyle(.red) } }\n"
    let found = Self.facts(Self.app + home + sub + function.code)
    #expect(found.contains { $0.contains("#000000") } == function.isCalled, "\(found)")
    #expect(found.contains { $0.contains("#FFFFFF") }, "\(found)")
  }

  /// A part of a list, and what code that is not followed shows, stand on an unknown surface.
  @Test(arguments: [
    "struct Source { func part() -> AnyView { AnyView(Section { Text(\"a\").foregroundStyle(.red) }) } }",
    "struct Part: View { var body: some View { Section { Text(\"a\").foregroundStyle(.red) } } }",
    "struct Source { func part() -> some View { Text(\"a\").foregroundStyle(.red) } }",
    """
    struct Pill<Content: View>: View { let content: () -> Content; var body: some View { content().background(.black) } }
    extension Pill where Content == Part { init(_ title: String) { self.init(isOn: true) { Part() } } }
    struct Part: View { var body: some View { Text("a").foregroundStyle(.red) } }
    """,
  ])
  func whatCodeShowsElsewhereIsUnknown(_ code: String) {
    let pairs = FoundPairs(in: PairTests.project([("A.swift", code)])).pairs
    let found = pairs.filter { $0.foregroundFinding != .defaultBackground }
    #expect(found.flatMap { $0.alternatives }.map { $0.surface.base } == [.elsewhere])
    #expect(found.allSatisfy { $0.certain.isEmpty })
  }

  /// The background of a view that nothing shows is only assumed where every screen has the same.
  @Test(arguments: [
    (ApplePlatform.iOS, FoundSurface.Base.caller), (.macOS, .elsewhere), (.watchOS, .elsewhere),
    (.visionOS, .elsewhere),
  ])
  func noBackgroundOfIOSIsAssumedElsewhere(_ platform: ApplePlatform, _ base: FoundSurface.Base) {
    let text = "struct A: View { var body: some View { Text(\"a\").foregroundStyle(.primary) } }"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: platform)
    let pairs = FoundPairs(in: SourceProject(files: [file])).pairs
    #expect(pairs.flatMap { $0.alternatives }.map { $0.surface.base } == [base])
  }

  /// A view in the sidebar of a window of AppKit stands on its material.
  @Test func aHostOfTheMacTellsNoSurface() {
    let text = """
      final class Split: NSSplitViewController {
        func fill() { add(NSSplitViewItem(sidebarWithViewController: NSHostingController(rootView: Side()))) }
      }
      struct Side: View { var body: some View { Text("a").foregroundStyle(.red) } }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: .macOS)
    let pairs = FoundPairs(in: SourceProject(files: [file])).pairs
    #expect(pairs.flatMap { $0.alternatives }.map { $0.surface } == [FoundSurface(base: .elsewhere)])
  }

  /// The rows of a form on a Mac are columns on its window; boxes have a fill that nobody has published.
  @Test(arguments: [
    ("Form { Text(\"a\") }", FoundSurface.Base.window), ("Form { Section { Text(\"a\") } }", .window),
    ("Form { Text(\"a\") }.formStyle(.columns)", .window), ("Form { Text(\"a\") }.formStyle(.grouped)", .any),
    ("List { Text(\"a\") }", .any), ("Text(\"a\").background(.background)", .window),
  ])
  func aFormOfTheMacIsOnItsWindow(_ code: String, _ base: FoundSurface.Base) {
    let text = """
      @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View { var body: some View { \(code) } }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: .macOS)
    let pairs = FoundPairs(in: SourceProject(files: [file])).pairs
    #expect(pairs.flatMap { $0.alternatives }.map { $0.surface.base } == [base])
  }

  /// A modifier that a function applies is read, whether it is written there or given to it.
  @Test(arguments: [
    "func card() -> some View { ModifiedContent(content: self, modifier: Card()) }",
    "func card() -> some View { modifier(Card()) }",
    "func card<Kind: ViewModifier>(_ kind: Kind) -> some View { ModifiedContent(content: self, modifier: kind) }",
    "func card<Kind: ViewModifier>(_ kind: Kind) -> some View { modifier(kind) }",
    "func card<Kind: ViewModifier>(_ kind: Kind) -> some View { ModifiedContent(content: self, modifier: kind.plain) }",
  ])
  func aModifierOfAFunctionIsRead(_ function: String) {
    let isGiven = function.contains("kind")
    let found = Self.pairs(
      """
      extension View { \(function) }
      struct Card: ViewModifier {
        func body(content: Content) -> some View { content.foregroundStyle(.red).background(.white) }
      }
      struct A: View {
        var body: some View { NavigationStack { Text("a").card(\(isGiven ? "Card()" : "")) }.foregroundStyle(.blue) }
      }
      """)
    let isKnown = !function.contains("plain")
    #expect(found.contains { $0.hasPrefix("system:systemRed on #FFFFFF") } == isKnown, "\(found)")
    #expect(!found.contains { $0.hasPrefix("system:systemBlue") }, "\(found)")
  }

  private static func pairs(_ text: String) -> [String] {
    FoundPairs(in: PairTests.project([("A.swift", text)])).pairs.map(PairTests.text)
  }

  /// The pairs that are left without code that is no part of the app.
  private static func facts(_ text: String) -> [String] {
    SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(text.utf8))]).pairs.pairs.map(PairTests.text)
  }
}
