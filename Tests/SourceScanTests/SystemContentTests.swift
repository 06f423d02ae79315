import PaletteModel
import Testing
import TextSupport

@testable import SourceScan

/// Content that the system shows in its own way, and views that only other systems show.
@Suite struct SystemContentTests {
  private static let red = "foregroundStyle(.red)"

  /// In a toolbar, a label shows its symbol alone.
  @Test(arguments: [
    ("Board().toolbar { ToolbarItem { Label(\"a\", systemImage: \"x\").RED } }", Role.graphic),
    ("Board().toolbar { Label(\"a\", systemImage: \"x\").RED }", .graphic),
    ("Board().toolbar { ToolbarItem { Button(\"a\", systemImage: \"x\") {}.RED } }", .graphic),
    ("Board().toolbar { ToolbarItem { Text(\"a\").RED } }", .text),
    ("Board().toolbar { ToolbarItem { Button(\"a\") {}.RED } }", .text),
    ("Board().toolbar { ToolbarItem { Label(\"a\", systemImage: \"x\").RED.labelStyle(.titleAndIcon) } }", .text),
    ("Label(\"a\", systemImage: \"x\").RED", .text), ("Button(\"a\", systemImage: \"x\") {}.RED", .text),
  ])
  func toolbarsShowSymbolsAlone(_ body: String, _ role: Role) {
    let found = Self.pairs("struct Home: View { var body: some View { \(Self.filled(body)) } }")
    #expect(found.map { $0.role } == [role], "\(found.map(PairTests.text))")
  }

  /// Actions behind a row and context menus have colors of their own, whatever their titles state.
  @Test(arguments: [
    ("Board().swipeActions { Button(\"a\") {}.RED }", 0), ("Board().contextMenu { Button(\"a\") {}.RED }", 0),
    ("Board().tabItem { Label(\"a\", systemImage: \"x\").RED }", 0), ("Board().swipeActions { Actions() }", 0),
    ("Board().safeAreaInset(edge: .top) { Actions() }", 1),
  ])
  func menusHaveColorsOfTheirOwn(_ body: String, _ count: Int) {
    let text = """
      struct Home: View { var body: some View { \(Self.filled(body)) } }
      \(body.contains(" Actions()") ? "struct Actions: View { var body: some View { Text(\"a\").\(Self.red) } }" : "")
      """
    #expect(Self.pairs(text).count == count)
  }

  /// A local view that branches for several systems declare is the one of the branch that is compiled.
  @Test func aLocalViewIsFoundInItsBranch() {
    let text = """
      struct Home: View { var body: some View { List { Row() }.listStyle(.plain) } }
      struct Row: View {
        var body: some View {
          #if os(iOS)
          let cell = Cell(isNew: true).background(NavigationLink("", destination: Detail()).opacity(0))
          #else
          let cell = NavigationLink(destination: Detail()) { Cell() }
          #endif
          #if os(iOS)
          cell.swipeActions { Button("a") {} }
          #else
          cell
          #endif
        }
      }
      struct Cell: View { var isNew = false; var body: some View { Text("a").\(Self.red) } }
      """
    #expect(Self.pairs(text).flatMap { $0.certain }.map { $0.surface } == [FoundSurface(base: .screen)])
  }

  /// The initializer of a view as an argument shows the view like a closure that calls it.
  @Test(arguments: [
    ("List { ForEach(items, content: Row.init) }.listStyle(.plain)", FoundSurface.Base.screen),
    ("List { ForEach(items) { Row(item: $0) } }.listStyle(.plain)", .screen),
    ("List { Divider() }.sheet(item: $item, content: Row.init)", .sheet),
    ("List { model.item.map(Row.init) }", .row), ("List { item.map { Row(item: $0) } }", .row),
    ("Board(content: Row.init)", .bar),
  ])
  func anInitializerShowsItsView(_ body: String, _ base: FoundSurface.Base) {
    let text = """
      struct Home: View { var body: some View { \(body) } }
      struct Row: View { var item = 0; var body: some View { Text("a").\(Self.red) } }
      """
    let found = Self.pairs(text)
    #expect(found.flatMap { $0.alternatives }.map { $0.surface.base } == [base], "\(found.map(PairTests.text))")
  }

