import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// Findings about pairs of sources that nobody declared: only what a person can act on, each once.
@Suite struct FoundPairRuleTests {
  private func result(_ body: String, _ more: String = "", on platform: ApplePlatform = .iOS) -> AuditResult {
    result("struct Card: View { var body: some View {\n\(body)\n} }\n\(more)", on: platform) { _ in }
  }

  private func result(
    _ text: String, on platform: ApplePlatform = .iOS, _ fill: (inout AuditBuilder) -> Void
  ) -> AuditResult {
    var builder = AuditBuilder()
    builder.judgesMore()
    builder.declaration.source = SourceDeclaration(roots: ["App"], platform: platform)
    fill(&builder)
    let facts = SourceFacts(of: [SourceFile(path: "App/Card.swift", bytes: Array(text.utf8), platform: platform)])
    let loaded = FoundDeclaration.declaring(facts, in: builder.loaded).loaded
    return AuditResult(loaded, policy: .wcag22AA, sources: facts)
  }

  private func findings(_ rule: String, in result: AuditResult) -> [Finding] {
    result.findings.filter { $0.rule == rule }
  }

  /// A pair that names suggest is no row of its own if a source shows it; other guesses stay.
  @Test func whatSourcesShowIsNoGuess() {
    let body = "Text(\"a\").font(.headline).foregroundStyle(Color(\"Ink\")).background(Color(\"Paper\"))"
    let result = result("struct Card: View { var body: some View {\n\(body)\n} }") {
      for (name, color) in [("Ink", "#808080"), ("Paper", "#FFFFFF"), ("Desk", "#FFFFFF")] {
        $0.token(name, [.any: color])
      }
      for surface in ["Paper", "Desk"] { $0.pair("Ink", on: surface, origin: .inferred("the names suggest it")) }
      $0.pair("Ink", on: "Paper", name: "title", origin: .inferred("listed"))
    }
    let rows = result.plan.pairs.map { pair in
      "\(pair.id) \(pair.uses.map { result.declaration.pairs[$0.declared].origin.word }.joined(separator: "+"))"
    }
    #expect(rows == ["Ink|Desk|text|normal inferred", "Ink|Paper|text|normal inferred", "Ink|Paper|text|normal found"])
  }

  // MARK: Appearances of windows

  /// Each theme fails in the appearance that its windows don't have.
  @Test(arguments: [("theme.isDark ? .dark : .light", Severity.warning), (".unspecified", .error)])
  func themesMayHaveTheirAppearance(_ style: String, _ severity: Severity) throws {
    let text = """
      struct Card: View {
        let theme: Theme
        var body: some View {
          Text("a").foregroundStyle(theme.isDark ? .white : .black).background(Color(.systemBackground))
        }
        func start() { window.overrideUserInterfaceStyle = \(style) }
      }
      """
    let result = result(text) { _ in }
    let found = try #require(findings("low-text-contrast", in: result).first)
    #expect(found.severity == severity && Set(found.cells.map { $0.variant.appearance }).count == 2)
  }

  // MARK: Unverified contrast

  /// What Legible cannot decide is counted, but is no finding about a pair that nobody declared.
  @Test(arguments: [
    #"Text("a").foregroundStyle(.secondary).background(.ultraThinMaterial).background(.white)"#,
    #"ZStack { Image("photo"); Text("a").foregroundStyle(.secondary).glassEffect(.regular) }"#,
    #"Text("a").foregroundStyle(Color(.placeholderText)).background(Color(hex: 0x000000))"#,
  ])
  func undecidedPairsAreNoFindings(_ body: String) {
    let result = result(body)
    #expect(result.measurements.contains { $0.expectation == .open })
    #expect(findings("unverified-contrast", in: result).isEmpty)
    #expect(findings("small-text-on-glass", in: result).isEmpty)
  }

