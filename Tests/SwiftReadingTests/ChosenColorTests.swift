import Palettes
import Testing

@testable import SwiftReading

/// Colors that code chooses by its own values: what is named, and what may never be seen.
struct ChosenColorTests {
  private static let app = "@main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }\n"

  private func alternatives(_ source: String) -> [FoundPair.Alternative] {
    let file = SourceFile(path: "A.swift", bytes: Array((Self.app + source).utf8))
    return FoundPairs(in: SourceProject(files: [file])).pairs.flatMap { $0.certain }
  }

  private func screen(_ fields: String, _ body: String) -> [FoundPair.Alternative] {
    alternatives("struct Screen: View { \(fields)\n  var body: some View { \(body) } }")
  }

  /// A look is uncertain if it passes, or if a test chooses it that reading doesn't understand.
  @Test(arguments: [
    ("@State var isOn = false", "toggle", "isOn ? Color.red : Color.green", [false, false]),
    ("@State var isOn = false", "toggle", "isOn ? Color.red : Color.red.opacity(0.5)", [false, true]),
    ("@State var isPressed = false", "toggle", "isPressed ? Color.red : Color.green", [true, false]),
    ("let sum: Double", "", "sum * rate().value < 0 ? Color.red : Color.green", [true, true]),
    ("@State var isEnabled = true", "toggle", "isEnabled ? Color.red : Color.green", [false, true]),
    ("@Environment(\\.colorScheme) var scheme", "", "Color.red.opacity(scheme == .dark ? 0.9 : 0.8)", [false, false]),
  ])
  func tellsPassingLooks(_ field: String, _ change: String, _ color: String, _ uncertain: [Bool]) {
    let name = field.split(separator: " ")[2].split(separator: ":")[0]
    let action = change.isEmpty ? "" : ".onTapGesture { \(name).\(change)() }"
    let found = screen(field, "Text(\"a\").foregroundStyle(\(color)).background(Color.white)\(action)")
    #expect(found.map { $0.isUncertain } == uncertain)
  }

  /// A truth value that is only given the value that it has stays so.
  @Test(arguments: [
    ("isShown = false", 0), ("isShown = true", 1), ("isShown.toggle()", 1), ("isShown = other", 1),
  ])
  func truthValuesChange(_ change: String, _ count: Int) {
    let found = screen(
      "@State var isShown = false\nlet other: Bool\nfunc change() { \(change) }",
      "if isShown { Text(\"a\").foregroundStyle(.red).background(.white) }")
    #expect(found.count == count)
  }

  /// Comparisons with numbers exclude each other as the numbers do.
  @Test(arguments: [
    ("step <= 11", "step == 13", 0), ("step <= 11", "step == 11", 1), ("step < 11", "step == 11", 0),
    ("step > 3", "step < 3", 0), ("step >= 3", "step <= 3", 1), ("3 < step", "step == 3", 0),
    ("step > 3", "step > 5", 1), ("step != 3", "step == 3", 0), ("step < other", "step == 13", 1),
  ])
  func numbersExcludeEachOther(_ outer: String, _ inner: String, _ count: Int) {
    let found = screen(
      "@State var step = 0\nlet other: Int\nfunc next() { step += 1 }",
      "if \(outer) { if \(inner) { Text(\"a\").foregroundStyle(.red).background(.white) } }")
    #expect(found.count == count)
  }

  /// The elements of a filtered list have passed its test.
  @Test(arguments: [
    ("jobs.filter { $0.status == .on || $0.status == .late }", ["systemRed", "systemBlue"]),
    ("jobs.filter { $0.status != .off }.sorted { $0.id < $1.id }.prefix(3)", ["systemRed", "systemBlue"]),
    ("jobs.filter { $0.status == .late }", ["systemBlue"]), ("jobs", ["systemRed", "systemGreen", "systemBlue"]),
  ])
  func filteredElementsHavePassed(_ list: String, _ colors: [String]) {
    let found = alternatives(
      """
      enum Status { case on, off, late }
      struct Job: Identifiable { let id: Int; let status: Status }
      struct Row: View { let job: Job
        var body: some View { Text("a").foregroundStyle(color).background(.white) }
        var color: Color { switch job.status { case .on: .red; case .off: .green; case .late: .blue } } }
      struct Jobs: View { let jobs: [Job]
        var body: some View { VStack { ForEach(jobs) { job in Row(job: job) } } } }
      struct Screen: View { @State var jobs: [Job] = []
        func load() { jobs = fetch() }
        var chosen: [Job] { \(list) }
        var body: some View { Jobs(jobs: chosen) } }
      """)
    #expect(Set(found.map { $0.foreground.text }) == Set(colors.map { "system:\($0)" }))
  }

  /// What makes a view inactive is no certain look of it.
  @Test(arguments: [
    ("enabled: false", true), ("enabled: true", false), ("isLocked: true", true), ("isLarge: true", false),
  ])
  func inactiveViewsAreUncertain(_ argument: String, _ isUncertain: Bool) {
    let name = argument.split(separator: ":")[0]
    let found = alternatives(
      """
      struct Row: View { let \(name): Bool
        var body: some View { Text("a").foregroundStyle(Color.red.opacity(0.4)).background(.white) } }
      struct Screen: View { var body: some View { Row(\(argument)) } }
      """)
    #expect(found.map { $0.isUncertain } == [isUncertain])
  }