  /// A modifier of the system on a view is none of the members that the project declares for other values.
  @Test(arguments: [
    ("header.accessibilityLabel(model.accessibilityLabel(1))", "systemRed"),
    ("model.accessibilityLabel(1)", "systemBlue"),
    ("let part = header; part.accessibilityLabel(\"b\")", "systemRed"), ("header", "systemRed"),
  ])
  func modifiersOnViewsAreThoseOfTheSystem(_ body: String, _ color: String) {
    let text = """
      struct Home: View {
        let model = Model()
        var body: some View { NavigationStack { \(body) } }
        private var header: some View { VStack { \(body.contains("header") ? "Text(\"a\").\(Self.red)" : "Divider()") } }
      }
      struct Model { func accessibilityLabel(_ index: Int) -> Text { Text("b").foregroundStyle(.blue) } }
      """
    let colors = Self.pairs(text).flatMap { $0.certain }.map { $0.foreground }
    #expect(colors == [.system(color)])
  }

  /// A view that only a branch for another system shows is not shown.
  @Test(arguments: [
    ("#if os(macOS)\nHeader()\n#else\nText(\"b\").RED\n#endif", 1), ("#if os(iOS)\nHeader()\n#endif", 1),
    ("#if os(macOS)\nHeader()\n#endif\nBoard(content: Header.init)", 1), ("#if os(macOS)\nHeader()\n#endif", 0),
  ])
  func viewsOfOtherSystemsAreNotShown(_ body: String, _ count: Int) {
    let text = """
      struct Home: View { var body: some View { VStack { \(Self.filled(body)) } } }
      struct Header: View { var body: some View { Text("a").\(Self.red) } }
      """
    #expect(Self.pairs(text).count == count)
  }

  /// A type is a view by a protocol or another name of the project as well, and code may then show it anywhere.
  @Test(arguments: [
    ("typealias Page = View & Story", "Page", FoundSurface.Base.elsewhere),
    ("typealias Page = Story & SwiftUI.View", "Page", .elsewhere), ("protocol Page: View {}", "Page", .elsewhere),
    ("protocol Sheet: Page {}\nprotocol Page: Story, View {}", "Sheet", .elsewhere),
    ("protocol Page {}", "View", .elsewhere), ("protocol Page {}", "Page", .caller),
  ])
  func viewsConformThroughNamesOfTheProject(_ names: String, _ name: String, _ base: FoundSurface.Base) {
    let text = """
      \(names)
      struct Spot: \(name) { var body: some View { Text("a").\(Self.red) } }
      final class Model { func page(_ number: Int) -> any View { Spot() } }
      """
    #expect(Self.pairs(text).flatMap { $0.alternatives }.map { $0.surface.base } == [base])
  }

  /// What the system or the code puts in front of text, or colors by itself, leaves no pair that a person sees.
  @Test(arguments: [
    ("NavigationStack { Text(\"a\").RED.mask(Circle()) }", 1), ("NavigationStack { Text(\"a\").RED.poster() }", 0),
    ("NavigationStack { Button(\"a\") {}.RED.disabled(true) }", 0),
    ("NavigationStack { Button(\"a\") {}.RED.disabled(false) }", 1),
    ("TabView { Tab(value: 1) { Divider() } label: { Text(\"a\").RED } }", 0),
    ("NavigationStack { TabView { Tab(value: 1) { Text(\"a\").RED } label: { Divider() } } }", 1),
    ("List { Toggle(isOn: $a) { Text(\"a\"); Text(\"b\") } }", 1),
    ("List { Toggle(isOn: $a) { Text(\"a\"); Text(\"b\").RED } }", 2),
    ("List { VStack { Text(\"a\"); Text(\"b\") } }", 2),
  ])
  func colorsThatNobodySeesAreNoPairs(_ body: String, _ count: Int) {
    let text = """
      extension View { func poster() -> some View { overlay(Color.blue).mask(self) } }
      struct Home: View { var body: some View { \(Self.filled(body)) } }
      """
    #expect(Self.pairs(text).flatMap { $0.certain }.count == count)
  }

