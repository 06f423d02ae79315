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
}
