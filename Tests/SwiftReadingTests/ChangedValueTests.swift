import Testing

@testable import Palettes
@testable import SwiftReading

/// Values that code changes after they are made, and the conditions that belong together.
@Suite struct ChangedValueTests {
  /// A value that an initializer hands to others, a loop, or a mutating method leaves in a variable is not its first one.
  @Test(arguments: [
    (
      """
      @Observable final class Gate { static let shared = Gate(); var isOpen = false
        init() { Account.load { status in self.isOpen = status == .ok } } }
      struct Screen: View { var body: some View { if Gate.shared.isOpen { Text("a").foregroundColor(.orange) } } }
      """, 1
    ),
    (
      """
      @Observable final class Gate { static let shared = Gate(); var isOpen = false
        init() { Account.load { status in Log.write { status.text }; self.isOpen = status == .ok } } }
      struct Screen: View { var body: some View { if Gate.shared.isOpen { Text("a").foregroundColor(.orange) } } }
      """, 1
    ),
    (
      """
      @Observable final class Gate { static let shared = Gate(); var isOpen = false
        init() { self.isOpen = false } }
      struct Screen: View { var body: some View { if Gate.shared.isOpen { Text("a").foregroundColor(.orange) } } }
      """, 0
    ),
    (spelled("for sign in text { out.append(sign) }"), 1), (spelled("for sign in text { out += String(sign) }"), 1),
    (spelled("out += text"), 1), (spelled("out.append(text)"), 1), (spelled("out += \"\""), 0),
    (spelled("for sign in text { print(sign) }"), 0),
    (
      """
      struct Screen: View { @State private var n = ""
        var body: some View { TextField("", text: $n); if !n.isEmpty { Image("x"); Text("a").foregroundColor(.orange) } } }
      """, 1
    ),
    (
      "struct Screen: View { @State private var n = \"\"\nvar body: some View { if !n.isEmpty { Text(\"a\").foregroundColor(.orange) } } }",
      0
    ),
  ])
  func whatCodeChangesIsNotItsFirstValue(_ source: String, _ count: Int) {
    let found = EvaluatedTexts.of(source).filter { $0.hasPrefix("system:systemOrange") }
    #expect(found.count == count, "\(found)")
  }

  private static func spelled(_ statement: String) -> String {
    """
    struct Screen: View { let text: String
      private func spaced(_ text: String) -> String { var out = ""; \(statement); return out }
      var body: some View { Text(spaced(text)).foregroundColor(.orange) } }
    """
  }

  /// The cases that a filter leaves are the ones that are shown.
  @Test(arguments: ["Hue.allCases.filter { $0 != .plum && $0 != .gone }", "Hue.shown"])
  func aFilterLeavesCases(_ list: String) {
    let found = EvaluatedTexts.of(
      """
      enum Hue: CaseIterable { case red, plum, gone
        static var shown: [Hue] { allCases.filter { $0 != .plum && $0 != .gone } }
        var color: Color { switch self { case .red: .red; case .plum: .purple; case .gone: .pink } } }
      struct Screen: View { var body: some View { ForEach(\(list), id: \\.self) { hue in Dot(color: hue.color) } } }
      struct Dot: View { let color: Color; var body: some View { Text("a").foregroundStyle(.white).background(color) } }
      """)
    #expect(found == ["#FFFFFF on system:systemRed over window"])
  }

  /// However many ways lead to a view, it is shown in all its cases.
  @Test func manyWaysShowEveryCase() {
    let found = EvaluatedTexts.of(
      """
      enum Kind { case new, old, sold }
      enum Mark { case new(String), old(String, String), sold(String, String) }
      struct Item { let kind: Kind?; let why: String?
        var mark: Mark? { guard let kind else { return nil }
          switch kind { case .new: return .new(why ?? ""); case .old: return .old("", why ?? "")
          case .sold: return .sold("", why ?? "") } } }
      struct Screen: View { let item: Item
        var body: some View { if let mark = item.mark { Group { switch mark {
          case .new(let text): Tip(text: text)
          case .old(let day, let text): Tip(text: "\\(day) \\(text)", color: .orange)
          case .sold(let day, let text): Tip(text: "\\(day) \\(text)", color: .red) } } } } }
      struct Tip: View { let text: String; var color: Color = .gray
        var body: some View { Text(text).foregroundColor(color) } }
      """)
    let colors = Set(found.map { $0.prefix { $0 != " " } })
    #expect(colors == ["system:systemGray", "system:systemOrange", "system:systemRed"], "\(found)")
  }

