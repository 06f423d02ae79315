import Testing

@testable import SwiftReading

/// The uses of glass and materials that are found, directly and through the project's own modifiers and views.
@Suite struct GlassUseTests {
  @Test(arguments: [
    ("Text(a).background(.thinMaterial)", "material background"),
    ("Text(a).background(AnyShapeStyle(Material.thin))", "material background"),
    ("Text(a).background(isOn ? .thinMaterial : .thickMaterial)", "material background, material background"),
    ("Text(a).buttonStyle(GlassButtonStyle(.clear))", "buttonStyle buttonStyle"),
    ("List {}.toolbarBackground(.hidden)", "bar toolbarBackground"),
    ("Text(model.glass).tag(Kind.glass)", ""), ("Text(glassEffect)", ""), ("Text(material).tag(Material.self)", ""),
    ("if false { Text(a).glassEffect() }", ""), ("Text(\"glassEffect()\")", ""),
  ])
  func usesAreFound(_ body: String, _ uses: String) {
    #expect(Self.uses("struct A: View { var body: some View { \(body) } }") == uses)
  }

  @Test(arguments: [
    (
      "extension View { func card() -> some View { padding().glassEffect() } }\nlet a = Text(b).card()",
      "effect glassEffect, ownModifier card"
    ),
    (
      """
      struct Card: ViewModifier { func body(content: Content) -> some View { content.glassEffect() } }
      extension View { func card() -> some View { modifier(Card()) } }
      struct A: View { var body: some View { Text(a).card() } }
      struct B: View { var body: some View { A() } }
      """,
      "effect glassEffect, ownModifier modifier, ownModifier card, ownView A"
    ),
    (
      """
      struct A: View { var body: some View { VStack { row } ; var row: some View { Text(a).glassEffect() } } }
      struct B: View { var body: some View { VStack { part } }; private var part: some View { Text(b).glassEffect() } }
      struct C: View { var body: some View { List { B() } } }
      """,
      "effect glassEffect, effect glassEffect, ownView part, ownHolder B"
    ),
    (
      "struct A: View { var body: some View { Text(a).sheet { Text(b).glassEffect() } } }\nlet b = A()",
      "effect glassEffect"
    ),
    (
      "struct A: View { var body: some View { Text(a).glassEffect(.identity) } }\nlet b = A()", "effect glassEffect"
    ),
    (
      "extension View { func glassEffect() -> some View { self } }\nstruct Pane { func glassEffect() {} }\n"
        + "func show(_ pane: Pane) { pane.glassEffect() }", ""
    ),
  ])
  func ownModifiersAndViewsAreFollowed(_ source: String, _ uses: String) { #expect(Self.uses(source) == uses) }

  @Test(arguments: [
    ("#if os(macOS)\nlet a = Text(b).glassEffect()\n#endif", 0),
    ("#if os(iOS)\nlet a = Text(b).glassEffect()\n#else\nlet a = Text(b).glassEffect(.clear)\n#endif", 1),
    ("#if os(watchOS)\nlet a = 1\n#else\nlet a = Text(b).glassEffect()\n#endif", 1),
    ("#if !os(macOS)\nlet a = Text(b).glassEffect()\n#elseif FLAG\nlet a = Text(b).glassEffect()\n#endif", 1),
    ("#if FLAG\nlet a = Text(b).glassEffect()\n#else\nlet a = Text(b).glassEffect(.clear)\n#endif", 2),
    ("#Preview { Text(b).glassEffect() }", 0),
  ])
  func branchesForOtherSystemsAreLeftOut(_ source: String, _ count: Int) {
    #expect(Self.facts(source).glass.count == count)
  }

  @Test(arguments: [
    ("VStack { HStack { @ } }", "HStack<VStack"), ("Button { @ } label: { Text(a) }", ""),
    ("Button { go() } label: { @ }", "Button"), ("Button(action: go) { @ }", "Button"),
    ("NavigationLink(value: a) { @ }", "NavigationLink"), ("NavigationLink(a) { @ }", ""),
    ("List { Text(a).sheet { VStack { @ } } }", "VStack"), ("Text(a).overlay { @ }", "overlay"),
    ("Text(a).onAppear { show(@) }", "show"), ("Menu { @ } label: { Text(a) }", ""),
  ])
  func viewsAreShownUpToWhatPresentsThem(_ body: String, _ shown: String) throws {
    let text = body.replacing("@", with: "Text(b).glassEffect()")
    let facts = Self.facts("struct A: View { var body: some View { \(text) } }")
    let use = try #require(facts.glass.first)
    let tree = facts.project.files[0].tree
    #expect(use.surroundings.shown.map { tree.name($0.link) }.joined(separator: "<") == shown)
  }

  private static func facts(_ source: String) -> SourceFacts {
    SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])
  }

  private static func uses(_ source: String) -> String {
    let facts = facts(source)
    let tree = facts.project.files[0].tree
    return facts.glass.map { "\($0.kind) \(tree.name($0.link))" }.joined(separator: ", ")
  }
}
