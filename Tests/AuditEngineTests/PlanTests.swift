import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct PlanTests {
  @Test func idsEscapeTheirParts() {
    var audit = AuditBuilder()
    audit.pair("a|b", on: #"c\d"#, .linkCue, against: #"\|"#)
    #expect(audit.result.plan.pairs.map(\.id) == [#"a\|b|c\\d|link-cue|normal|\\\|"#])
  }

  @Test func differentPartsNeverJoinToOneText() {
    let parts = ["", "|", #"\"#, #"\|"#, "a", "a|", #"a\"#, "||"]
    var seen: [String: [String]] = [:]
    for first in parts {
      for second in parts {
        for list in [[first, second], [first], [first, second, ""]] {
          let text = IdentityText.join(list)
          #expect(seen[text] == nil || seen[text] == list, "\(list)")
          seen[text] = list
        }
      }
    }
  }

  @Test func oneIdWithDifferentFontsIsHeldToTheStricterMinimum() throws {
    for fonts in [[Font(size: 40), Font(size: 12)], [Font(size: 12), Font(size: 40)], [Font(size: 40), nil]] {
      var audit = AuditBuilder()
      for font in fonts { audit.pair("#767676", on: "#FFFFFF", id: "title", font: font) }
      let result = audit.result
      #expect(result.plan.pairs.map(\.id) == ["title"])
      #expect(result.measurements.count == 8)
      #expect(result.measurements.allSatisfy { $0.requirement.minimum == ContrastRatio(4.5) })
    }
  }

  @Test func differentSizesAreDifferentPairsUnlessTheyShareAnId() {
    var audit = AuditBuilder()
    audit.pair("#767676", on: "#FFFFFF", font: Font(size: 40))
    audit.pair("#767676", on: "#FFFFFF", font: Font(size: 12))
    audit.pair("#767676", on: "#FFFFFF", font: Font(size: 13))
    #expect(audit.result.plan.pairs.map(\.id) == ["#767676|#FFFFFF|text|large", "#767676|#FFFFFF|text|normal"])
  }

  @Test func stricterMinimumHoldsOnlyWhereItsPairExists() throws {
    var audit = AuditBuilder()
    audit.pair("#949494", on: "#FFFFFF", id: "title", font: Font(size: 40), variants: VariantSet(.light))
    audit.pair("#949494", on: "#FFFFFF", id: "title", font: Font(size: 12), variants: VariantSet(.dark))
    let result = audit.result
    #expect(result.measurements.map(\.variant) == [.light, .dark])
    #expect(result.measurements.map(\.verdict) == [.pass, .fail])
  }

  @Test func statedCountsBeforeInferredBeforeAssumed() {
    let origins: [(Pair.Origin, Int)] = [
      (.stated, 0), (.platform, 1), (.found, 2), (.inferred("names"), 3), (.assumed("a guess"), 4),
    ]
    for (first, firstRank) in origins {
      for (second, secondRank) in origins {
        var audit = AuditBuilder()
        audit.pair("#000000", on: "#FFFFFF", origin: first)
        audit.pair("#000000", on: "#FFFFFF", origin: second)
        let plan = audit.result.plan
        #expect(plan.origin(of: plan.pairs[0], in: .light) == (firstRank <= secondRank ? first : second))
        let isAssumed = min(firstRank, secondRank) == 4
        #expect(audit.result.measurement()?.verdict == (isAssumed ? .unverified : .pass))
      }
    }
  }

  @Test func namesOfJoinedPairsAreKeptInOrderWithoutRepeats() {
    var audit = AuditBuilder()
    for (name, variants) in [
      ("row: title", VariantSet.all), (nil, .all), ("card: price", VariantSet(.dark)), ("row: title", .all),
      ("a: b", .all),
    ] { audit.pair("#000000", on: "#FFFFFF", variants: variants, name: name) }
    let plan = audit.result.plan
    #expect(plan.pairs.count == 1)
    #expect(plan.names(of: plan.pairs[0], in: .dark) == ["row: title", "card: price", "a: b"])
    #expect(plan.names(of: plan.pairs[0], in: .light) == ["row: title", "a: b"])
  }

  @Test(arguments: [
    (Pair.Origin.stated, Verdict.fail, Severity.error), (.platform, .fail, .error), (.found, .fail, .error),
    (.inferred("names"), .fail, .warning), (.assumed("a guess"), .unverified, .warning),
  ])
  func originDecidesVerdictAndSeverity(_ origin: Pair.Origin, _ verdict: Verdict, _ severity: Severity) {
    var audit = AuditBuilder()
    audit.pair("#999999", on: "#FFFFFF", origin: origin)
    let result = audit.result
    #expect(result.measurement()?.verdict == verdict)
    #expect(result.findings.map(\.severity) == [severity])
  }

  @Test func pairsExistOnlyInTheirVariants() {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF", variants: [VariantSet(.dark), VariantSet(.darkReduced)])
    #expect(audit.result.measurements.map(\.variant) == [.dark, .darkReduced])
    audit.variants = VariantSet(.dark)
    #expect(audit.result.measurements.map(\.variant) == [.dark])
    audit.variants = VariantSet(.light)
    #expect(audit.result.measurements.isEmpty && audit.result.findings.isEmpty)
  }

  @Test func runWithoutItsVariantsGivesNoVerdictOnSufficientContrast() {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF")
    #expect(AuditReport([audit.result]).summary.sufficientContrast == .pass)
    audit.variants = [VariantSet(.light), VariantSet(.lightIncreasedReduced)]
    #expect(AuditReport([audit.result]).summary.sufficientContrast == .unverified)
    #expect(AuditReport([audit.result]).summary.verdict == .unverified)
  }

  @Test func sufficientContrastLooksAtItsOwnStateAlone() {
    for variant in Variant.allCases {
      var audit = AuditBuilder()
      audit.pair("#FFFFFF", on: "#FFFFFF", variants: VariantSet(variant))
      audit.pair("#000000", on: "#FFFFFF")
      let summary = AuditReport([audit.result]).summary
      let counts = variant == .lightIncreasedReduced || variant == .darkIncreasedReduced
      #expect(summary.sufficientContrast == (counts ? .fail : .pass))
      #expect(summary.verdict == .fail)
    }
  }

  @Test func orderOfPairsChangesNothing() {
    var audit = AuditBuilder()
    audit.pair("#767676", on: "#FFFFFF", id: "b", font: Font(size: 40))
    audit.pair("#767676", on: "#FFFFFF", id: "b", font: Font(size: 12))
    audit.pair("#777777", on: "#FFFFFF", id: "same")
    audit.pair("#888888", on: "#FFFFFF", id: "same")
    audit.pair("#777777", on: "#FFFFFF", .graphic, origin: .assumed("a guess"))
    let before = audit.result
    audit.declaration.pairs.reverse()
    let after = audit.result
    #expect(before.plan.pairs.map(\.id) == after.plan.pairs.map(\.id))
    #expect(before.measurements.map(\.location) == after.measurements.map(\.location))
    #expect(before.measurements.map(\.foregroundColor) == after.measurements.map(\.foregroundColor))
    #expect(before.findings.map(\.fingerprint) == after.findings.map(\.fingerprint))
    #expect(before.evidence == after.evidence)
  }
}
