import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Measuring by several workers gives what one gives.
@Suite struct SharedMeasuringTests {
  /// Enough pairs for several parts, with colors that repeat; over the last surface the backdrop shows if it is open.
  private func plan(isOpen: Bool) -> AuditPlan {
    var audit = AuditBuilder()
    for index in 0..<50 {
      audit.token(
        "Text\(index)", [.any: "#\(index % 2)0\(index % 7)0\(index % 5)0", .dark: "#F\(index % 9)F0F\(index % 3)"])
    }
    for index in 0..<50 {
      let value = isOpen && index == 49 ? "#FFFFFF80" : "#F\(index % 4)F0E\(index % 6)"
      audit.token("Paper\(index)", [.any: value, .dark: "#0\(index % 4)1022"])
      for text in 0..<50 { audit.pair("Text\(text)", on: "Paper\(index)") }
    }
    return AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)
  }

  @Test(arguments: [false, true])
  func workersChangeNothing(_ isOpen: Bool) {
    let plan = plan(isOpen: isOpen)
    #expect(plan.pairs.count == 2500)
    let (alone, shared) = (Measurer.measure(plan), Measurer.measure(plan, workers: .together(3)))
    #expect(alone.measurements.contains { $0.outlook != nil } == isOpen)
    #expect(alone.evidence == shared.evidence)
    #expect(alone.measurements.map(\.evidence) == shared.measurements.map(\.evidence))
    #expect(json(alone) == json(shared))
  }

  /// Tokens and surfaces of every kind that may, or may not, depend on transparency, in pairs at random.
  private static func palette(_ random: inout SplitMix64) -> LoadedPalette {
    var audit = AuditBuilder()
    audit.token("Plain", [.any: "#777777", .dark: "#999999"])
    audit.token("Clear", [.any: "#33333380"])
    var solid = Entry(.any, .color(AuditBuilder.color("#222222")))
    solid.transparency = .reduced
    audit.entries("Reduced", [Entry(.any, .color(AuditBuilder.color("#666666"))), solid])
    audit.entries("System", [Entry(.any, .system(reference: "labelColor", platform: "ios"))])
    audit.entries("AccentColor", [])
    audit.entries("DarkOnly", [Entry(.dark, .color(AuditBuilder.color("#CCCCCC")))])
    audit.declaration.assumedTokens = ["Plain"]
    let colors = [
      "Plain", "Clear", "Reduced", "System", "AccentColor", "DarkOnly", "system:label", "#8A8A8A", "Plain*0.5", "None",
    ]
    func color() -> String { colors[Int(random.next() % UInt64(colors.count))] }
    for number in 0..<6 {
      let layers = (0...Int(random.next() % 2)).map { _ in color() } + (number > 3 ? ["Ground\(number - 3)"] : [])
      audit.surface("Ground\(number)", layers) { surface in
        if random.next() % 3 == 0 { surface.layers.reduced = [.color(AuditBuilder.written(color()))] }
        if random.next() % 4 == 0 { surface.appearance = .dark }
        surface.isElevated = random.next() % 4 == 0
      }
    }
    for number in 0..<24 {
      audit.pair(color(), on: "Ground\(number % 6)", id: "\(number)", against: number % 7 == 0 ? color() : nil)
      guard random.next() % 3 == 0 else { continue }
      audit.declaration.pairs[number].foreground.colors.reduced = AuditBuilder.written(color())
    }
    return audit.loaded
  }

  /// Measured without the variants under full transparency, those under reduced transparency have nothing to share.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func reducedTransparencyIsMeasuredAsIfAlone(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let loaded = Self.palette(&random)
    let reduced = VariantSet(Variant.allCases.filter { $0.transparency == .reduced }.map { VariantSet($0) })
    let all = Measurer.measure(AuditPlan(loaded, policy: .standard))
    let alone = Measurer.measure(AuditPlan(loaded, policy: .standard, variants: reduced))
    let shared = all.measurements.filter { reduced.contains($0.variant) }
    #expect(shared.count == alone.measurements.count && !shared.isEmpty)
    for (one, other) in zip(shared, alone.measurements) {
      var (left, right) = (one, other)
      (left.evidence, right.evidence) = (nil, nil)
      #expect("\(left)" == "\(right)")
      #expect(one.evidence.map { all.evidence[$0] } == other.evidence.map { alone.evidence[$0] })
    }
  }

  private func json(_ audit: MeasuredAudit) -> [UInt8] {
    JSONReport.render(AuditReport([AuditResult(audit, advises: false, workers: .one)]))
  }
}
