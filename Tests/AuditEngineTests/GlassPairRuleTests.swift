import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The findings about pairs on translucent surfaces.
@Suite struct GlassPairRuleTests {
  private func audit(_ fill: (inout AuditBuilder) -> Void) -> AuditBuilder {
    var audit = AuditBuilder()
    audit.judgesMore()
    audit.material("frost", "#F4F4F6", alpha: 0.8)
    fill(&audit)
    return audit
  }

  // MARK: Text that glass carries

  private func losses(_ fill: (inout AuditBuilder) -> Void) -> (losses: [GlassLoss], finding: Finding?) {
    let found = audit(fill).findings("glass-carries-text")
    guard case .carried(_, let losses)? = found.first?.evidence else { return ([], found.first) }
    return (losses, found.first)
  }

  /// Visible on glass, gone under Reduce Transparency: the bug of more than one published app.
  @Test func textThatReduceTransparencyTakesAwayIsFound() {
    let (losses, finding) = losses { audit in
      audit.glass("chip", [.custom("frost")], over: [.color("#1C1C1E")], reduced: [.color("#1C1C1E")])
      audit.pair("#1C1C1E", on: "chip")
    }
    #expect(finding?.severity == .error)
    #expect(finding?.cells.map(\.variant) == Variant.allCases.filter { $0.transparency == .reduced })
    #expect(losses.allSatisfy { $0.isMeasured && $0.without.value == 1 && $0.with.value > 10 })
    #expect(finding?.cells.allSatisfy { $0.ratio?.value == 1 } == true)
  }

  /// The system's own replacement is expected to be a light fill, on which white vanishes; an assumption is a warning.
  @Test func theFillOfTheSystemCanTakeTextAwayAsWell() throws {
    let (losses, finding) = losses { audit in
      audit.glass("chip", [.style(.ultraThin)], over: [.color("#000000")])
      audit.pair("#FFFFFF", on: "chip", variants: [VariantSet(.light), VariantSet(.lightReduced)])
    }
    let loss = try #require(losses.first)
    #expect(loss.isMeasured && loss.with.value > 7 && loss.without.value < 1.1)
    #expect(finding?.severity == .warning)
  }

  @Test func withoutAFallbackTheGroundItselfDecides() throws {
    let (losses, finding) = losses { audit in
      audit.glass("chip", [.custom("frost")], over: [.color("#2C2C2E"), .color("#FFFFFF")])
      audit.pair("#1C1C1E", on: "chip")
    }
    let loss = try #require(losses.first)
    #expect(!loss.isMeasured && loss.with.value > 10)
    #expect(abs(loss.without.value - 1.22) < 0.01)
    #expect(finding?.severity == .warning && finding?.cells.count == 4)
  }

  @Test func anOpaqueGroundBelowTheMaterialDecidesToo() {
    let (losses, _) = losses { audit in
      audit.glass("badge", [.custom("frost"), .color("#2C2C2E")])
      audit.pair("#1C1C1E", on: "badge")
    }
    #expect(losses.count == 4 && losses.allSatisfy { !$0.isMeasured })
  }

  @Test(
    arguments: [
      ("#1C1C1E", [Backdrop.any], nil), ("#1C1C1E", [.color("#FFFFFF")], nil),
      ("#1C1C1E", [.color("#2C2C2E")], "#FFFFFF"), ("#FFFFFF", [.color("#2C2C2E")], nil),
    ] as [(String, [Backdrop], String?)])
  func silentWhereTheTextStaysOrNeverPassed(_ row: (ink: String, over: [Backdrop], reduced: String?)) {
    let (losses, _) = losses { audit in
      audit.glass("chip", [.custom("frost")], over: row.over, reduced: row.reduced.map { [.color($0)] })
      audit.pair(row.ink, on: "chip")
    }
    #expect(losses.isEmpty)
  }

  @Test func silentForBoundariesAndWhereNothingExistsWithTransparencyReduced() {
    let (boundary, _) = losses { audit in
      audit.glass("chip", [.custom("frost")], over: [.color("#2C2C2E")])
      audit.pair("#1C1C1E", on: "chip", .boundary)
    }
    let (full, _) = losses { audit in
      audit.glass("chip", [.custom("frost")], over: [.color("#2C2C2E")])
      audit.pair("#1C1C1E", on: "chip", variants: [VariantSet(.light), VariantSet(.dark)])
    }
    #expect(boundary.isEmpty && full.isEmpty)
  }

  // MARK: Small text

  @Test(
    arguments: [
      (Backdrop.any, Font(.caption), Severity.warning), (.any, Font(.largeTitle), nil),
      (.any, Font(size: 18.6, weight: 700), .warning), (.any, Font(size: 18.7, weight: 700), nil),
      (.color("#FFFFFF"), Font(.caption), nil),
    ] as [(Backdrop, Font, Severity?)])
  func smallTextNeedsACalmGround(_ row: (over: Backdrop, font: Font, severity: Severity?)) {
    let found = audit { audit in
      audit.glass("badge", [.color("#00000066")], over: [row.over])
      audit.pair("#FFFFFF", on: "badge", font: row.font)
    }.findings("small-text-on-glass")
    #expect(found.first?.severity == row.severity)
    if row.severity != nil { #expect(found.first?.cells.count == 8) }
  }

  @Test func provenTextIsANote() {
    let found = audit { audit in
      audit.glass("badge", [.color("#000000E6")], reduced: [.color("#000000")])
      audit.pair("#FFFFFF", on: "badge")
    }.findings("small-text-on-glass")
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.cells.map(\.variant) == Variant.allCases.filter { $0.transparency == .full })
  }