  /// A box of the system covers the background that the app states.
  @Test func aBoxOfTheSystemIsADefaultLook() {
    let found = screen("", "GroupBox { Button(\"a\") {} }.background(Color.white)")
    #expect(found.map { $0.isDefaultLook } == [true])
  }

  @Test func aTextMayBeNoNumber() {
    let found = screen(
      "@State var text = \"\"\nfunc type() { text += \"1\" }",
      "Text(\"a\").foregroundStyle((Double(text) ?? 0) > 3 ? Color.red : .green).background(.white)")
    #expect(found.allSatisfy { $0.named.allSatisfy { $0.phrase?.hasPrefix("Double(text)") ?? true } })
  }

  @Test func namesWhatChoosesTheColorsElseWhatShowsTheText() {
    let fields = "let status: Status\nlet item: Item"
    let chosen = screen(
      fields,
      "if item.isShown { Text(\"a\").foregroundStyle(status == .failed ? Color.red : .green).background(.white) }")
    #expect(chosen.map { $0.named.compactMap { $0.phrase } } == [["status is failed"], ["status is not failed"]])
    let shown = screen(
      fields, "if item.isShown { Text(\"a\").foregroundStyle(.red).background(.white) }")
    #expect(shown.map { $0.named.compactMap { $0.phrase } } == [["item.isShown"]])
  }

  /// A state is as it begins if nothing changes it, and takes no case that nothing gives it.
  @Test(arguments: [
    ("var phase = Phase.empty", "", 1), ("@State var phase: Phase = .empty", "", 1),
    ("@State var phase: Phase = .empty", "func load() { phase = .loaded }", 2),
    ("@State var phase: Phase = .empty", "func load(_ other: Phase) { phase = other }", 3),
    ("@State var phase: Phase = .empty", "func load() { fill($phase) }", 3),
  ])
  func statesTakeTheirCases(_ field: String, _ function: String, _ count: Int) {
    let found = alternatives(
      """
      enum Phase { case empty, loaded, failed }
      struct Screen: View { \(field)
        \(function)
        var body: some View {
          switch phase {
          case .empty: Text("a").foregroundStyle(.red).background(.white)
          case .loaded: Text("b").foregroundStyle(.red).background(.white)
          case .failed: Text("c").foregroundStyle(.red).background(.white)
          }
        }
      }
      """)
    #expect(found.count == count)
  }

  /// What parts two texts is decoration.
  @Test(arguments: [("·", 0), (" • ", 0), ("|", 0), ("–", 1), ("a · b", 1)])
  func separatorsAreNoText(_ text: String, _ count: Int) {
    #expect(screen("", "Text(\"\(text)\").foregroundStyle(.red).background(.white)").count == count)
  }

  @Test func translatedSeparatorsAreNoText() {
    let own = "extension String { func translated() -> String { Words.shared.text(self) } }\n"
    let body = "Text(\"·\".translated()).foregroundStyle(.red).background(.white)"
    #expect(alternatives(own + "struct Screen: View { var body: some View { \(body) } }").isEmpty)
    let text = body.replacing("·", with: "Open")
    #expect(alternatives(own + "struct Screen: View { var body: some View { \(text) } }").count == 1)
  }

  /// The same name elsewhere is another type's.
  @Test func nestedTypesAreNamedWithinTheirOwn() {
    let badge = "struct Badge: View { var body: some View { Text(\"a\").foregroundStyle(.red).background(.white) } }"
    let other = "final class Bar: UIView { let badge = Badge() }\nfinal class Badge: UILabel {}"
    #expect(alternatives("struct Screen: View { var body: some View { Other() }\n\(badge) }\n\(other)").isEmpty)
    #expect(alternatives("struct Screen: View { var body: some View { Badge() }\n\(badge) }\n\(other)").count == 1)
  }

  /// A declaration that renames a color uses it only if code uses the declaration.
  @Test(arguments: [
    ("", false, false), ("let color = Color.brand", true, false), ("let style: Color = .brand", true, false),
    ("extension Color { static let title = Color.brand }", false, false),
    ("extension Color { static let title = Color.brand }\nlet color = Color.title", true, false),
    ("let color = dynamic(light: .brand, dark: .black)", true, true),
    ("let color = dynamic(light: .brand, dark: .black)\nlet other = Color.brand", true, false),
  ])
  func renamedColors(_ code: String, _ isUsed: Bool, _ isPicked: Bool) {
    let source = "extension Color { static let brand = Color(\"Brand\") }\n\(code)"
    let uses = PairTests.project([("A.swift", source)]).uses(of: ["Brand"])
    #expect((uses.used == [0], uses.picked == [0]) == (isUsed, isPicked))
  }

  /// A constant of a size is what views style with it.
  @Test(arguments: [
    ("Image(systemName: \"star\").font(Sizes.small)", [FontUse.Content.graphic]),
    ("Text(\"a\").font(Sizes.small)", [.token]), ("Text(\"🎉\").font(Sizes.small)", []),
  ])
  func fontsAreOfWhatTheyStyle(_ body: String, _ contents: [FontUse.Content]) {
    let source = """
      \(Self.app)
      enum Sizes { static let small = Font.system(size: 9) }
      struct Screen: View { var body: some View { \(body) } }
      """
    let facts = SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])
    #expect(facts.views.fonts.map { $0.use } == contents)
  }
}
