import Testing

@testable import FileSyntax
@testable import Palettes
@testable import SwiftReading

/// Views of a project in other views, by whichever names and ways, with the surface and the tint that these give them.
@Suite struct FollowedViewTests {
  private static let red = "foregroundStyle(.red)"

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
    ("Board(content: Row.init)", .elsewhere),
  ])
  func anInitializerShowsItsView(_ body: String, _ base: FoundSurface.Base) {
    let text = """
      struct Home: View { var body: some View { \(body) } }
      struct Row: View { var item = 0; var body: some View { Text("a").\(Self.red) } }
      """
    let found = Self.pairs(text)
    #expect(found.flatMap { $0.alternatives }.map { $0.surface.base } == [base], "\(found.map(PairTests.text))")
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
    ("protocol Page {}", "View", .elsewhere),
  ])
  func viewsConformThroughNamesOfTheProject(_ names: String, _ name: String, _ base: FoundSurface.Base) {
    let text = """
      \(names)
      struct Spot: \(name) { var body: some View { Text("a").\(Self.red) } }
      final class Model { func page(_ number: Int) -> any View { Spot() } }
      """
    #expect(Self.pairs(text).flatMap { $0.alternatives }.map { $0.surface.base } == [base])
  }

  /// A prominent button, and what has the style of the tint, take the tint of the views around theirs.
  @Test(arguments: [
    ("Button(\"a\") {}.buttonStyle(.borderedProminent).foregroundStyle(.white)", "#FFFFFF on system:systemRed"),
    (
      "Button(\"a\") {}.buttonStyle(.borderedProminent).tint(.blue).foregroundStyle(.white)",
      "#FFFFFF on system:systemBlue"
    ),
    ("Text(\"a\").foregroundStyle(.tint).background(.white)", "system:systemRed on #FFFFFF"),
    ("Text(\"a\").foregroundStyle(.white).background(Color.accentColor)", "#FFFFFF on accent color"),
  ])
  func tintsReachTheViewsOfCallers(_ body: String, _ pair: String) {
    let text = """
      struct Home: View { var body: some View { Inner().tint(.red) } }
      struct Inner: View { var body: some View { VStack { Deep() } } }
      struct Deep: View { var body: some View { \(body) } }
      """
    let found = Self.pairs(text).flatMap { $0.alternatives }
    #expect(found.map { "\($0.foreground.text) on \($0.surface.layers.map { $0.text }.joined())" } == [pair])
  }

  /// A hosting controller shows its view on a screen, unless the code sets a background.
  @Test(arguments: [("", FoundSurface.Base.screen), ("host.view.backgroundColor = .clear", .elsewhere)])
  func hostsMayHaveABackground(_ statement: String, _ base: FoundSurface.Base) {
    let text = """
      struct Part: View { var body: some View { Text("a").\(Self.red) } }
      final class Table { func header() -> UIView { let host = UIHostingController(rootView: Part()); \(statement); return host.view } }
      """
    #expect(Self.pairs(text).flatMap { $0.alternatives }.map { $0.surface.base } == [base])
  }

  /// A property of generated code declares a name, and what names the property uses it.
  @Test func generatedPropertiesAreNoUses() {
    let text = """
      enum Asset { enum Colors {
        static let ink = ColorAsset(name: "Colors/ink")
        static let paper = ColorAsset(name: "Colors/paper")
      } }
      let color = Asset.Colors.ink.color
      let other = UIColor(named: "Colors/mist")
      """
    let project = PairTests.project([("A.swift", text)])
    #expect(project.uses(of: ["Colors/ink", "Colors/paper", "Colors/mist"]).used == [0, 2])
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

  /// A sheet that may be lower than the screen has no background that is known; its rows keep theirs.
  @Test(arguments: [
    ("Part().presentationDetents([.medium, .large])", FoundSurface.Base.any),
    ("Part().presentationDetents([.large])", .sheet), ("Part()", .sheet),
    ("VStack { Part() }.presentationDetents([.height(300)])", .any),
    ("List { Part() }.presentationDetents([.medium])", .sheetRow),
  ])
  func lowSheetsHaveNoKnownBackground(_ content: String, _ base: FoundSurface.Base) {
    let text = """
      struct Home: View { var body: some View { Divider().sheet(isPresented: $a) { \(content) } } }
      struct Part: View { var body: some View { Text("a").\(Self.red) } }
      """
    #expect(Self.pairs(text).flatMap { $0.alternatives }.map { $0.surface.base } == [base])
  }

  /// Text for an optional value is shown where a caller gives one; several styles are for the layers of a symbol.
  @Test(arguments: [
    ("Line(title: \"a\")", "Text(title ?? \"\").RED", 1), ("Line()", "Text(title ?? \"\").RED", 0),
    ("Line()", "Text(title ?? \"b\").RED", 1),
    ("Line()", "Image(systemName: \"x\").foregroundStyle(.white, .clear, .red)", 0),
    ("Line()", "Image(systemName: \"x\").foregroundStyle(.white)", 1),
  ])
  func nothingIsShownForNoValue(_ call: String, _ line: String, _ count: Int) {
    let text = """
      struct Home: View { var body: some View { NavigationStack { \(call) } } }
      struct Line: View { var title: String? = nil; var body: some View { \(Self.filled(line)) } }
      """
    #expect(Self.pairs(text).flatMap { $0.certain }.count == count)
  }

  private static func pairs(_ text: String) -> [FoundPair] {
    FoundPairs(in: PairTests.project([("A.swift", text)])).pairs
  }

  private static func filled(_ body: String) -> String { body.parts(around: "RED").joined(separator: red) }
}
