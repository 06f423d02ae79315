import Testing

@testable import AuditEngine

/// The rules about colors, sizes and settings in sources.
@Suite struct ViewRuleTests {
  @Test(arguments: SourceRuleExamples.views.map(\.rule)) func examplesGiveWhatTheyShall(_ rule: String) {
    for examples in SourceRuleExamples.views where examples.rule == rule { #expect(examples.faults == []) }
  }

  @Test func everyRuleHasExamples() {
    #expect(SourceRuleExamples.views.map(\.rule).sorted() == Rule.ofViews.map(\.id).sorted())
  }
}

extension SourceRuleExamples {
  /// At least four failing and four passing examples of every rule about colors, sizes and settings.
  static let views = settings + colors + sizes + controls + successors
}
