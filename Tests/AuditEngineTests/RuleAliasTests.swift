import Testing

@testable import AuditEngine
@testable import Palettes

/// Former ids of rules, which waivers and baselines may still use.
@Suite struct RuleAliasTests {
  @Test func everyAliasLeadsToARuleThatIsNotItself() {
    #expect(Set(RuleAlias.all.map(\.former)).count == RuleAlias.all.count)
    for alias in RuleAlias.all {
      #expect(Rule.all.contains { $0.id == alias.id }, "\(alias.id)")
      #expect(!Rule.all.contains { $0.id == alias.former }, "\(alias.former)")
      #expect(Rule.named(alias.former)?.id == alias.id)
      #expect(RuleAlias.current(alias.former) == alias.id && RuleAlias.current(alias.id) == alias.id)
    }
  }

  @Test func fingerprintsKnowTheRulesAboutWaivers() {
    #expect(Fingerprint.ofWaivers == Set(Rule.all.filter { $0.family == .waivers }.map(\.id)))
  }

  @Test(arguments: [
    ("unlabelled-icon|Bar.body|0", "unlabeled-icon|Bar.body|0"),
    ("unlabeled-icon|Bar.body|0", "unlabeled-icon|Bar.body|0"),
    ("unheeded-reduce-transparency|A\\|B|1", "ignores-reduce-transparency|A\\|B|1"),
    ("expired-waiver|rule=unlabelled-icon|in=a.swift", "expired-waiver|rule=unlabeled-icon|in=a.swift"),
    ("unused-waiver|rule=unlabelled-icon", "unused-waiver|rule=unlabeled-icon"),
    ("unused-waiver|pair=rule=unlabelled-icon", "unused-waiver|pair=rule=unlabelled-icon"),
    ("unused-token|unlabelled-icon", "unused-token|unlabelled-icon"), ("unlabelled-icon", "unlabelled-icon"),
    ("low-text-contrast|a|b|text|normal", "contrast|a|b|text|normal"), ("", ""),
  ])
  func fingerprintsAreReadUnderTheNewId(_ written: String, _ current: String) {
    #expect(Fingerprint.current(written) == current)
  }
}
