import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes
@testable import SwiftReading

/// One line with a color for each theme is one finding.
@Suite struct ThemedPairTests {
  private static let themes = """
    enum Mood { case dawn, noon, dusk
      var ink: Color { switch self { case .dawn: Color(hex: 0x999999); case .noon: Color(hex: 0xAAAAAA)
        case .dusk: Color(hex: 0x000000) } }
    }
    """

  private func input(_ body: String, _ themes: String = themes) -> AuditInput {
    AuditInput(Measurer.measure(AuditPlan(loaded(body, themes), policy: .wcag22AA)))
  }

  private func loaded(_ body: String, _ themes: String) -> LoadedPalette {
    var builder = AuditBuilder()
    builder.declaration.source = SourceDeclaration(roots: ["App"])
    let text = "struct Card: View { let mood: Mood\nvar body: some View {\n\(body)\n} }\n\(themes)"
    let facts = SourceFacts(of: [SourceFile(path: "App/Card.swift", bytes: Array(text.utf8))])
    return FoundDeclaration.declaring(facts, in: builder.loaded).loaded
  }

  private func evidence(_ body: String) -> [Evidence] { Rule.named("low-text-contrast")?.check(input(body)) ?? [] }

  @Test func themesOfOneLineAreOneFinding() {
    let line = "Text(\"a\").foregroundStyle(mood.ink).background(.white)"
    let input = input("VStack { \(line)\n\(line).font(.title.bold()) }")
    #expect(input.plan.pairs.count == 6)
    let found = Rule.named("low-text-contrast")?.check(input) ?? []
    #expect(found.count == 2)
    guard case .lowContrast(let pair, let cells, _) = found.first else { return }
    #expect(input.plan.foregroundName(of: input.plan.pairs[pair]) == "#AAAAAA")
    #expect(Set(cells.map { input.measurements[$0].pair }).count == 2)
    #expect(found[0].cells(in: input).count == 8)
  }

  /// White on red passes in light with Increase Contrast, on yellow nowhere: a message names one pair, and its variants.
  @Test func aMessageNamesTheVariantsOfItsPair() throws {
    let line = "Text(\"a\").foregroundStyle(.white).background(flag ? Color.red : Color(hex: 0x767676))"
    let loaded = loaded(line, "")
    let result = AuditResult(loaded, policy: .wcag22AA)
    let low = try #require(result.findings.first { $0.rule == "low-text-contrast" })
    #expect(Set(low.cells.map { $0.variant }).isDisjoint(with: [.lightIncreased]))
    let yellow = self.loaded(line.replacing("0x767676", with: "0xFFDD00"), "")
    let both = AuditResult(yellow, policy: .wcag22AA)
    let found = try #require(both.findings.first { $0.rule == "low-text-contrast" })
    let message = Wording(both).message(of: found)
    #expect(found.cells.count == 8 && message.contains("#FFDD00 has a ratio of 1.3"), "\(message)")
    #expect(message.contains("in all variants; this applies if not flag; this place has 2 pairs"), "\(message)")
    let pale = self.loaded(line.replacing("0x767676", with: "0x949494"), "")
    let named = AuditResult(pale, policy: .wcag22AA)
    let worst = try #require(named.findings.first { $0.rule == "low-text-contrast" })
    let words = Wording(named).message(of: worst)
    #expect(worst.cells.count == 8 && words.contains("on system:systemRed has a ratio of"), "\(words)")
    #expect(words.contains("in all variants except light-increased"), "\(words)")
  }

  /// One pair of the second text comes first at the first: what is said of the second does not claim to be all.
  @Test func pairsThatAreListedElsewhereAreMentioned() {
    let first = "Text(\"a\").font(.caption).foregroundStyle(Color(hex: 0x999999)).background(.white)"
    let second = "Text(\"b\").foregroundStyle(mood.ink).background(.white)"
    let result = AuditResult(loaded("VStack { \(first)\n\(second) }", Self.themes), policy: .wcag22AA)
    let messages = result.findings.filter { $0.rule == "low-text-contrast" }.map { Wording(result).message(of: $0) }
    #expect(messages.count == 2)
    let other = messages.first { $0.hasPrefix("#AAAAAA") } ?? ""
    let more = "; other pairs also fail on this line of code, and each is listed where it first occurs"
    #expect(other.contains(more), "\(messages)")
    #expect(messages.count { $0.contains("other pairs also fail") } == 1)
  }

