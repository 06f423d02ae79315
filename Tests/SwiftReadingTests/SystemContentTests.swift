import Testing

@testable import FileSyntax
@testable import Palettes
@testable import SwiftReading

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

  /// What the system or the code puts in front of text, or colors by itself, leaves no pair that a person sees.
  @Test(arguments: [
    ("NavigationStack { Text(\"a\").RED.mask(Circle()) }", 1), ("NavigationStack { Text(\"a\").RED.poster() }", 0),
    ("NavigationStack { Button(\"a\") {}.RED.disabled(true) }", 0),
    ("NavigationStack { Button(\"a\") {}.RED.disabled(false) }", 1),
    ("TabView { Tab(value: 1) { Divider() } label: { Text(\"a\").RED } }", 0),
    ("NavigationStack { TabView { Tab(value: 1) { Text(\"a\").RED } label: { Divider() } } }", 1),
    ("List { Toggle(isOn: $a) { Text(\"a\"); Text(\"b\") } }", 2),
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

  /// The size of a font that is converted.
  @Test func convertedFontsHaveTheirSize() {
    let text = """
      struct Home: View {
        var body: some View { Text("a").font(Font(Family.serif.regular.font(size: 49) as CTFont)).\(Self.red) }
      }
      """
    #expect(Self.pairs(text).map { $0.font?.size } == [49])
  }

  /// Colors by functions of the project for hexadecimal numbers, and by closures for the appearance.
  @Test(arguments: [
    ("Color.hex(0x336699)", "#336699"), (".hex(\"336699\")", "#336699"), ("Color.ink", "#121212"),
    ("Color.hex(0x336699, alpha: 0.5)", "#336699 at 0.5"), ("Color.hex(number)", nil),
    ("Color.hex(1, 2)", nil),
  ])
  func hexadecimalFunctionsAreRead(_ color: String, _ found: String?) {
    let text = """
      extension Color {
        static func hex(_ hex: UInt) -> Self {
          Self(
            red: Double((hex & 0xff0000) >> 16) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255)
        }
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
