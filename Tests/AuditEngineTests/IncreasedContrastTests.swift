import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// The results of pairs under Increase Contrast.
@Suite struct IncreasedContrastTests {
  private func audit(_ policy: Policy = .wcag22AA, _ fill: (inout AuditBuilder) -> Void) -> AuditResult {
    var audit = AuditBuilder()
    audit.judgesMore()
    audit.policy = policy
    fill(&audit)
    return audit.result
  }

  private func findings(_ rule: String, in result: AuditResult) -> [Finding] {
    result.findings.filter { $0.rule == rule }
  }

  /// 10.36 is still above the target of 7 for text; 5.33 is not.
  @Test(arguments: [("#404040", Severity.note), ("#6C6C6C", .error)])
  func aDropThatStaysGoodIsANote(_ increased: String, _ severity: Severity) {
    let result = audit { audit in
      audit.token("Ink", [.any: "#000000", .highAny: increased])
      audit.pair("Ink", on: "#FFFFFF")
    }
    #expect(findings("increased-contrast-lower", in: result).map(\.severity) == [severity])
  }

  @Test func aLowerRatioIsFoundInTheAppearancesWhereItFalls() throws {
    let result = audit { audit in
      audit.token(
        "Ink", [.any: "#000000", .dark: "#CCCCCC", .highAny: "#404040", .highLight: "#404040", .highDark: "#FFFFFF"])
      audit.token("Paper", [.any: "#FFFFFF", .dark: "#000000"])
      audit.pair("Ink", on: "Paper")
    }
    let found = try #require(findings("increased-contrast-lower", in: result).first)
    #expect(found.severity == .note)
    #expect(found.cells.map(\.variant) == [.lightIncreased, .lightIncreasedReduced])
    #expect(found.cells.allSatisfy { $0.location.line == 4 })
    guard case .increasedLower(_, let changes) = found.evidence else {
      Issue.record("\(found.evidence)")
      return
    }
    #expect(changes.map { $0.before.flooredText() } == ["21.00", "21.00"])
    #expect(changes.map { $0.after.flooredText() } == ["10.36", "10.36"])
  }

  /// Standard and increased foreground on white, and if the ratio falls.
  @Test(arguments: [
    ("#000000", "#000000", Role.text, false), ("#000000", "#010101", .text, true), ("#404040", "#000000", .text, false),
    ("#000000", "#404040", .graphic, true), ("#000000", "#404040", .decorative, false),
    ("#000000", "#404040", .inactive, false), ("#FFFFFF", "#FFFFFF", .text, false),
    ("color(srgb 0.4 0.4 0.4)", "color(srgb 0.40000000000001 0.4 0.4)", .text, false),
  ])
  func onlyRealLossesCount(_ standard: String, _ increased: String, _ role: Role, _ falls: Bool) {
    let result = audit { audit in
      audit.token("Ink", [.any: standard, .highAny: increased])
      audit.pair("Ink", on: "#FFFFFF", role)
    }
    #expect(findings("increased-contrast-lower", in: result).isEmpty == !falls)
  }

