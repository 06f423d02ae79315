import Testing

@testable import AuditEngine

/// Sources in the shape of a whole app: exactly its mistakes, and nothing else.
@Suite struct ViewFixtureTests {
  @Test func restaurantAppGivesWhatIsWrongWithIt() {
    #expect(
      SourceRuleExamples.Snippet.forkInTheRoad.findings(of: Rule.ofViews) == [
        "note forced-scheme RootView 0", "warning tiny-text RestaurantCard.body 0",
        "warning fixed-font-size RestaurantCard.body 0", "warning fixed-font-size Typography.hero 0",
        "warning fixed-font-size Typography.title 0", "note old-foreground-modifier foregroundColor 0",
        "note old-tab-item RootView 0",
      ])
  }
}
