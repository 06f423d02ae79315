import ContrastAudit
import Testing

/// The rules about Liquid Glass and materials in sources.
@Suite struct GlassRuleTests {
  @Test(arguments: SourceRuleExamples.glass.map(\.rule)) func examplesGiveWhatTheyShall(_ rule: String) {
    for examples in SourceRuleExamples.glass where examples.rule == rule { #expect(examples.faults == []) }
  }

  @Test func everyRuleHasExamples() {
    #expect(SourceRuleExamples.glass.map(\.rule).sorted() == Rule.ofGlass.map(\.id).sorted())
  }

  @Test(arguments: SystemFixture.all) func systemsGiveTheirFindingsAndNothingElse(_ fixture: SystemFixture) {
    #expect(SourceRuleExamples.Snippet(fixture.files).findings(of: Rule.ofGlass) == fixture.glass)
  }

  /// Formatting, order and names of files change no identity of a finding.
  @Test(arguments: SystemFixture.all) func identitiesSurviveMovingAndFormatting(_ fixture: SystemFixture) {
    let moved = fixture.files.enumerated().map { index, file in
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      return (
        path: "\(folder)/Z\(fixture.files.count - index).swift",
        text: "\n\n" + file.text.replacing("\n", with: "\n\n    ").replacing(").", with: ")\n  .")
      )
    }
    let found = SourceRuleExamples.Snippet(moved).findings(of: Rule.ofGlass)
    #expect(found.sorted() == fixture.glass.sorted())
  }
}