  /// An edit that one rule about entries for increased contrast advises is accepted by the others.
  @Test func adviceOnIncreasedEntriesIsAcceptedByAllRules() {
    func rules(_ values: KeyValuePairs<AppearanceCondition, String>) -> [String] {
      var audit = AuditBuilder(judgesColorsets: true)
      audit.token("Ink", values)
      audit.token("Other", [.any: "#333333", .highAny: "#222222"])
      let result = audit.result
      let meant = ["hollow-increased-entry", "shadowed-increased-entry", "missing-increased-entry"]
      return result.findings.filter { meant.contains($0.rule) }.map(\.rule)
    }
    let light = (AppearanceCondition.any, "#333333")
    // The increased dark entry repeats the standard one: a stronger color, as the finding advises, resolves it.
    #expect(
      rules([light.0: light.1, .dark: "#AAAAAA", .highAny: "#111111", .highDark: "#AAAAAA"]) == [
        "hollow-increased-entry"
      ])
    #expect(rules([light.0: light.1, .dark: "#AAAAAA", .highAny: "#111111", .highDark: "#CCCCCC"]) == [])
    #expect(rules([light.0: light.1, .dark: "#AAAAAA", .highAny: "#111111"]) == ["shadowed-increased-entry"])
    // White on dark cannot be higher: neither with an entry that repeats it, nor without one.
    #expect(rules([light.0: light.1, .dark: "#FFFFFF", .highAny: "#111111", .highDark: "#FFFFFF"]) == [])
    #expect(rules([light.0: light.1, .dark: "#FFFFFF", .highAny: "#111111"]) == [])
    #expect(rules([.any: "#000000", .dark: "#FFFFFF"]) == [])
    #expect(rules([.any: "#333333", .highAny: "#333333"]) == ["hollow-increased-entry"])
    #expect(rules([.any: "#333333"]) == ["missing-increased-entry"])
  }

  @Test func whatIsUnverifiedIsAWarning() {
    let result = audit { audit in
      audit.token("Ink", [.any: "#000000", .highAny: "#404040"])
      audit.declaration.assumedTokens = ["Ink"]
      audit.pair("Ink", on: "#FFFFFF")
    }
    #expect(findings("increased-contrast-lower", in: result).map(\.severity) == [.warning])
  }

  @Test func transparencyIsComparedWithItself() {
    let result = audit { audit in
      audit.pair("#000000", on: "bar")
      audit.declaration.surfaces[0].layers = Adaptive(
        [audit.layer("#FFFFFF")], reduced: [audit.layer("#DDDDDD")], increased: [audit.layer("#EEEEEE")],
        increasedReduced: [audit.layer("#DDDDDD")])
    }
    let found = findings("increased-contrast-lower", in: result)
    #expect(found.map { $0.cells.map(\.variant) } == [[.lightIncreased, .darkIncreased]])
  }

  /// Policy, role, font, gray on white whose ratio is between minimum and target, severity.
  @Test(
    arguments: [
      (Policy.wcag22AA, Role.text, nil, "#767676", Severity.note), (.wcag22AA, .text, nil, "#5A5A5A", .note),
      (.wcag22AA, .text, nil, "#595959", nil), (.wcag22AA, .text, Font(size: 24), "#777777", .note),
      (.wcag22AA, .text, Font(size: 24), "#767676", nil), (.wcag22AA, .graphic, nil, "#777777", .note),
      (.wcag22AA, .boundary, nil, "#767676", nil), (.wcag22AA, .decorative, nil, "#EEEEEE", nil),
      (.appleHIG, .text, nil, "#767676", .warning), (.appleHIG, .graphic, nil, "#777777", .warning),
      (.section508, .text, nil, "#767676", .note), (.section508, .graphic, nil, "#777777", nil),
      (.wcag22AAA, .text, nil, "#595959", nil), (.wcag22AAA, .graphic, nil, "#777777", nil),
      (.wcag22AA, .text, nil, "#777777", nil),
    ] as [(Policy, Role, Font?, String, Severity?)])
  func targetsFollowThePolicy(_ policy: Policy, _ role: Role, _ font: Font?, _ gray: String, _ severity: Severity?) {
    let result = audit(policy) { $0.pair(gray, on: "#FFFFFF", role, font: font) }
    #expect(findings("increased-target-missed", in: result).map(\.severity) == (severity.map { [$0] } ?? []))
  }

  /// A watch has no Increase Contrast, so that code for watches alone misses nothing.
  @Test(arguments: [(ApplePlatform.watchOS, 0), (.iOS, 1)])
  func watchesHaveNoTarget(_ platform: ApplePlatform, _ count: Int) {
    var builder = AuditBuilder()
    builder.judgesMore()
    builder.declaration.source = SourceDeclaration(roots: ["App"], platform: platform)
    let text =
      "struct A: View { var body: some View { Text(\"a\").foregroundStyle(Color(hex: 0x767676)).background(.white) } }"
    let file = SourceFile(path: "App/A.swift", bytes: Array(text.utf8), platform: platform)
    let facts = SourceFacts(of: [file])
    let loaded = FoundDeclaration.declaring(facts, in: builder.loaded).loaded
    let result = AuditResult(loaded, policy: .wcag22AA, sources: facts)
    #expect(findings("increased-target-missed", in: result).count == count)
  }

  @Test func oneFindingForEachForeground() throws {
    let result = audit { audit in
      audit.token("Ink", [.any: "#6A6A6A", .highLight: "#000000", .dark: "#9A9A9A"])
      audit.token("Paper", [.any: "#FFFFFF", .dark: "#000000"])
      audit.token("Card", [.any: "#FFFFFF", .dark: "#111111"])
      for surface in ["Paper", "Card"] { audit.pair("Ink", on: surface) }
      audit.pair("Ink", on: "Card", .graphic)
      audit.pair("Colors.xcassets/Ink", on: "#181818", id: "other")
    }
    let found = findings("increased-target-missed", in: result)
    #expect(found.map(\.fingerprint) == ["increased-target-missed|Ink"])
    let cells = try #require(found.first).cells
    #expect(Set(cells.map(\.variant)) == [.darkIncreased, .darkIncreasedReduced])
    #expect(Set(cells.map(\.required)) == [ContrastRatio(7)])
  }
}
