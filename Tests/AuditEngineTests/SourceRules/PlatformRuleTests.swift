import Testing

@testable import AuditEngine
@testable import Palettes
@testable import SwiftReading

/// Rules ask each platform for what it has.
@Suite struct PlatformRuleTests {
  /// The rules that find something in a body of a view, in a file of a target or under a platform in the audit file.
  private func rules(
    _ body: String, _ target: PlatformSet?, stated: ApplePlatform? = nil, deployment: PlatformVersion? = nil
  ) -> [String] {
    var builder = AuditBuilder()
    builder.declaration.source = SourceDeclaration(roots: ["App"], platform: stated, deployment: deployment)
    let text = "import SwiftUI\nstruct Screen: View { var body: some View { \(body) } }\n"
    let facts = SourceFacts(of: [SourceFile(path: "App/Screen.swift", bytes: Array(text.utf8))]).with {
      if let target { $0.targets.add(file: "App/Screen.swift", target) }
    }
    let plan = AuditPlan(builder.loaded, policy: .wcag22AA, sources: facts)
    let input = AuditInput(Measurer.measure(plan, pairs: []))
    return Rule.ofViews.filter { $0.isOn(under: nil) && !$0.check(input).isEmpty }.map(\.id)
  }

  private func set(_ platform: ApplePlatform, _ major: Int? = nil) -> PlatformSet {
    PlatformSet([(platform: platform, least: major.map { PlatformVersion($0) })])
  }

  @Test func numbersAreThoseOfThePlatform() {
    let text = "Text(a).font(.system(size: 10))"
    #expect(rules(text, nil) == ["tiny-text", "fixed-font-size"])
    #expect(rules(text, set(.iOS)) == ["tiny-text", "fixed-font-size"])
    #expect(rules(text, set(.macOS)) == [])
    #expect(rules(text, set(.tvOS)) == ["tiny-text"])
    #expect(rules(text, set(.macOS).union(set(.iOS))) == ["tiny-text", "fixed-font-size"])
    #expect(rules(text, set(.iOS), stated: .macOS) == [])
    let button = "Button { add() } label: { Image(systemName: b).frame(width: 30, height: 30).accessibilityLabel(a) }"
    #expect(rules(button, set(.iOS)) == ["small-hit-target"])
    #expect(rules(button, set(.watchOS)) == [])
    #expect(rules(button, set(.macOS)) == [])
  }

  @Test(arguments: [
    ("TabView { Feed().tabItem { Text(a) } }", "old-tab-item", 18),
    ("NavigationView { Text(a) }", "old-navigation-view", 16),
    ("Text(a).foregroundColor(.red)", "old-foreground-modifier", 15),
    ("Text(a).foregroundColor(.red) + Text(b)", "old-foreground-modifier", 17),
  ]) func successorsNeedTheirSystem(_ body: String, _ rule: String, _ version: Int) {
    #expect(rules(body, nil) == [rule])
    #expect(rules(body, set(.iOS, version)) == [rule])
    #expect(rules(body, set(.iOS, version - 1)) == [])
    #expect(rules(body, set(.iOS, version), deployment: PlatformVersion(version - 1, 9)) == [])
    #expect(rules(body, nil, deployment: PlatformVersion(version - 1)) == [])
  }

  @Test func aNameShadowsOnlyInItsScope() {
    let icon = "Button { add() } label: { Image(systemName: a) }"
    for other in [
      "extension Image { init(mark: Mark) { self.init(mark.name) } }",
      "enum Words { enum Button { static let a = 1 } }",
      "extension Button { func wide() -> some View { self } }", "enum Words { struct Image {} }",
    ] {
      let snippet = SourceRuleExamples.Snippet.files([
        "App/Other.swift": other, "App/Screen.swift": "struct Screen: View { var body: some View { \(icon) } }",
      ])
      #expect(
        snippet.findings(of: Rule.ofViews).map { String($0.prefix(22)) } == ["warning unlabeled-icon"], "\(other)")
    }
    let own = SourceRuleExamples.Snippet.file(
      "struct Screen: View { struct Image: View {}\nvar body: some View { \(icon) } }")
    #expect(own.findings(of: Rule.ofViews) == [])
  }

  @Test func ownOverloadsAndParametersGoBeforeTheSystem() throws {
    let bar = [try #require(Rule.named("glass-on-system-bar"))]
    let own =
      "enum Look { case blur }\nextension View { func presentationBackground(_ look: Look) -> some View { self } }\n"
    let screen =
      "struct Screen: View { var body: some View { Text(a).presentationDetents([.medium]).presentationBackground(.blur) } }"
    #expect(SourceRuleExamples.Snippet.file(own + screen).findings(of: bar) == [])
    #expect(SourceRuleExamples.Snippet.file(screen).findings(of: bar).count == 1)
    let nested = [try #require(Rule.named("nested-glass"))]
    let field = """
      struct Screen: View {
        var body: some View { VStack { content; field(Text(a)) } }
        var content: some View { Text(a).glassEffect() }
        func field(_ content: some View) -> some View { content.glassEffect() }
      }
      """
    #expect(SourceRuleExamples.Snippet.file(field).findings(of: nested) == [])
  }

  @Test func namesAreUsedWhereTheyAreComposed() throws {
    let unused = [try #require(Rule.named("unused-token"))]
    let composed = SourceRuleExamples.Snippet.file(
      #"let a = Color("\(kind)-bg"); let b = Color("\(Self.prefix)/\(name)-line")"#)
    #expect(composed.beside(colorsets: "plain-bg", "plain-line").findings(of: unused) == [])
    #expect(composed.beside(colorsets: "plain-bg", "plain-fill").findings(of: unused).count == 1)
  }
}
