import Testing

@testable import AuditEngine
@testable import Palettes
@testable import SwiftReading

/// The examples on the rules' pages, so that a page cannot claim what the rule does not do.
@Suite struct RuleExampleTests {
  /// The unavoidable finding of a failing example in addition to its own rule: the ratio that is too low.
  private static let companions: [String: Set<String>] = [
    "icon-band": ["low-graphic-contrast"], "clear-glass-undimmed": ["low-graphic-contrast"],
    "glass-carries-text": ["low-text-contrast"], "mixed-glass": ["clear-glass-undimmed"],
  ]

  @Test(arguments: Rule.all.map(\.id)) func failingExampleGivesExactlyThisRule(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let result = try RuleExampleAudit(rule.page.failing).result
    let findings = result.findings.filter { $0.rule == id }
    #expect(!findings.isEmpty)
    #expect(Self.others(id, in: result).subtracting(Self.companions[id, default: []]) == [])
    for finding in findings {
      #expect(finding.severity == rule.weigh?(finding.evidence, AuditInput(result.measured)) ?? rule.severity)
      #expect(!finding.cells.isEmpty && finding.isOpen)
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func passingExampleGivesNothing(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let result = try RuleExampleAudit(rule.page.passing).result
    let loaded = result.plan.loaded
    let isAboutColors = !result.measurements.isEmpty || !loaded.palette.tokens.isEmpty || !loaded.icons.isEmpty
    #expect(isAboutColors || result.plan.sources.map { !$0.project.files.isEmpty } ?? false)
    #expect(result.findings.filter { $0.rule == id }.isEmpty)
    #expect(Self.others(id, in: result) == [])
  }

  /// Other rules with findings, without notes, which short examples would have to be longer to avoid.
  private static func others(_ id: String, in result: AuditResult) -> Set<String> {
    Set(result.findings.filter { $0.rule != id && $0.severity > .note }.map(\.rule))
  }

  @Test(arguments: [
    (
      "missing-dark-entry", "Accent has no Dark entry, so its Any color is used in every dark variant"
    ),
    (
      "missing-increased-entry",
      "no token in Colors.xcassets has an entry for Increase Contrast; Ink could use one"
    ),
    (
      "shadowed-increased-entry",
      "Ink has a High Any entry that Dark hides in dark-increased, dark-increased-reduced; add High Dark"
    ),
    (
      "hollow-increased-entry",
      "Ink does not change with Increase Contrast in every increased-contrast variant: High Any repeats the "
        + "standard color; give it a color that stands out more"
    ),
    (
      "appearance-only-token",
      "Ink has no color in every light variant, so it is transparent; add an Any entry"
    ),
    (
      "repeated-token-name",
      "Ink occurs twice in its catalog: Colors.xcassets/Bars/Ink.colorset/Contents.json is used, but "
        + "Colors.xcassets/Cards/Ink.colorset/Contents.json is not"
    ),
    (
      "case-twin-names",
      "Accent and accent differ only in case; the second is at Colors.xcassets/Bars/accent.colorset/Contents.json:1:1"
    ),
    (
      "drifted-token",
      "text.error is #B00020, but the asset TextError is #C00020 at Colors.xcassets/TextError.colorset/Contents.json:4:32, in "
        + "all variants"
    ),
    (
      "out-of-gamut-component",
      "Accent has a component outside its color space in all variants; it is read as color(srgb 1.2 0.1 0)"
    ),
    (
      "no-opaque-fallback",
      "veil is translucent when transparency is reduced (#000000 at 90%), in every reduced-transparency variant; "
        + "it declares no opaque color for that setting"
    ),
    (
      "clear-glass-undimmed", "player: 1.29 on clear glass without dimming, in light, dark"
    ),
    (
      "stacked-glass", "chip: frost on top of frost, in every full-transparency variant"
    ),
    (
      "translucent-content", "card is translucent content (#101014 at 90%), in all variants"
    ),
    (
      "forced-appearance", "bar: forced to dark, but the content behind it follows the system, in light"
    ),
    (
      "glass-carries-text",
      "#1C1C1E on chip: 10.61 drops to 1.22 with reduced transparency, in every reduced-transparency variant"
    ),
    (
      "small-text-on-glass",
      "#FFFFFF on badge: 5.74…21.00, small text over any backdrop, in every full-transparency variant"
    ),
    (
      "translucent-boundary",
      "#000000A6 on #FFFFFF changes with the color behind it: 65% opaque in every full-transparency variant; 80% "
        + "opaque in every reduced-transparency variant"
    ),
    (
      "ambiguous-component",
      "Accent has an ambiguous component, a bare 1, in all variants; it is read as #FF0000"
    ),
  ])
  func failingExampleIsPutIntoWords(_ id: String, _ words: String) throws {
    let rule = try #require(Rule.named(id))
    let messages = try RuleExampleAudit(rule.page.failing).messages
    #expect(messages.filter { $0.hasPrefix("\(id): ") } == ["\(id): \(words)"])
  }
}
