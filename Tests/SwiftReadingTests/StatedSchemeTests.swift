import TestSupport
import Testing

@testable import Palettes
@testable import SwiftReading

/// Appearances that modifiers state, and the branches of functions that unwrap what they are given.
@Suite struct StatedSchemeTests {
  /// However many ways lead to a view, it is dark in all of them.
  @Test(arguments: [
    (1, ".environment(\\.colorScheme, .dark)"), (8, ".environment(\\.colorScheme, .dark)"),
    (9, ".preferredColorScheme(.dark)"), (12, ".colorScheme(.dark)"), (16, ".environment(\\.colorScheme, .dark)"),
  ])
  func manyWaysKeepTheAppearance(_ ways: Int, _ modifier: String) {
    let cases = (1...ways).map { "case .dial\($0): Dial()" }.joined(separator: "; ")
    let found = Self.conditions(
      """
      @main struct Clock: App { var body: some Scene { WindowGroup { Faces() } } }
      struct Faces: View { var body: some View { Group { switch kind { \(cases) } }.background(.black)\(modifier) } }
      struct Dial: View { var body: some View { Text("a").foregroundStyle(.secondary) } }
      """)
    #expect(found.allSatisfy { $0.contains(.appearance(isDark: true)) }, "\(found)")
    #expect(!found.isEmpty)
  }

  /// The innermost modifier decides, in the same view and in another one.
  @Test(arguments: [
    "Text(\"a\").foregroundStyle(.secondary).environment(\\.colorScheme, .light).preferredColorScheme(.dark)",
    "Part().preferredColorScheme(.dark)",
  ])
  func theInnermostAppearanceDecides(_ view: String) {
    let found = Self.conditions(
      """
      struct A: View { var body: some View { NavigationStack { \(view) } } }
      struct Part: View {
        var body: some View { Text("a").foregroundStyle(.secondary).environment(\\.colorScheme, .light) }
      }
      """)
    let shown = view.hasPrefix("Part") ? found : Array(found.prefix(1))
    #expect(shown.allSatisfy { $0 == [.appearance(isDark: false)] }, "\(found)")
    #expect(!shown.isEmpty)
  }

  @Test func anotherValueOfTheEnvironmentIsNoAppearance() {
    let found = Self.conditions(
      "struct A: View { var body: some View { NavigationStack { Text(\"a\").environment(\\.tone, .dark) } } }")
    #expect(found == [[]])
  }

  private static let plate = """
    func plate(for dish: Dish?) -> some View {
      if let dish {
        if dish.isHot { Color.red } else { Color.white }
      } else {
        Color.white
      }
    }
    """

  /// What a function gives with and without a value is one of its colors; the rest is known only for some callers.
  @Test(arguments: [
    ("plate(for: order.dish)", plate, ["system:systemRed": true, "#FFFFFF": true]),
    ("plate(for: nil)", plate, ["system:systemRed": false, "#FFFFFF": true]),
    ("plate(for: .soup)", plate, ["system:systemRed": true, "#FFFFFF": true]),
    (
      "plate(for: order.dish)",
      "func plate(for dish: Dish?) -> Color { guard let dish else { return .white }; return dish.isHot ? .red : .white }",
      ["system:systemRed": true, "#FFFFFF": true]
    ),
    (
      "plate(for: order.dish)",
      "func plate(for dish: Dish?) -> Color? { switch dish { case .soup: return .red; case nil: return .white; default: return .yellow } }",
      ["system:systemRed": true, "#FFFFFF": true, "system:systemYellow": true]
    ),
    (
      "plate()", "func plate(for dish: Dish? = nil) -> Color { if let dish { return .red } else { return .white } }",
      ["system:systemRed": false, "#FFFFFF": true]
    ),
  ])
  func anOptionalLeavesWhatIsKnown(_ call: String, _ function: String, _ colors: [String: Bool]) {
    let text =
      "struct A: View { var body: some View { Text(\"a\").foregroundStyle(Color(white: 0)).background(\(call)) }\n\(function)\n}"
    let pairs = FoundPairs(in: PairTests.project([("A.swift", text)])).pairs
    let layers = pairs.flatMap { $0.alternatives }.map { $0.surface.layers.map(\.text).joined() }
    for (color, isFound) in colors { #expect(layers.contains(color) == isFound, "\(layers)") }
  }

  private static func conditions(_ text: String) -> [[BranchCondition]] {
    FoundPairs(in: PairTests.project([("A.swift", text)])).pairs.flatMap { $0.alternatives }.map { $0.conditions }
  }
}