  /// A value that decides the appearance and the ground decides both at once.
  @Test(arguments: [
    "if look.isDeep { label.background(.blue).modifier(Scheme(scheme: look.scheme)) } else { label }",
    "label.background(look.isDeep ? Color.blue : Color.clear).modifier(Scheme(scheme: look.scheme))",
    "label.background(look.isDeep ? Color.blue : Color.clear).environment(\\.colorScheme, look.sure)",
  ])
  func appearanceAndGroundBelongTogether(_ body: String) {
    let found = EvaluatedTexts.of(
      """
      enum Look { case flat, deep
        var scheme: ColorScheme? { switch self { case .flat: return nil; case .deep: return .dark } }
        var sure: ColorScheme { self == .deep ? .dark : .light }
        var isDeep: Bool { switch self { case .flat: return false; case .deep: return true } } }
      struct Screen: View { @AppStorage("look") var look: Look = .flat
        var body: some View { Knob(look: look); Button("x") { look = .deep } } }
      struct Knob: View { let look: Look
        var body: some View { \(body) }
        var label: some View { Text("Go").foregroundStyle(.white) } }
      struct Scheme: ViewModifier { let scheme: ColorScheme?
        func body(content: Content) -> some View {
          if let scheme { content.environment(\\.colorScheme, scheme) } else { content } } }
      """)
    let deep = found.filter { $0.hasPrefix("#FFFFFF on system:systemBlue") }
    #expect(!deep.isEmpty && deep.allSatisfy { $0.contains("dark") }, "\(found)")
  }

  /// A text without its spaces is empty if it is.
  @Test func aTrimmedTextIsAsEmpty() {
    let found = EvaluatedTexts.of(
      """
      struct Screen: View { @State var draft = ""
        var body: some View { TextField("", text: $draft)
          Button {} label: { Text("a").foregroundStyle(draft.isEmpty ? .orange : .red) }
            .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty) } }
      """)
    #expect(
      found.contains { $0.hasPrefix("system:systemRed") } && !found.contains { $0.hasPrefix("system:systemOrange") })
  }

  /// The name of a local test says that something is inactive.
  @Test(arguments: [("isDisabled", true), ("isOdd", false)])
  func aLocalTestSaysInactive(_ name: String, _ isUncertain: Bool) {
    let source = """
      struct Screen: View { @State var count = 0
        var body: some View { Stepper("x", value: $count); row }
        @ViewBuilder var row: some View {
          let \(name) = count > 3 || count < 1
          Text("a").foregroundStyle(\(name) ? Color.orange : Color.black)
        } }
      """
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let alternatives = FoundPairs(in: SourceProject(files: [file])).pairs.flatMap { $0.alternatives }
    let orange = alternatives.filter { $0.foreground.text == "system:systemOrange" }
    #expect(!orange.isEmpty && orange.allSatisfy { $0.isUncertain == isUncertain }, "\(orange)")
  }

  /// Text that nobody reads is not measured: empty titles, and what only the system or assistive technology shows.
  @Test(arguments: [
    ("NavigationLink(\"\", destination: Text(\"b\"), isActive: $isOn)", 1, 0),
    ("Button(\" \") {}", 0, 0), ("Button(\"a\") {}", 1, 0),
    ("Image(\"x\").accessibilityActions { Button(\"Copy\") {} }", 0, 1),
    ("Image(\"x\").accessibilityRepresentation { Text(\"Copy\") }", 0, 1),
    (
      "Image(\"x\").alert(isPresented: $isOn) { Alert(title: Text(\"a\"), message: Text(\"b\"), dismissButton: .default(Text(\"OK\"))) }",
      0, 3
    ),
    (
      "Image(\"x\").actionSheet(isPresented: $isOn) { ActionSheet(title: Text(\"a\"), buttons: [.cancel(Text(\"b\"))]) }",
      0, 2
    ),
  ])
  func whatNobodyReadsIsNotMeasured(_ body: String, _ measured: Int, _ system: Int) {
    let source =
      "struct Screen: View { @State var isOn = false\nvar body: some View { \(body).onTapGesture { isOn.toggle() } } }"
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let coverage = FoundPairs(in: SourceProject(files: [file])).coverage
    #expect(coverage.resolved == measured && coverage.system == system && coverage.texts == measured + system)
  }

  /// A level in what is secondary itself is at most as strong as that level.
  @Test(arguments: ["secondary", "tertiary"])
  func levelsInSecondaryContent(_ level: String) {
    let found = EvaluatedTexts.of(
      """
      struct Screen: View { var body: some View {
        Form { LabeledContent("Size") { Text("12").foregroundStyle(.\(level)) } } } }
      """)
    #expect(found.contains { $0.hasPrefix("\(level) on") }, "\(found)")
  }

  /// The name of a font says that it is of a symbol.
  @Test(arguments: [
    ("struct S { var iconFont = UIFont.systemFont(ofSize: 12) }", FontUse.Content.graphic),
    ("class V: UIView { func set() { style.symbolFont = .systemFont(ofSize: 12) } }", .graphic),
    ("struct S { var titleFont = UIFont.systemFont(ofSize: 12) }", .token),
  ])
  func aFontOfASymbolIsNamedLikeIt(_ source: String, _ content: FontUse.Content) {
    let facts = SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])
    #expect(facts.views.fonts.map { $0.use } == [content])
  }

  /// A control in a branch that never runs is none.
  @Test(arguments: [("Flags.isNew", 0), ("isOn", 1)])
  func aControlThatIsNeverReached(_ condition: String, _ count: Int) {
    let source = """
      enum Flags { static let isNew = false }
      struct Screen: View { let isOn: Bool
        var body: some View { if \(condition) { Button {} label: { Image(systemName: "gear") } } } }
      """
    let facts = SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))])
    #expect(facts.views.controls.count == count)
  }
}