  // MARK: Boundaries

  private func boundary(_ fill: (inout AuditBuilder) -> Void) -> Finding? {
    audit(fill).findings("translucent-boundary").first
  }

  @Test func aSteadyStrokeOnAnOpaqueSurfaceIsANote() {
    #expect(boundary { $0.pair("#00000080", on: "#FFFFFF", .boundary) }?.severity == .note)
    #expect(boundary { $0.pair("#000000", on: "#FFFFFF", .boundary) } == nil)
    #expect(boundary { $0.pair("#00000080", on: "#FFFFFF", .decorative) } == nil)
  }

  @Test func aStrokeWhoseOpacityDiffersIsAWarning() {
    let found = boundary { audit in
      audit.token("Stroke", [.any: "#00000080", .highAny: "#000000"])
      audit.pair("Stroke", on: "#FFFFFF", .boundary)
    }
    #expect(found?.severity == .warning)
    #expect(found?.cells.allSatisfy { $0.variant.contrast == .standard } == true)
    let appearances = boundary { audit in
      audit.token("Stroke", [.any: "#00000080", .dark: "#FFFFFFCC"])
      audit.pair("Stroke", on: "#808080", .boundary)
    }
    #expect(appearances?.severity == .note)
  }

  @Test func aStrokeOverWhatShowsThroughIsAWarning() {
    let found = boundary { audit in
      audit.glass("bar", [.custom("frost")])
      audit.pair("#00000080", on: "bar", .boundary)
    }
    #expect(found?.severity == .warning && found?.cells.count == 8)
  }

  @Test func strokesOfTheSystemAreANote() {
    #expect(boundary { $0.pair("system:separator", on: "#FFFFFF", .boundary) }?.severity == .note)
  }

  // MARK: Shares

  /// White at least 4.5 against a uniform gray: the backdrop has a luminance of at most 1.05 / 4.5 − 0.05.
  @Test func aWarningSaysHowMuchOfAllBackdropsPasses() throws {
    let result = audit { audit in
      audit.glass("bare", [])
      audit.pair("#FFFFFF", on: "bare", variants: VariantSet(.light))
    }.result
    let finding = try #require(result.findings.first { $0.rule == "low-text-contrast" })
    guard case .lowContrast(_, _, let found) = finding.evidence, let share = found?.share else {
      Issue.record("no share")
      return
    }
    let steps = (0..<24).map { (Double($0) + 0.5) / 24 }
    var passing = 0
    for red in steps {
      for green in steps {
        for blue in steps
        where EncodedSRGB(red: red, green: green, blue: blue).relativeLuminance.value <= 1.05 / 4.5 - 0.05 {
          passing += 1
        }
      }
    }
    let sampled = Double(passing) / Double(steps.count * steps.count * steps.count)
    #expect(finding.severity == .warning)
    #expect(share.lower - 0.01 <= sampled && sampled <= share.upper + 0.01)
    #expect(share.upper - share.lower <= 0.05)
  }

  @Test func declaredOrHopelessBackdropsHaveNoShare() {
    let result = audit { audit in
      audit.glass("declared", [.color("#00000040")], over: [.color("#FFFFFF"), .color("#000000")])
      audit.glass("hopeless", [.color("#FFFFFFF0")])
      audit.pair("#FFFFFF", on: "declared")
      audit.pair("#FFFFFF", on: "hopeless")
    }.result
    let found = result.findings.filter { $0.rule == "low-text-contrast" }
    #expect(found.count == 2)
    for finding in found {
      guard case .lowContrast(_, _, let share) = finding.evidence else { continue }
      #expect(share == nil && finding.severity == .error)
    }
  }

  // MARK: Icon bands

  /// Half-transparent white over any shows grays of 0.5…1: the darkest has a luminance of 0.2140.
  @Test func aTranslucentSurfaceRulesOutEveryLuminanceThatItMayHave() throws {
    let result = audit { audit in
      audit.glass("veil", [.color(AuditBuilder.written("#FFFFFF*0.5"))])
      audit.pair("#808080", on: "veil", .graphic)
      audit.pair("#808080", on: "#000000", .graphic)
    }.result
    guard case .iconBand(_, let bands)? = result.findings.first(where: { $0.rule == "icon-band" })?.evidence else {
      Issue.record("no band")
      return
    }
    let band = try #require(bands.first)
    #expect(band.variant == .light && band.bands.isEmpty)
    let wide = IconBandEvidence.bands([.init(surface: 0, luminances: 0.2140...1, required: ContrastRatio(3))])
    #expect(wide.count == 1 && wide[0].lowerBound == 0 && abs(wide[0].upperBound - 0.038) < 1e-9)
  }
}
