import Testing

@testable import AuditEngine

/// The rules about Liquid Glass and materials in sources.
@Suite struct GlassRuleTests {
  @Test(arguments: SourceRuleExamples.glass.map(\.rule)) func examplesGiveWhatTheyShall(_ rule: String) {
    for examples in SourceRuleExamples.glass where examples.rule == rule { #expect(examples.faults == []) }
  }

  @Test func everyRuleHasExamples() {
    #expect(SourceRuleExamples.glass.map(\.rule).sorted() == Rule.ofGlass.map(\.id).sorted())
  }

  @Test(arguments: SystemFixture.all) func systemsGiveTheirFindingsAndNothingElse(_ fixture: SystemFixture) {
    #expect(fixture.snippet.findings(of: Rule.ofGlass) == fixture.glass)
    #expect(fixture.snippet.findings(of: Rule.ofViews) == fixture.views)
  }

  @Test func barsOfMaterialAreFoundInAWholeApp() {
    let found = SourceRuleExamples.Snippet.forkInTheRoad.findings(of: Rule.ofGlass)
    #expect(found == ["warning glass-on-system-bar RootView.body 0"])
  }
}
