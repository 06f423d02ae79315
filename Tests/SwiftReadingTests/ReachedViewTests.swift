import FileSyntax
import Palettes
import Testing

@testable import SwiftReading

/// Views as the scenes of an app reach them: modifiers with the names of properties, stacks, and what the root decides.
struct ReachedViewTests {
  private static let app = "@main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }\n"

  private func pairs(_ source: String, app: String = app) -> FoundPairs {
    FoundPairs(in: SourceProject(files: [SourceFile(path: "A.swift", bytes: Array((app + source).utf8))]))
  }

  private func grounds(_ source: String, app: String = app) -> [String] {
    pairs(source, app: app).pairs.filter { $0.role == .text }.flatMap { pair in
      pair.alternatives.map { one in
        (one.surface.layers.map { $0.text } + [one.surface.base.rawValue]).joined(separator: " over ")
      }
    }
  }

  /// A property that is no function never hides the modifier of its name.
  @Test(arguments: [
    "@Environment(Store.self) private var environment", "let environment: Store", "private var environment = Store()",
  ])
  func aPropertyIsNoModifier(_ property: String) {
    let source = """
      struct Screen: View {
        @State var store = Store()
        var body: some View { Row(environment: store).environment(store) }
      }
      struct Row: View {
        \(property)
        var body: some View { Text("a") }
      }
      """
    #expect(grounds(source) == ["window"])
  }

  @Test func aPropertyThatIsAFunctionIsCalled() {
    let source = """
      struct Screen: View { var body: some View { Row(background: { Text("a").background(.red) }).background() } }
      struct Row: View {
        let background: () -> Text
        var body: some View { Text("b") }
      }
      """
    #expect(grounds(source).first == "system:systemRed over window")
  }

  /// What a branch of a stack lays below is behind what the branch shows after it.
  @Test(arguments: [
    ("if isOn { Color.red; Text(\"a\") }", ["system:systemRed over window"]),
    ("if isOn { Color.red; Text(\"a\") } else { Text(\"b\") }", ["system:systemRed over window", "window"]),
    ("if isOn { Color.red; VStack { Text(\"a\") } }; Text(\"b\")", ["system:systemRed over window"]),
    ("if isOn { if isOn { Color.red; Color.blue }; Text(\"a\") }", ["system:systemBlue over window"]),
    ("Text(\"b\"); if isOn { Color.red }", ["window"]),
  ])
  func stacksLayTheirBranches(_ content: String, _ expected: [String]) {
    let source = """
      struct Screen: View {
        @State var isOn = false
        var body: some View { ZStack { \(content) }.onTapGesture { isOn.toggle() } }
      }
      """
    #expect(Set(grounds(source)).isSuperset(of: expected), "\(grounds(source))")
    if expected == ["system:systemRed over window"], !content.contains("else"), !content.contains("\"b\"") {
      #expect(grounds(source) == expected)
    }
  }

  @Test func aViewOfSwiftUIIsNotTheNestedOneOfItsName() {
    let source = """
      struct Other: View { struct EmptyView: View { var body: some View { Text("a").background(.red) } }
        var body: some View { EmptyView() } }
      struct Screen: View { var body: some View { ZStack { Color.blue; EmptyView() } } }
      """
    #expect(!grounds(source).contains { $0.contains("systemBlue") })
  }

  @Test(arguments: ["Color.clear", "Color.red.opacity(0)", "UIColor.clear"])
  func clearTextKeepsRoom(_ color: String) {
    #expect(grounds("struct Screen: View { var body: some View { Text(\"a\").foregroundColor(\(color)) } }").isEmpty)
  }