  /// Themes of equal colors are one pair with all their names.
  @Test func themesOfEqualColorsAreNamed() {
    let themes = """
      enum Mood { case dawn, noon, dusk, night
        var ink: Color { switch self { case .dawn: Color(hex: 0x999999); case .noon: Color(hex: 0xAAAAAA)
          case .dusk: Color(hex: 0x999999); case .night: Color(hex: 0x000000) } }
      }
      struct Day: View { var body: some View { Card(mood: .dawn); Card(mood: .noon); Card(mood: .dusk); Card(mood: .night) } }
      """
    let loaded = loaded("Text(\"a\").foregroundStyle(mood.ink).background(.white)", themes)
    let notes = loaded.declaration.pairs.compactMap { $0.note }
    #expect(notes == ["if Mood is dawn or dusk", "if Mood is noon", "if Mood is night"])
  }

  /// A case with several pairs is not among those with other colors.
  @Test func aThemeHasNoOtherColorsThanItsOwn() {
    let themes = """
      enum Mood { case dawn, noon, dusk
        var ink: Color { switch self { case .dawn: Color(hex: 0x999999); case .noon: Color(hex: 0xAAAAAA)
          case .dusk: Color(hex: 0x000000) } }
      }
      struct Day: View { var body: some View { VStack { Card(mood: mood) }.background(.white) } }
      struct Night: View { var body: some View { VStack { Card(mood: mood) }.background(Color(hex: 0xEEEEEE)) } }
      """
    let result = AuditResult(loaded("Text(\"a\").foregroundStyle(mood.ink)", themes), policy: .wcag22AA)
    let found = result.findings.filter { $0.rule == "low-text-contrast" }.map { Wording(result).message(of: $0) }
    #expect(found.count == 1)
    let end = "; this applies if mood is noon, and also, with other colors, if it is dawn"
    #expect(found.first?.hasSuffix(end) == true, "\(found)")
  }

  /// The numbers of a finding are those of one theme, which comes first.
  @Test func theThemeOfTheNumbersComesFirst() {
    let themes = """
      enum Mood { case dawn, noon, dusk, night
        var ink: Color { switch self { case .dawn: Color(hex: 0x999999); case .noon: Color(hex: 0xAAAAAA)
          case .dusk: Color(hex: 0x999999); case .night: Color(hex: 0x000000) } }
      }
      struct Day: View { var body: some View { Card(mood: .dawn); Card(mood: .noon); Card(mood: .dusk); Card(mood: .night) } }
      """
    let loaded = loaded("Text(\"a\").foregroundStyle(mood.ink).background(.white)", themes)
    let result = AuditResult(loaded, policy: .wcag22AA)
    let found = result.findings.filter { $0.rule == "low-text-contrast" }.map { Wording(result).message(of: $0) }
    #expect(found.count == 1)
    #expect(found.first?.contains("#AAAAAA") == true, "\(found)")
    let end = "; this applies if Mood is noon, and also, with other colors, if it is dawn or dusk"
    #expect(found.first?.hasSuffix(end) == true, "\(found)")
  }

  private static let twoRules =
    "Text(\"a\").foregroundStyle(isNew ? .yellow : Color(hex: 0xCCCCCC)).background(isOn ? .white : Color(hex: 0xEEEEEE))"

