import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Measurements with uncertain inputs: never a pass, a fail only if nothing in a range passes.
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

  @Test func disputedValueFailsOnlyWhereAllOfItFails() throws {
    // Opacity 0.70 or 0.38 of #3C3C43 under Increase Contrast.
    var audit = AuditBuilder()
    audit.pair("system:tertiaryLabel", on: "#FFFFFF", .graphic)
    audit.pair("system:tertiaryLabel", on: "#FFFFFF", .text)
    audit.pair("system:tertiaryLabel", on: "#808080", .graphic)
    audit.pair("system:secondaryLabel", on: "#FFFFFF", .graphic)
    var verdicts: [String: Verdict] = [:]
    let result = audit.result
    for (index, pair) in result.plan.pairs.indexed() {
      let found = try #require(result.measurement(.lightIncreased, pair: index))
      verdicts[pair.id] = found.verdict
      #expect(found.reason?.words.contains("sources disagree on the opacity") == true)
      #expect(found.minimum != found.maximum && found.reason?.code == .disputed)
    }
    #expect(
      verdicts == [
        "system:tertiaryLabel|#FFFFFF|graphic|normal": .unverified,
        "system:tertiaryLabel|#FFFFFF|text|normal": .fail,
        "system:tertiaryLabel|#808080|graphic|normal": .fail,
        "system:secondaryLabel|#FFFFFF|graphic|normal": .unverified,
      ])
  }

  @Test func singleUnconfirmedValueIsNoRange() throws {
    var audit = AuditBuilder()
    audit.pair("system:placeholderText", on: "#FFFFFF")
    #expect(audit.result.measurement(.light)?.verdict == .fail)
    #expect(audit.result.measurement(.lightIncreased)?.verdict == .unverified)
  }

  @Test func rangeAndAssumptionTogetherAreUnverified() throws {
    var audit = AuditBuilder()
    audit.pair("system:separator", on: "#FFFFFF", .boundary, origin: .assumed("a guess"))
    let found = try #require(audit.result.measurement())
    #expect(found.verdict == .unverified)
    #expect(found.reason?.words.hasSuffix("; the pair is assumed: a guess") == true)
  }

  @Test func valuesThatCannotAllBeFollowedAreNoRange() throws {
    for (count, verdict) in [(4, Verdict.fail), (5, .unverified), (200, .unverified)] {
      var audit = AuditBuilder()
      audit.surface("card", Array(repeating: "system:systemFill*0.001", count: count) + ["#FFFFFF"])
      audit.pair("#FFFFFF", on: "card", .graphic)
      let found = try #require(audit.result.measurement())
      #expect(found.verdict == verdict && found.minimum != nil, "\(count)")
    }
  }

  @Test func disputedSurfaceShowsTheColoursOfItsMinimum() throws {
    var audit = AuditBuilder()
    audit.surface("card", ["system:systemFill", "#FFFFFF"])
    audit.pair("#000000", on: "card")
    let found = try #require(audit.result.measurement())
    let shown = try #require(found.surfaceColor)
    let ratio = ContrastRatio(shown.encoded.relativeLuminance, RelativeLuminance(0))
    let minimum = try #require(found.minimum)
    let maximum = try #require(found.maximum)
    #expect(abs(ratio.value - minimum.value) < abs(ratio.value - maximum.value) && minimum < maximum)
  }
}
