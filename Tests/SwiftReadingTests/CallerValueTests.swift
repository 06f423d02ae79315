import Testing

@testable import Palettes
@testable import SwiftReading

/// Values that calls give to the properties of views, and the branches that these never reach.
@Suite struct CallerValueTests {
  /// The members of a card, its body, the calls, and the number of calls that show the red text.
  @Test(arguments: [
    // A flag with a default, or given.
    ("var isNew = false", "if isNew { RED }", ["Card()"], 0),
    ("var isNew = false", "if isNew { RED }", ["Card(isNew: true)"], 1),
    ("var isNew = false", "if isNew { RED }", ["Card(isNew: flag)"], 1),
    ("var isNew = false", "if !isNew { RED }", ["Card(isNew: true)", "Card()"], 1),
    ("var isNew = true", "if isNew {} else { RED }", ["Card()", "Card(isNew: false)"], 1),
    ("let isNew: Bool", "if count > 1 && self.isNew { RED }", ["Card(isNew: false)"], 0),
    ("let isNew: Bool", "if count > 1 || isNew { RED }", ["Card(isNew: false)"], 1),
    ("let isNew: Bool", "if isNew, count > 1 {} else { RED }", ["Card(isNew: true)"], 1),
    ("let isNew: Bool", "switch isNew { case true: RED; case false: Divider() }", ["Card(isNew: false)"], 0),
    ("@State var isNew = false", "if isNew { RED }", ["Card()"], 0),
    ("@State var isNew = false", "if isNew { RED } else { Toggle(\"\", isOn: $isNew) }", ["Card()"], 1),
    ("@Binding var isNew: Bool", "if isNew { RED }", ["Card(isNew: .constant(false))"], 0),
    ("@Binding var isNew: Bool", "if isNew { RED }", ["Card(isNew: $flag)"], 1),
    // An initializer with a default.
    (
      "private let isNew: Bool; init(isNew: Bool = false) { self.isNew = isNew }", "if isNew { RED }",
      ["Card()"], 0
    ),
    (
      "let isNew: Bool; init(_ name: String, with mark: Bool = false) { isNew = mark }", "if isNew { RED }",
      ["Card(\"a\")", "Card(\"b\", with: true)"], 1
    ),
    (
      "let isNew: Bool; init(isNew: Bool = false) { self.isNew = isNew || count > 1 }", "if isNew { RED }",
      ["Card()"], 1
    ),
    (
      "var isNew = false; func marked() -> Card { var card = self; card.isNew = true; return card }",
      "if isNew { RED }", ["Card()"], 0
    ),
    (
      "var isNew = false; func marked() -> Card { var card = self; card.isNew = true; return card }",
      "if isNew { RED }", ["Card().marked()"], 1
    ),
    // A name of its own hides the property.
    ("var isNew = false; var others: [Bool]", "ForEach(others) { isNew in if isNew { RED } }", ["Card()"], 1),
    // A value, or none.
    ("var name: String?", "if name == nil { RED }", ["Card(name: \"a\")", "Card()"], 1),
    ("var name: String?", "if let name { RED }", ["Card()"], 0),
    ("var name: String?", "if let title = name { RED }", ["Card(name: nil)"], 0),
    ("var name: String? = nil", "if name != nil { RED }", ["Card(name: label)"], 1),
    ("var name: String? = nil", "if name == nil { RED }", ["Card(name: title)"], 0),
    ("var name: String? = nil", "if name == nil { RED }", ["Card(name: label)"], 1),
    ("var action: (() -> Void)? = nil", "if action != nil { RED }", ["Card()"], 0),
    ("var action: (() -> Void)? = nil", "if action != nil { RED }", ["Card { print(1) }"], 1),
    (
      "let action: (() -> Void)?; init(action: (() -> Void)? = nil) { self.action = action }",
      "if action != nil { RED }", ["Card { print(1) }"], 1
    ),
    // A case.
    ("enum Mode { case list, button }; let mode: Mode", "if mode == .button { RED }", ["Card(mode: .list)"], 0),
    ("enum Mode { case list, button }; let mode: Mode", "if mode != .button { RED }", ["Card(mode: .list)"], 1),
    (
      "enum Mode { case list, button }; var mode = Mode.list",
      "switch mode { case .button: RED; default: Divider() }", ["Card(mode: .list)"], 0
    ),
    (
      "enum Mode { case list, button }; let mode: Mode", "switch mode { case .button: Divider(); default: RED }",
      ["Card(mode: Mode.button)"], 0
    ),
    // A list without elements.
    ("let rows: [Row]", "ForEach(rows) { row in RED }", ["Card(rows: [])"], 0),
    ("let rows: [Row]", "ForEach(rows) { row in RED }", ["Card(rows: [])", "Card(rows: all)"], 1),
    ("let rows: [Row]", "if !rows.isEmpty { RED }", ["Card(rows: [])"], 0),
    // Functions of the view.
    (
      "var isNew = false; func row(_ isOn: Bool) -> some View { HStack { if isOn { RED } } }", "row(isNew)",
      ["Card()"], 0
    ),
    ("func row(isOn: Bool) -> some View { HStack { if isOn { RED } } }", "row(isOn: false)", ["Card()"], 0),
    ("func row(isOn: Bool) -> some View { HStack { if isOn { RED } } }", "row(isOn: true)", ["Card()"], 1),
  ])
  func branchesOfOtherCallersAreNotShown(_ members: String, _ body: String, _ calls: [String], _ count: Int) {
    let colors = ["white", "black", "yellow"]
    let shown = zip(calls, colors).map { "\($0).background(.\($1))" }.joined(separator: "\n")
    let found = Self.pairs(
      """
      struct Card: View {
        \(members)
        var body: some View { VStack { \(body) } }
      }
      struct Home: View {
        let title: String
        let label: String?
        var body: some View { VStack { \(shown) } }
      }
      """)
    #expect(found.flatMap { $0.alternatives }.count == count, "\(found.map(PairTests.text))")
  }

