import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The lightness that all pairs of a token leave it.
@Suite struct WindowTests {
  private func windows(_ audit: AuditBuilder, of token: TokenIndex = 0) -> [TokenWindow] {
    var finder = WindowFinder(Measurer.measure(AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)))
    return finder.windows(of: token)
  }

  private func gray(_ text: String = "#8A8A8A") -> AuditBuilder {
    var audit = AuditBuilder()
    audit.token("Text", [.any: text])
    return audit
  }

  /// (1 + 0.05)/4.5 − 0.05 = 0.18333…, and 4.5 · 0.05 − 0.05 = 0.175.
  @Test(arguments: [
    (["#FFFFFF"], 0.0, 0.18333333333, "#000000", "#767676"), (["#000000"], 0.175, 1, "#757575", "#FFFFFF"),
    (["#FFFFFF", "#000000"], 0.175, 0.18333333333, "#757575", "#767676"),
  ])
  func theEndsAreExact(surfaces: [String], lower: Double, upper: Double, darkest: String, lightest: String) throws {
    var audit = gray()
    for surface in surfaces { audit.pair("Text", on: surface) }
    let windows = windows(audit)
    #expect(windows.map(\.variant) == Variant.allCases)
    for window in windows {
      let interval = try #require(window.intervals.first)
      let luminance = try #require(interval.luminance)
      #expect(window.intervals.count == 1)
      #expect(abs(luminance.lowerBound - lower) < 1e-9 && abs(luminance.upperBound - upper) < 1e-9)
      for (one, other) in [
        (luminance.lowerBound, interval.lightness.lowerBound), (luminance.upperBound, interval.lightness.upperBound),
      ] { #expect(abs(one - other * other * other) < 1e-6) }
      #expect(interval.colors.map(\.hex) == [darkest, lightest])
      #expect(window.isMet == luminance.contains(window.color.relativeLuminance.value))
    }
  }

  @Test func asASurfaceToo() throws {
    var audit = gray("#FF3366")
    audit.pair("#FFFFFF", on: "Text")
    audit.pair("Text", on: "#000000", .graphic)
    let interval = try #require(windows(audit).first?.intervals.first)
    let luminance = try #require(interval.luminance)
    #expect(abs(luminance.lowerBound - 0.1) < 1e-9 && abs(luminance.upperBound - 0.18333333333) < 1e-9)
  }

  @Test func twoConstraintsThatClashAreNamed() throws {
    var audit = gray()
    for surface in ["#FFFFFF", "#F0F0F0", "#333333"] { audit.pair("Text", on: surface) }
    let window = try #require(windows(audit).first)
    #expect(window.intervals.isEmpty)
    let plan = AuditPlan(audit.loaded, policy: audit.policy)
    let names = window.clash.map { plan.surfaceName(of: plan.pairs[window.demands[$0].pair]) }
    #expect(names.count == 2 && names.contains("#333333"))
    #expect(window.relaxed.isEmpty)
  }

  @Test func threeAreNamedWhereNoTwoClash() throws {
    var audit = gray()
    for surface in ["#FFFFFF", "#000000", "#757575"] { audit.pair("Text", on: surface) }
    let window = try #require(windows(audit).first)
    #expect(window.intervals.isEmpty && window.clash.count == 3)
  }

  @Test func oneThatNothingSatisfiesIsNamedAlone() throws {
    var audit = gray()
    audit.policy = .wcag22AAA
    audit.pair("Text", on: "#777777")
    audit.pair("Text", on: "#FFFFFF")
    let window = try #require(windows(audit).first)
    #expect(window.clash.count == 1)
    #expect(abs((window.relaxed.first?.luminance?.upperBound ?? 0) - 0.1) < 1e-9)
  }

  @Test func tokensWithoutPairsAreFree() throws {
    let window = try #require(windows(gray()).first)
    #expect(window.demands.isEmpty && window.intervals.first?.luminance == 0...1)
  }

  @Test func variantsWithOneWindowAreOneGroup() {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#8A8A8A", .dark: "#999999"])
    audit.token("Card", [.any: "#FFFFFF", .dark: "#000000"])
    audit.pair("Text", on: "Card")
    let groups = WindowGroup.groups(of: windows(audit, of: 1))
    #expect(groups.map(\.variants.variants.count) == [4, 4])
  }

  /// A surface that forces dark shows the dark entry: the pair counts there.
  @Test func forcedAppearances() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#8A8A8A", .dark: "#999999"])
    audit.surface("bar", ["#000000"]) { $0.appearance = .dark }
    audit.pair("Text", on: "bar")
    let found = windows(audit)
    #expect(found.filter { $0.variant.appearance == .light }.allSatisfy { $0.demands.isEmpty })
    #expect(found.filter { $0.variant.appearance == .dark }.allSatisfy { !$0.demands.isEmpty })
  }

  @Test func whatCannotBeSaidIsLeftOutWithAReason() throws {
    var audit = gray()
    audit.surface("veil", ["#00000080"])
    audit.surface("tokens", ["Text*0.5"])
    audit.pair("Text*0.6", on: "veil")
    audit.pair("#FFFFFF", on: "tokens")
    let window = try #require(windows(audit).first)
    #expect(window.isUnknown && window.omissions.count == 2)
  }

  /// A translucent color is tried step by step, an opaque one is not: only the first has a limit.
  @Test(arguments: [(0, true), (3_002, true), (3_003, false), (WindowOmission.mostSteps, false)])
  func pairsBeyondTheLimitAreLeftOutByName(steps: Int, isCut: Bool) throws {
    var audit = gray("#8A8A8AF0")
    audit.pair("Text", on: "#FFFFFF")
    audit.variants = VariantSet(.light)
    var finder = WindowFinder(
      Measurer.measure(AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)),
      meter: WorkMeter(steps))
    let window = try #require(finder.windows(of: 0).first)
    #expect(window.omissions.map(\.reason) == (isCut ? [WindowOmission.limit] : []))
    #expect(window.isUnknown == isCut && window.demands.isEmpty == isCut)
  }
}
