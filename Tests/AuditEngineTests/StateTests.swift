import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// States in addition to the eight variants: filters on the whole display.
@Suite struct StateTests {
  private static let place = SourceLocation(file: "legible.json", line: 3)

  private func audit(_ states: [State], _ fill: (inout AuditBuilder) -> Void) -> AuditBuilder {
    var audit = AuditBuilder()
    audit.judgesMore()
    audit.declaration.states = states
    fill(&audit)
    return audit
  }

  private func state(_ filters: ColorFilter..., assumed: String? = nil, name: String = "s") -> State {
    State(name, filters: filters, assumed: assumed, at: Self.place)
  }

  @Test func everyStateIsMeasuredInLightAndDarkAfterTheVariants() {
    let states = [state(.contrast(1.15), name: "a"), state(.invert(), name: "b")]
    let result = audit(states) { $0.pair("#333333", on: "#FFFFFF") }.result
    #expect(result.measurements.map(\.variant) == Variant.allCases + [.light, .dark, .light, .dark])
    #expect(result.measurements.suffix(4).map(\.state) == ["a", "a", "b", "b"])
    #expect(result.measurements.prefix(8).allSatisfy { $0.state == nil })
    let summary = AuditReport([result]).summary
    #expect(summary.measurements == 12)
    #expect(summary.sufficientContrast == .pass)
  }

  @Test func aStateExistsOnlyWhereThePairAndTheRunDo() {
    var audit = audit([state(.contrast(1.15))]) { $0.pair("#333333", on: "#FFFFFF", variants: [VariantSet(.dark)]) }
    #expect(audit.result.measurements.map(\.variant) == [.dark, .dark])
    audit.variants = [VariantSet(.light), VariantSet(.lightIncreased)]
    #expect(audit.result.measurements.isEmpty)
  }

  /// A look of glass is nothing to a pair on an opaque color; filters are something to both.
  @Test func aLookIsMeasuredForPairsOnGlassAlone() {
    let look = State("look-clear", filters: [], look: .clear, at: Self.place)
    let result = audit([look, state(.contrast(1.15))]) { audit in
      audit.declaration.surfaces.append(
        Surface(
          name: "bar", at: Self.place, layers: Adaptive([.material(MaterialUse(.glass(.regular), at: Self.place))])))
      audit.declaration.surfaces.append(
        Surface(name: "tab", at: Self.place, layers: Adaptive([audit.layer("#FFFFFF33"), .surface("bar", Self.place)])))
      for surface in ["bar", "tab", "#FFFFFF"] { audit.pair("#333333", on: surface) }
    }.result
    let looks = result.measurements.filter { $0.state == "look-clear" }.map {
      result.plan.surfaceName(of: result.plan.pairs[$0.pair])
    }
    #expect(looks == ["bar", "bar", "tab", "tab"])
    #expect(result.measurements.count { $0.state == "s" } == 6)
  }

  /// `1.00 falls to 1.00` is meaningless: a loss must show.
  @Test func whatPrintsAlikeIsNoLoss() {
    let filters = state(.contrast(0.995))
    let result = audit([filters]) { audit in
      audit.pair("#FFFFFF", on: "#FDFDFD")
      audit.pair("#000000", on: "#FFFFFF")
    }.result
    let found = result.findings.filter { $0.rule == "state-lowers-contrast" }
    #expect(
      found.map {
        result.plan.foregroundName(
          of: result.plan.pairs[$0.cells[0].measurement.map { result.measurements[$0].pair } ?? 0])
      } == ["#000000"])
    for finding in found {
      guard case .lowered(_, let changes) = finding.evidence else { continue }
      #expect(changes.allSatisfy { $0.before.flooredText() != $0.after.flooredText() })
    }
  }

  /// WCAG ratios computed by hand from v′ = 1 − v, v′ = 1.15 v − 0.075 and grayscale's encoded luma, each clamped.
  @Test(arguments: [
    ("#FFFFFF", "#0088FF", ColorFilter.invert(), "7.89"), ("#333333", "#FFFFFF", .contrast(1.15), "14.83"),
    ("#777777", "#FFFFFF", .contrast(1.15), "4.56"), ("#FF0000", "#FFFFFF", .grayscale(1), "12.04"),
    ("#000000", "#FFFFFF", .invert(), "21.00"),
  ])
  func filtersCoverForegroundAndSurface(_ text: String, _ paper: String, _ filter: ColorFilter, _ ratio: String) throws
  {
    let result = audit([state(filter)]) { $0.pair(text, on: paper) }.result
    let measurement = try #require(result.measurements.first { $0.state != nil })
    #expect(measurement.minimum?.flooredText() == ratio)
    let evidence = try #require(measurement.evidence.map { result.evidence[$0] })
    #expect(evidence.filters == [filter])
    #expect(evidence.ratio(by: .exact) == measurement.minimum)
  }

  @Test func theFiltersOfTheSurfaceComeFirst() throws {
    let result = audit([state(.invert())]) { audit in
      audit.surface("card", ["#FFFFFF"]) { $0.filters = [.contrast(0.5)] }
      audit.pair("#000000", on: "card")
    }.result
    let measurement = try #require(result.measurements.last)
    #expect(measurement.evidence.map { result.evidence[$0].filters } == [.contrast(0.5), .invert()])
    #expect(measurement.foregroundColor?.hex == "#BFBFBF")
    #expect(measurement.surfaceColor?.hex == "#404040")
  }

  @Test func anAssumedStateNeverPasses() {
    let result = audit([state(.invert(), assumed: "nobody knows")]) { audit in
      audit.pair("#000000", on: "#FFFFFF")
      audit.pair("#EEEEEE", on: "#FFFFFF", .decorative)
    }.result
    let states = result.measurements.filter { $0.state != nil }
    #expect(states.map(\.verdict) == [.unverified, .unverified, .exempt, .exempt])
    #expect(states.first?.reason?.words == "the rendering in the state s is assumed: nobody knows")
    let found = result.findings.filter { $0.rule == "unverified-contrast" }
    #expect(found.map { $0.cells.map(\.state) } == [["s", "s"]])
  }

  @Test func aStateThatFailsIsAFindingLikeAnother() {
    let result = audit([state(.contrast(0.5))]) { $0.pair("#6A6A6A", on: "#FFFFFF") }.result
    #expect(AuditReport([result]).summary.verdict == .fail)
    #expect(result.findings.first?.rule == "low-text-contrast")
    #expect(result.findings.first?.cells.map(\.state) == ["s", "s"])
  }

  /// Foreground on white under a contrast filter: the rule's severity, nil if nothing falls.
  @Test(
    arguments: [
      ("#333333", 1.15, nil), ("#000000", 0.9, Severity.note), ("#747474", 0.9, .warning), ("#999999", 0.9, .note),
      ("#000000", 1, nil),
    ] as [(String, Double, Severity?)])
  func lossesWeighByWhatTheyCross(_ gray: String, _ amount: Double, _ severity: Severity?) {
    let byState = audit([state(.contrast(amount))]) { $0.pair(gray, on: "#FFFFFF") }.result
    let byFilter = audit([]) { audit in
      audit.surface("card", ["#FFFFFF"]) { $0.filters = [.contrast(amount)] }
      audit.pair(gray, on: "card")
    }.result
    let expected = severity.map { [$0] } ?? []
    #expect(byState.findings.filter { $0.rule == "state-lowers-contrast" }.map(\.severity) == expected)
    #expect(byFilter.findings.filter { $0.rule == "state-lowers-contrast" }.map(\.severity) == expected)
  }
}