  /// A value passes through the views between the one that states it and the one that tests it.
  @Test(arguments: [
    ("Outer()", 0), ("Outer(isWide: true)", 1), ("Outer(isWide: false)", 0), ("Outer(isWide: flag)", 1),
  ])
  func valuesAreGivenOn(_ call: String, _ count: Int) {
    let found = Self.pairs(
      """
      struct Home: View { var body: some View { VStack { \(call).background(.white) } } }
      struct Outer: View { var isWide = false; var body: some View { HStack { Middle(isBig: isWide) } } }
      struct Middle: View { let isBig: Bool; var body: some View { HStack { Inner(isBold: self.isBig) } } }
      struct Inner: View { let isBold: Bool; var body: some View { HStack { if isBold { Leaf() } } } }
      struct Leaf: View { var body: some View { HStack { RED } } }
      """)
    #expect(found.count == count, "\(found.map(PairTests.text))")
  }

  /// The value of a case is none only if its type is an optional.
  @Test(arguments: [("String", 0), ("String?", 1), ("id: String", 0), ("Int, id: Optional<String>", 1)])
  func partsOfPatternsHaveTheirTypes(_ types: String, _ count: Int) {
    let pattern = types.hasPrefix("Int") ? ".account(_, let id)" : ".account(let id)"
    let found = Self.pairs(
      """
      enum Route { case home, account(\(types)) }
      struct Home: View {
        var body: some View {
          VStack { switch route { case \(pattern): Card(id: id).background(.white); default: Divider() } }
        }
      }
      struct Card: View { var id: String?; var body: some View { VStack { if id == nil { RED } } } }
      """)
    #expect(found.count == count, "\(found.map(PairTests.text))")
  }

  /// Values that nothing tests make no further contexts of a view.
  @Test func valuesThatNothingTestsAreNotKept() {
    let calls = (1...40).map { "Card(name: \"\($0)\", isOn: \($0 % 2 == 0)).background(.white)" }
    let found = Self.pairs(
      """
      struct Home: View { var body: some View { VStack { \(calls.joined(separator: "\n")) } } }
      struct Card: View { let name: String; let isOn: Bool; var body: some View { VStack { RED } } }
      """)
    #expect(found.count == 1 && found[0].alternatives.count == 1 && !found[0].certain.isEmpty)
  }

  private static func pairs(_ text: String) -> [FoundPair] {
    let red = text.split(separator: " ", omittingEmptySubsequences: false).map {
      $0.hasPrefix("RED") ? "Text(\"a\").foregroundStyle(.red)" + $0.dropFirst(3) : String($0)
    }
    return FoundPairs(in: PairTests.project([("A.swift", red.joined(separator: " "))])).pairs.filter {
      $0.alternatives.contains { $0.foreground == .system("systemRed") }
    }
  }
}
