import AuditEngine
import AuditModel
import AuditReports
import AuditRules
import ContrastMeasuring
import PaletteModel
import TestSupport
import Testing
import TextSupport

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

  private func json(_ audit: MeasuredAudit) -> [UInt8] {
    JSONReport.render(AuditReport([AuditResult(audit, advises: false, workers: .one)]))
  }
}
