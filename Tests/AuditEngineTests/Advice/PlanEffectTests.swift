import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The effects that are said of a plan are those of making it.
@Suite struct PlanEffectTests {
  private func audit(_ build: (inout AuditBuilder) -> Void) -> AuditResult {
    var audit = AuditBuilder()
    build(&audit)
    return audit.result
  }

  /// Two entries of one token fail: the second edit does not claim the ratios of the first.
  @Test func anEditIsShownAfterThoseBeforeIt() throws {
    let result = audit { audit in
      audit.token("Ink", [.any: "#8A8A8A", .dark: "#666666"])
      audit.token("Pane", [.any: "#FFFFFF", .dark: "#1C1C1E"])
      audit.pair("Ink", on: "Pane")
    }
    let edits = result.edits
    try #require(edits.count == 2)
    for (edit, appearance) in [(edits[0], Appearance.light), (edits[1], .dark)] {
      let others = edit.examples.filter { !$0.isCleared }
      let own = edit.examples.filter { result.measurements[$0.measurement].variant.appearance == appearance }
      let isOwn = own.contains { $0.isCleared } || others.count == 1
      #expect(isOwn && edit.examples.count == 2)
      for example in others { #expect(example.before == example.after, "\(edit.condition)") }
    }
    // In the audit with both edits, what each repaired has the ratio that was said.
    let after = result.plan.loaded.palette.applying(edits.map { $0.edit })
    let again = AuditResult(result.plan.loaded.with(after), policy: result.plan.policy, variants: result.plan.variants)
    for example in edits.flatMap({ $0.examples }).filter({ $0.isCleared }) {
      #expect(again.measurements[example.measurement].minimum == example.after.ratio)
    }
  }

  /// The errors that are said to remain are those of the edited palette, also where a rule compares two variants.
  @Test func whatRemainsIsMeasured() {
    for seed in 0..<40 {
      var generator = SplitMix64(seed: UInt64(seed))
      let result = audit { audit in
        func gray() -> String {
          let level = UInt8.random(in: 0...255, using: &generator)
          return EightBitColor(red: level, green: level, blue: level).hex
        }
        audit.judgesMore()
        audit.token("Ink", [.any: gray(), .dark: gray(), .highAny: gray()])
        audit.token("Pane", [.any: "#FFFFFF", .dark: "#1C1C1E"])
        audit.pair("Ink", on: "Pane", seed.isMultiple(of: 2) ? .text : .graphic)
        audit.pair("#777777", on: "Pane")
      }
      guard !result.edits.isEmpty else { continue }
      let after = result.plan.loaded.palette.applying(result.edits.flatMap { $0.all }.map { $0.edit })
      let again = AuditResult(
        result.plan.loaded.with(after), policy: result.plan.policy, variants: result.plan.variants)
      let left = Set(again.findings.filter { $0.severity == .error }.map { AuditErrors.subject(of: $0) })
      let errors = result.findings.filter { $0.severity == .error }
      #expect(
        Set(errors.filter { result.advice.leaves($0) }.map { AuditErrors.subject(of: $0) })
          == left.intersection(errors.map { AuditErrors.subject(of: $0) }), "seed \(seed)")
    }
  }

  /// A border that keeps failing in another setting does not hold back the text of the same color.
  @Test func textIsRepairedWhereABorderCannotBe() {
    let result = audit { audit in
      audit.token("Ink", [.any: "#767676", .dark: "#3A3A3A", .highAny: "#FAFAFA", .highDark: "#DDDDDD"])
      audit.token("Pane", [.any: "#FFFFFF", .dark: "#1C1C1E"])
      audit.pair("Ink", on: "Pane", .boundary)
      audit.pair("Ink", on: "#1C1C1E", variants: VariantSet(.dark))
    }
    #expect(result.edits.contains { $0.condition == "Dark" }, "\(result.edits.map { $0.condition })")
  }
}
