import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Measurements with uncertain inputs: decided only if everything in a range decides alike.
@Suite struct DoubtTests {
  @Test(arguments: ["#000000", "#FEFEFE", "#FFFFFF"]) func assumedPairsNeverPassNorFail(_ color: String) throws {
    var audit = AuditBuilder()
    audit.pair(color, on: "#FFFFFF", origin: .assumed("nobody knows"))
    let found = try #require(audit.result.measurement())
    #expect(found.verdict == .unverified && found.minimum != nil)
    #expect(found.reason == Reason(.assumed, "the pair is assumed: nobody knows"))
    #expect(audit.result.rules == ["unverified-contrast"])
  }

  @Test(arguments: ["foreground", "surface", "against"]) func assumedTokensNeverPassNorFail(_ place: String) throws {
    for value in ["#000000", "#FFFFFF"] {
      var audit = AuditBuilder()
      audit.token("Brand/Guess", [.any: value])
      audit.declaration.assumedTokens = ["Guess"]
      switch place {
      case "foreground": audit.pair("Guess", on: "#FFFFFF")
      case "surface": audit.pair("#FFFFFF", on: "Guess")
      default: audit.pair("#FFFFFF", on: "#808080", .linkCue, against: "Guess")
      }
      let found = try #require(audit.result.measurement())
      #expect(found.verdict == .unverified && found.minimum != nil)
      #expect(found.reason?.words == "the value of Brand/Guess is assumed; replace it with the actual value")
    }
  }

  @Test func whatIsAssumedIsNotCertainlyInvisible() throws {
    var pair = AuditBuilder()
    pair.token("Text", [.dark: "#FFFFFF"])
    pair.pair("Text", on: "#000000", origin: .assumed("a guess"))
    var token = AuditBuilder()
    token.token("Text", [.dark: "#FFFFFF"])
    token.declaration.assumedTokens = ["Text"]
    token.pair("Text", on: "#000000")
    for (audit, doubt) in [
      (pair, "the pair is assumed: a guess"), (token, "the value of Text is assumed; replace it with the actual value"),
    ] {
      let found = try #require(audit.result.measurement())
      #expect(found.verdict == .unverified && found.minimum == nil)
      #expect(found.reason?.words == "'Text' has no color for light mode, so it is transparent; \(doubt)")
      #expect(audit.result.rules == ["unverified-contrast"])
    }
  }

  @Test func disputedValueIsDecidedWhereAllOfItDecidesAlike() throws {
    // Opacity 0.376 or 0.70 of #3C3C43 under Increase Contrast, and #007AFF or #1E6EF4.
    var audit = AuditBuilder()
    audit.pair("system:placeholderText", on: "#FFFFFF", .graphic)
    audit.pair("system:placeholderText", on: "#FFFFFF", .text)
    audit.pair("system:placeholderText", on: "#808080", .graphic)
    audit.pair("system:link", on: "#FFFFFF", .graphic)
    var verdicts: [String: Verdict] = [:]
    let result = audit.result
    for (index, pair) in result.plan.pairs.indexed() {
      let found = try #require(result.measurement(.lightIncreased, pair: index))
      verdicts[pair.id] = found.verdict
      #expect(found.reason?.code == (found.verdict == .unverified ? .disputed : nil))
      #expect(found.minimum != found.maximum)
    }
    #expect(
      verdicts == [
        "system:placeholderText|#FFFFFF|graphic|normal": .unverified,
        "system:placeholderText|#FFFFFF|text|normal": .fail,
        "system:placeholderText|#808080|graphic|normal": .fail,
        "system:link|#FFFFFF|graphic|normal": .pass,
      ])
  }

  /// #EBEBEF or #EBEBF0: one value, of which the darker counts for black text and the lighter for white.
  @Test(arguments: [("#000000", "#EBEBEF"), ("#FFFFFF", "#EBEBF0")])
  func ofValuesOneStepApartTheWorseRatioCounts(_ text: String, _ surface: String) throws {
    var audit = AuditBuilder()
    audit.pair(text, on: "system:secondarySystemBackground")
    audit.pair(text, on: surface)
    let result = audit.result
    // Pairs are in the order of their ids.
    let worse = try #require(result.measurement(.light, pair: 0))
    let found = try #require(result.measurement(.lightIncreased, pair: 1))
    let (ratio, least) = (try #require(found.minimum), try #require(worse.minimum))
    #expect(abs(ratio.value - least.value) < 1e-12, "\(ratio.value) \(least.value)")
    #expect(found.maximum == ratio && found.reason == nil)
  }

  @Test func singleUnconfirmedValueIsNoRange() throws {
    var audit = AuditBuilder()
    audit.pair("system:separator", on: "#FFFFFF")
    #expect(audit.result.measurement(.light)?.verdict == .fail)
    #expect(audit.result.measurement(.lightIncreased)?.verdict == .unverified)
  }

  @Test func rangeAndAssumptionTogetherAreUnverified() throws {
    var audit = AuditBuilder()
    audit.pair("system:placeholderText", on: "#FFFFFF", .boundary, origin: .assumed("a guess"))
    let found = try #require(audit.result.measurement(.lightIncreased))
    #expect(found.verdict == .unverified)
    #expect(found.reason?.words.hasSuffix("; the pair is assumed: a guess") == true)
  }

  @Test func valuesThatCannotAllBeFollowedAreNoRange() throws {
    for (count, verdict) in [(4, Verdict.fail), (5, .unverified), (200, .unverified)] {
      var audit = AuditBuilder()
      audit.surface("card", Array(repeating: "system:quaternarySystemFill*0.001", count: count) + ["#FFFFFF"])
      audit.pair("#FFFFFF", on: "card", .graphic)
      let found = try #require(audit.result.measurement(.lightIncreased))
      #expect(found.verdict == verdict && found.minimum != nil, "\(count)")
    }
  }

  @Test func disputedSurfaceShowsTheColoursOfItsMinimum() throws {
    var audit = AuditBuilder()
    audit.surface("card", ["system:quaternarySystemFill", "#FFFFFF"])
    audit.pair("#000000", on: "card")
    let found = try #require(audit.result.measurement(.lightIncreased))
    let shown = try #require(found.surfaceColor)
    let ratio = ContrastRatio(shown.encoded.relativeLuminance, RelativeLuminance(0))
    let minimum = try #require(found.minimum)
    let maximum = try #require(found.maximum)
    #expect(abs(ratio.value - minimum.value) < abs(ratio.value - maximum.value) && minimum < maximum)
  }
}