  /// Behind a clear row is its list, whose style is unknown where no list is around.
  @Test func aClearRowIsOnAnUnknownList() {
    let text = """
      public struct Part: View { public var body: some View { Text("a").\(Self.red).listRowBackground(Color.clear) } }
      """
    #expect(Self.pairs(text).flatMap { $0.alternatives }.map { $0.surface } == [FoundSurface(base: .elsewhere)])
  }

  /// A view with the title of a screen is one, whatever code shows it; a background of its own or of a caller counts.
  @Test(arguments: [
    ("VStack { Part() }.navigationTitle(\"b\")", "", "screen"), ("VStack { Part() }", "", "elsewhere"),
    ("VStack { Part() }.background(.white).navigationTitle(\"b\")", "", "#FFFFFF"),
    (
      "VStack { Part() }.navigationTitle(\"b\")",
      "struct Tab: View { var body: some View { Home().background(.white) } }", "#FFFFFF"
    ),
    ("List { Part() }.navigationTitle(\"b\")", "", "row"),
  ])
  func titledViewsAreScreens(_ body: String, _ more: String, _ surface: String) {
    let show = more.isEmpty ? "Home()" : "Tab()"
    let text = """
      struct Home: View { var body: some View { \(body) } }
      struct Part: View { var body: some View { Text("a").\(Self.red) } }
      final class Router { func show() -> AnyView { AnyView(\(show)) } }
      \(more)
      """
    let found = Self.pairs(text).flatMap { $0.alternatives }.map { $0.surface }
    #expect(found.map { $0.layers.last?.text ?? $0.base.rawValue } == [surface], "\(found)")
  }

  /// Colors by functions of the project for hexadecimal numbers, and by closures for the appearance.
  @Test(arguments: [
    ("Color.hex(0x336699)", "#336699"), (".hex(\"336699\")", "#336699"), ("Color.ink", "#121212"),
    ("Color.hex(0x336699, alpha: 0.5)", "color(srgb 0.2 0.4 0.6 / 0.5)"), ("Color.hex(number)", nil),
    ("Color.hex(1, 2)", nil),
  ])
  func hexadecimalFunctionsAreRead(_ color: String, _ found: String?) {
    let text = """
      extension Color {
        static func hex(_ hex: UInt) -> Self { Self(red: Double((hex & 0xff0000) >> 16) / 255, green: 0, blue: 0) }
        static let ink = hex(0x121212)
      }
      struct Home: View { var body: some View { Text("a").foregroundStyle(\(color)).background(.white) } }
      """
    #expect(Self.pairs(text).flatMap { $0.certain }.map { $0.foreground.text } == [found].compactMap { $0 })
  }

  @Test func aClosureOfTheProjectGivesTheAppearance() {
    let text = """
      extension Color {
        static let ink = Self { $0.userInterfaceStyle == .dark ? .white : .deep }
        static let deep = Color(red: 0, green: 0, blue: 0.2)
      }
      struct Home: View { var body: some View { Text("a").foregroundStyle(.ink).background(.black) } }
      """
    #expect(Self.pairs(text).flatMap { $0.certain }.count == 2)
  }

  /// The gradient of a color is lighter at the top by an amount that nobody knows.
  @Test(arguments: [
    ("Text(\"a\").foregroundStyle(.white).background(.indigo.gradient)", 0),
    ("Text(\"a\").foregroundStyle(.white).background(Color.indigo.gradient)", 0),
    ("Text(\"a\").foregroundStyle(.white).background(.indigo)", 1),
  ])
  func gradientsOfColorsAreUnknown(_ body: String, _ count: Int) {
    let found = Self.pairs("struct Home: View { var body: some View { \(body) } }")
    #expect(found.flatMap { $0.certain }.count == count, "\(found.map(PairTests.text))")
  }

  private static func pairs(_ text: String) -> [FoundPair] {
    FoundPairs(in: PairTests.project([("A.swift", text)])).pairs
  }

  private static func filled(_ body: String) -> String { body.parts(around: "RED").joined(separator: red) }
}