  /// A pair that fails with every published value is a finding in the cells in which it does.
  @Test func expectedFailuresAreFindings() throws {
    let body = #"Text("a").foregroundStyle(.white).background(Color.gray)"#
    let result = result(body, on: .watchOS)
    let found = try #require(findings("unverified-contrast", in: result).first)
    #expect(found.severity == .warning)
    let cells = found.cells.compactMap { $0.measurement }
    #expect(!cells.isEmpty && cells.allSatisfy { result.measurements[$0].expectation == .fail })
  }

  /// A watch is always dark, and has no setting for more contrast.
  @Test func watchesHaveTwoVariants() throws {
    let body = #"Text("a").foregroundStyle(.white).background(Color.gray)"#
    let found = try #require(findings("unverified-contrast", in: result(body, on: .watchOS)).first)
    #expect(Set(found.cells.map(\.variant)) == [.dark, .darkReduced])
    let branches = #"""
      Text("a").foregroundStyle(scheme == .dark ? Color(hex: 0x666666) : .white).background(.black)
      } @Environment(\.colorScheme) var scheme; var other: some View { Text("b")
      """#
    let dark = result(branches, on: .watchOS)
    #expect(Set(dark.measurements.map(\.variant)) == [.dark, .darkReduced])
    #expect(!findings("low-text-contrast", in: dark).isEmpty)
  }

  /// A veil is below text if its own file shows text on that color; another file says nothing about it.
  @Test(arguments: [("Text(\"a\")", 2), ("ProgressView()", 1)])
  func veilsCountInTheirOwnFiles(_ content: String, _ count: Int) {
    let files = ["ProgressView(); Text(\"b\")", content].enumerated().map { index, content in
      let text =
        "struct V\(index): View { var body: some View { VStack { \(content) }.background(Color.black.opacity(0.6)) } }"
      return SourceFile(path: "App/V\(index).swift", bytes: Array(text.utf8))
    }
    var builder = AuditBuilder()
    builder.declaration.source = SourceDeclaration(roots: ["App"])
    let result = AuditResult(builder.loaded, policy: .wcag22AA, sources: SourceFacts(of: files))
    #expect(findings("ignores-reduce-transparency", in: result).count == count)
  }

  /// The catalog of a watch app keeps one entry of a color, so that the others of a token say nothing.
  @Test(arguments: [ApplePlatform.watchOS, .iOS]) func watchesShowOneEntry(_ platform: ApplePlatform) {
    let text =
      "struct Card: View { var body: some View { Text(\"a\").foregroundStyle(.black).background(Color(.ink)) } }"
    let result = result(text, on: platform) { $0.token("ink", [.any: "#E0E0E0", .dark: "#202020"]) }
    #expect(result.measurements.isEmpty == (platform == .watchOS))
    let plain = self.result(text, on: platform) { $0.token("ink", [.any: "#E0E0E0"]) }
    #expect(!plain.measurements.isEmpty)
  }

  /// An audit file that lists a pair asks about it, whatever it says about the origin.
  @Test(arguments: [Pair.Origin.stated, .found]) func listedPairsKeepTheirFindings(_ origin: Pair.Origin) {
    let result = result("", on: .iOS) { audit in
      audit.pair(
        "system:placeholderText", on: "#000000",
        variants: [VariantSet(.darkIncreased), VariantSet(.darkIncreasedReduced)], origin: origin)
    }
    #expect(result.measurements.contains { $0.expectation == .open })
    #expect(findings("unverified-contrast", in: result).count == 1)
  }

  /// A gate that counts unverified results counts undecided ones without a finding, also in a comparison, and each once.
  @Test func undecidedPairsCountAtTheGate() {
    let undecided = #"Text("a").foregroundStyle(.secondary).background(.ultraThinMaterial).background(.white)"#
    let (before, after) = (result("Text(\"a\").foregroundStyle(.black).background(.white)"), result(undecided))
    let reports = [before, after].map { AuditReport([$0]) }
    let open = after.measurements.count { $0.expectation == .open }
    #expect(open > 0 && reports[1].gate.status == .passed)
    let gate = AuditReport([after], gate: GateRule(failsOnUnverified: true)).gate
    #expect(gate.reasons == [.undecided(after.measurements.count { $0.verdict == .unverified })])
    let difference = ReportDifference(from: ReportSnapshot(reports[0]), to: ReportSnapshot(reports[1]))
    let counts = [true, false].map { DifferenceReport(difference, failOn: .error, failsOnUnverified: $0).failingCount }
    #expect(counts[0] - counts[1] == open)
    #expect(DifferenceReport(difference, failOn: nil, failsOnUnverified: true).failingCount == 0)
    let listed = result("") { $0.pair("system:placeholderText", on: "#000000") }
    let other = ReportDifference(from: ReportSnapshot(reports[0]), to: ReportSnapshot(AuditReport([listed])))
    #expect(other.undecided.isEmpty && other.cells.contains { $0.finding.rule == "unverified-contrast" })
  }

  /// The numbers of small text on glass are those of the variants that are named next to them.
  @Test func rangesOnGlassAreThoseOfTheirVariants() throws {
    let result = result(
      #"ZStack { Image("photo"); Text("a").foregroundStyle(Color(hex: 0x777777)).glassEffect(.regular) }"#)
    let found = try #require(findings("small-text-on-glass", in: result).first)
    #expect(
      Wording(result).message(of: found)
        == "#777777 on regular glass: 1.36…4.68 in dark-increased, small text over any backdrop, in light-increased, "
        + "dark-increased")
  }

  // MARK: Increase Contrast

  private static let inks = """
    extension Color { static let ink = Color("Ink") }
    """

  private func audit(ink: KeyValuePairs<AppearanceCondition, String>, font: String = "body") -> AuditResult {
    let body = "Text(\"a\").font(.\(font)).foregroundStyle(Color(\"Ink\")).background(.white)"
    return result("struct Card: View { var body: some View {\n\(body)\n} }") { $0.token("Ink", ink) }
  }

  /// A pair that fails with and without the setting has one finding, which has the lower ratio.
  @Test func aFailureIsNotReportedTwice() throws {
    let result = audit(ink: [.any: "#808080", .highAny: "#A0A0A0"])
    #expect(findings("increased-contrast-lower", in: result).isEmpty)
    let low = try #require(findings("low-text-contrast", in: result).first)
    #expect(Set(low.cells.map(\.variant)) == Set(Variant.allCases))
    #expect(Wording(result).worst(of: low)?.variant.contrast == .increased)
  }

  /// A pair that fails with the setting alone has one finding as well, which names the variants.
  @Test func aPassLostToTheSettingIsLowContrastThere() throws {
    let result = audit(ink: [.any: "#404040", .highAny: "#A0A0A0"])
    #expect(findings("increased-contrast-lower", in: result).isEmpty)
    let low = try #require(findings("low-text-contrast", in: result).first)
    #expect(low.cells.allSatisfy { $0.variant.contrast == .increased } && low.cells.count == 4)
  }

  /// The gray of the text, its font, and if the target is missed by more than a little.
  @Test(arguments: [("#6F6F6F", "body", 1), ("#5B5B5B", "body", 0), ("#777777", "largeTitle", 0)])
  func nearMissesOfTheTargetAreNoFindings(_ gray: String, _ font: String, _ count: Int) {
    #expect(findings("increased-target-missed", in: audit(ink: [.any: gray], font: font)).count == count)
    let declared = result("") { $0.pair(gray, on: "#FFFFFF", font: Font(font == "body" ? .body : .largeTitle)) }
    #expect(findings("increased-target-missed", in: declared).count == 1)
  }

  /// A color that fails as small text on a surface needs no advice about its large text there.
  @Test(arguments: [("body", 0), ("title", 1)]) func largeTextOfAFailingColorIsNoFinding(_ font: String, _ count: Int) {
    let line = "Text(\"a\").foregroundStyle(Color(hex: 0x888888)).background(.white)"
    let body = "VStack { \(line).font(.largeTitle)\n\(line).font(.\(font).weight(.regular)) }"
    #expect(findings("increased-target-missed", in: result(body)).count == count)
  }

  // MARK: Colors of the system

  /// The surface decides: a color of the system is an error only where it is less readable than on the system's own
  /// background, in whichever words.
  @Test(arguments: [
    ("Color(.secondaryLabel)", "#FFFFFF", Severity.warning), ("Color(.secondaryLabel)", "#FCF2EB", .warning),
    ("Color(.secondaryLabel)", "system:systemBackground", .warning), ("Color.green", "#F8F8F8", .warning),
    ("Color(.secondaryLabel)", "#A0C8F0", .error), ("Color(.secondaryLabel)", "system:systemGray3", .error),
    ("Color(.systemBackground)", "system:systemGray4", .error),
  ])
  func surfacesThatTakeContrastAreErrors(_ ink: String, _ surface: String, _ severity: Severity) {
    let color = surface.hasPrefix("#") ? "Color(\"Paper\")" : "Color(.\(surface.dropFirst(7)))"
    let body = "Text(\"a\").foregroundStyle(\(ink)).background(\(color))"
    let result = result("struct Card: View { var body: some View {\n\(body)\n} }") { audit in
      if surface.hasPrefix("#") { audit.token("Paper", [.any: surface, .dark: "#000000"]) }
    }
    #expect(findings("low-system-contrast", in: result).map(\.severity) == [severity])
  }

  /// An audit file that lists a pair promises the minimum.
  @Test func listedColorsOfTheSystemAreErrors() {
    let listed = result("") { $0.pair("system:secondaryLabel", on: "system:systemBackground") }
    #expect(findings("low-system-contrast", in: listed).map(\.severity) == [.error])
  }

  /// A control in the look that the system gives it is measured, but is no finding; a color that the app chose is one.
  @Test(arguments: [
    (#"Button("a", role: .destructive) { }"#, 0), (#"Button("a") { }.foregroundStyle(.red)"#, 1),
    (#"Button("a", role: .destructive) { }.listRowBackground(Color(hex: 0xFFEEEE))"#, 1),
    (#"Button("a") { }.tint(.red)"#, 1), (#"Button("a", role: .destructive) { }; Text("b").foregroundStyle(.red)"#, 1),
  ])
  func defaultLooksAreNoFindings(_ row: String, _ count: Int) {
    let result = result("List { Section { \(row) } }.listStyle(.insetGrouped)")
    #expect(result.measurements.contains { $0.verdict == .fail })
    let found = findings("low-system-contrast", in: result)
    #expect(found.count == count)
    if count == 1, row.contains("; ") { #expect(found[0].cells.allSatisfy { $0.location.column > 50 }) }
  }

  /// The message about bold text says what Apple's guidelines accept.
  @Test(arguments: [("bold", "#808080", true), ("bold", "#A0A0A0", false), ("regular", "#808080", false)])
  func boldTextNamesTheMinimumOfTheGuidelines(_ weight: String, _ gray: String, _ isNamed: Bool) throws {
    let hex = "0x\(gray.dropFirst())"
    let result = result(
      "Text(\"a\").font(.body.weight(.\(weight))).foregroundStyle(Color(hex: \(hex))).background(.white)")
    let found = try #require(findings("low-text-contrast", in: result).first)
    #expect(Wording(result).message(of: found).contains("bold") == isNamed)
  }

  /// A pair that is bold in one place and regular in another is shown where it is regular.
  @Test func regularTextStandsForBoldText() throws {
    let line = "Text(\"a\").foregroundStyle(Color(hex: 0x808080)).background(.white)"
    let result = result("VStack {\n\(line).font(.body.bold())\n\(line).font(.body)\n}")
    let found = try #require(findings("low-text-contrast", in: result).first)
    #expect(found.cells.map(\.location.line).allSatisfy { $0 == 4 })
    #expect(!Wording(result).message(of: found).contains("bold"))
  }
}