  /// What the scenes force holds for the views that they don't reach; what only some force is uncertain.
  @Test(arguments: [
    (".preferredColorScheme(.dark)", true, false), ("", nil, false),
  ])
  func theScenesDecideTheAppearance(_ modifier: String, _ isDark: Bool?, _ isUncertain: Bool) {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { Screen()\(modifier) } } }\n"
    let source = """
      struct Screen: View { var body: some View { Text("a") } }
      public struct Card: View { public var body: some View { Text("b").background(Color.red) } }
      """
    let found = pairs(source, app: app).pairs.last?.alternatives ?? []
    #expect(found.count == 1)
    #expect(found.first?.conditions.contains(.appearance(isDark: true)) == (isDark ?? false))
    #expect(found.first?.isUncertain == isUncertain)
  }

  @Test func anAppearanceThatSomeScreensForceIsUncertainElsewhere() {
    let source = """
      struct Screen: View { var body: some View { VStack { Text("a"); Text("b").colorScheme(.dark) } } }
      public struct Card: View { public var body: some View { Text("c").foregroundStyle(.red).background(Color.white) } }
      """
    #expect(pairs(source).pairs.last?.alternatives.map { $0.isUncertain } == [true])
  }

  /// The tint at the root is that of the views that are not reached.
  @Test func theScenesDecideTheTint() {
    let source = """
      struct Screen: View { var body: some View { Text("a").tint(.orange) } }
      public struct Card: View { public var body: some View { Text("b").foregroundStyle(.tint).background(Color.white) } }
      """
    #expect(pairs(source).pairs.last?.alternatives.map { $0.foreground.text } == ["system:systemOrange"])
  }

  /// Types of one name of several platforms: each platform has its own, with those for all.
  @Test func eachPlatformIsReadOnItsOwn() {
    let sources: [(String, ApplePlatform, String)] = [
      ("Mac/App.swift", .macOS, Self.app), ("Phone/App.swift", .iOS, Self.app),
      ("Mac/Screen.swift", .macOS, "struct Screen: View { var body: some View { ZStack { Color.black; Row() } } }"),
      ("Phone/Screen.swift", .iOS, "struct Screen: View { var body: some View { ZStack { Color.white; Row() } } }"),
      ("Mac/Row.swift", .macOS, "struct Row: View { var body: some View { Badge(); Text(\"a\") } }"),
      ("Phone/Row.swift", .iOS, "struct Row: View { var body: some View { Badge(); Text(\"b\") } }"),
      ("Shared/Badge.swift", .iOS, "struct Badge: View { var body: some View { Text(\"c\") } }"),
    ]
    let files = sources.map { SourceFile(path: $0.0, bytes: Array($0.2.utf8), platform: $0.1) }
    let project = SourceProject(files: files)
    let found = FoundPairs(in: project)
    let grounds = found.pairs.map { pair in
      project.files[pair.file].path + ": "
        + pair.alternatives.map { $0.surface.layers.map { $0.text }.joined() }.joined(separator: ", ")
    }
    #expect(grounds == ["Mac/Row.swift: #000000", "Phone/Row.swift: #FFFFFF", "Shared/Badge.swift: #FFFFFF"])
    #expect(found.coverage.texts == 3 && found.coverage.resolved == 3)
  }

  /// A style that is a closure, and a scale that is not known, leave the ground unknown.
  @Test(arguments: [
    ("Button {} label: { Text(\"a\") }.buttonStyle { $0.label.background(.red) }", false),
    ("Text(\"a\").background(Rectangle().fill(.red).scaleEffect(CGSize(width: share, height: 1)))", false),
    ("Text(\"a\").background(Rectangle().fill(.red).scaleEffect(0.97))", true),
  ])
  func whatIsNotKnownIsNoGround(_ body: String, _ isKnown: Bool) {
    let source = "struct Screen: View { let share: Double\nvar body: some View { \(body) } }"
    let found = grounds(source)
    #expect(found.contains { $0.contains("systemRed") } == isKnown, "\(found)")
    #expect(isKnown || !found.contains("window"), "\(found)")
  }

  /// A controller that forces an appearance shows its root view in it.
  @Test(
    arguments: [
      ("UIHostingController(rootView: Screen())", "", nil), ("Night(rootView: Screen())", "", true),
      ("Night(rootView: screen)", "", true),
      ("UIHostingController(rootView: Screen())", "host.overrideUserInterfaceStyle = .light", false),
      ("UIHostingController(rootView: Screen())", "other.overrideUserInterfaceStyle = .light", nil),
      ("Night(rootView: AnyView(Screen()))", "host.overrideUserInterfaceStyle = .light", nil),
    ] as [(String, String, Bool?)])
  func hostsMayForceAnAppearance(_ call: String, _ statement: String, _ isDark: Bool?) {
    let source = """
      final class Night<Content: View>: UIHostingController<Content> {
        override init(rootView: Content) {
          super.init(rootView: rootView)
          self.overrideUserInterfaceStyle = .dark
        }
      }
      class Pages: UIViewController {
        func open() {
          \(call.contains("screen") ? "let screen = Screen()" : "")
          let host = \(call)
          \(statement)
          present(host, animated: true)
        }
      }
      struct Screen: View { var body: some View { Text("a") } }
      """
    let found = FoundPairs(in: SourceProject(files: [SourceFile(path: "A.swift", bytes: Array(source.utf8))]))
    let looks = found.pairs.flatMap { $0.alternatives.map { $0.conditions } }
    #expect(looks == [isDark.map { [.appearance(isDark: $0)] } ?? []], "\(looks)")
  }

  /// A part that is not read is said.
  @Test(arguments: [(90, 0), (97, 1)])
  func codeThatIsTooDeepIsReported(_ depth: Int, _ count: Int) {
    let body = String(repeating: "Group {\n", count: depth) + "Text(\"a\")" + String(repeating: "}", count: depth)
    let source = "struct Screen: View { var body: some View { \(body) } }"
    let read = SourceFacts.reading(1, workers: .one) { _ in ("A.swift", Array(source.utf8), nil) }
    #expect(read.problems.count == count && read.problems.allSatisfy { $0.message.contains("96 brackets") })
    #expect(read.problems.allSatisfy { $0.location.line == 95 && $0.location.column == 7 })
  }

  /// Reading ends, and counts the text.
  @Test(arguments: [
    "1" + String(repeating: " + 1", count: 20_000) + " > 3 ? Color.red : Color.blue",
    String(repeating: "nil ?? ", count: 20_000) + "Color.red", "loop()()()", "(list + list + list).first ?? .red",
  ])
  func longExpressionsEnd(_ color: String) {
    let lists = (0..<30).map { "let l\($0 + 1) = l\($0) + l\($0)" }.joined(separator: "\n")
    let source = """
      struct Screen: View {
        let l0 = [Color.red, Color.blue]
        \(lists)
        var list: [Color] { l30 }
        var loop: () -> () -> () -> Color { { loop } }
        var body: some View { Text("a").foregroundStyle(\(color)).background(Color.white) }
      }
      """
    #expect(pairs(source).coverage.texts == 1)
  }
}