  /// A color of the system and one of the app at one place are findings of two rules: each is known by a pair of its own.
  @Test func findingsOfTwoRulesAtOnePlaceDiffer() throws {
    let result = AuditResult(loaded(Self.twoRules, ""), policy: .wcag22AA)
    let found = result.findings.filter { $0.rule.hasPrefix("low-") }
    #expect(Set(found.map { $0.rule }) == ["low-text-contrast", "low-system-contrast"] && found.count == 2)
    for finding in found {
      let own = finding.rule == "low-system-contrast" ? "contrast|system:systemYellow|" : "contrast|Card.body|"
      #expect(finding.fingerprint.hasPrefix(own), "\(finding.rule): \(finding.fingerprint)")
    }
  }

  /// A baseline of an earlier version, in which both had the fingerprint of the first pair, still accepts both.
  @Test func anEarlierBaselineAcceptsBoth() throws {
    let result = AuditResult(loaded(Self.twoRules, ""), policy: .wcag22AA)
    var old = BaselineUpdate(of: Baseline(), by: AuditReport([result]), allowsGrowth: true).baseline
    let fingerprints = result.findings.filter { $0.rule.hasPrefix("low-") }.map { $0.fingerprint }
    let both = fingerprints.flatMap { old.audits["test"]?[$0] ?? [:] }
    for fingerprint in fingerprints { old.audits["test"]?[fingerprint] = nil }
    let first = try #require(result.findings.first { $0.formerFingerprint != nil }?.formerFingerprint)
    old.audits["test"]?[first] = Dictionary(both) { $0.least(with: $1) }
    #expect(AuditReport([result], baseline: old).baseline?.new != 0)
    old.sharesPlaces = true
    let outcome = try #require(AuditReport([result], baseline: old).baseline)
    #expect(outcome.new == 0 && outcome.worse == 0 && outcome.fixed == 0, "\(outcome)")
    let update = BaselineUpdate(of: old, by: AuditReport([result]), allowsGrowth: false)
    #expect(update.refused == 0 && update.removed == 0 && !update.baseline.sharesPlaces)
  }

  /// The first pair of the place is the identity, so that mending the worst theme leaves the finding the same.
  @Test func theFingerprintIsThatOfThePlace() {
    let line = "Text(\"a\").foregroundStyle(mood.ink).background(.white)"
    let fingerprints = ["0xAAAAAA", "0x111111"].map { noon in
      let stamper = FindingStamper(input: input(line, Self.themes.replacing("0xAAAAAA", with: noon)))
      return Rule.named("low-text-contrast").map { rule in stamper.findings(of: [rule]).map { $0.fingerprint } } ?? []
    }
    #expect(fingerprints[0].count == 1)
    #expect(fingerprints[0] == fingerprints[1])
  }

  /// Two places of a pair, one of which is seen in the light appearance alone and one of which has no condition: the
  /// message is about that at which the pair fails, and so is the severity.
  @Test func theConditionIsThatOfAPlaceThatFails() {
    let themes = """
      enum Mood { case calm }
      enum CoatTheme: CaseIterable { case day, night
        var ink: Color { switch self { case .day: .black; case .night: .white } }
        var style: UIUserInterfaceStyle { self == .night ? .dark : .light } }
      final class Closet: ObservableObject { @Published var coat: CoatTheme; init(coat: CoatTheme) { self.coat = coat }
        func wear() { window?.overrideUserInterfaceStyle = coat.style } }
      struct Home: View { let closet: Closet; let other: CoatTheme
        var body: some View { Text("a").foregroundStyle(closet.coat.ink); REST } }
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      """
    let row = "ForEach(CoatTheme.allCases) { theme in Text(\"b\").foregroundStyle(theme.ink) }"
    for (rest, severity) in [(row, Severity.error), ("Text(\"b\").foregroundStyle(other.ink)", .warning)] {
      let result = AuditResult(loaded("EmptyView()", themes.replacing("REST", with: rest)), policy: .wcag22AA)
      let found = result.findings.filter { $0.rule == "low-text-contrast" || $0.rule == "invisible-text" }
      #expect(!found.isEmpty && found.allSatisfy { $0.severity == severity }, "\(found)")
      for message in found.map({ Wording(result).message(of: $0) }) {
        #expect(!message.contains("closet.coat"), "\(message)")
      }
    }
  }
}
