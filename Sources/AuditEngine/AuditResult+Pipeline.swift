package import AuditModel
import AuditRules
import ContrastMeasuring
import PaletteAdvice
package import PaletteModel
package import SourceScan
package import TextSupport

extension AuditResult {
  /// Plans, measures and judges one loaded palette: the pipeline between reading and reporting.
  ///
  /// Waivers expire by `today`; without it, none does. Rules, suggestions and leverage do not depend on one another, so
  /// the workers run them in parallel.
  package init(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, rules: [Rule] = Rule.all,
    today: CalendarDate? = nil, sources: SourceFacts? = nil, workers: Workers = .one
  ) {
    var plan = AuditPlan(loaded, policy: policy, variants: variants)
    plan.sources = sources
    self.init(Measurer.measure(plan, workers: workers), rules: rules, today: today, workers: workers)
  }

  /// Judges a measured plan, and finds advice by default, which is most of the work.
  package init(
    _ audit: MeasuredAudit, rules: [Rule] = Rule.all, today: CalendarDate? = nil, advises: Bool = true,
    workers: Workers
  ) {
    let measured = AuditInput(audit, today: today)
    guard advises else {
      let (input, findings) = Self.judged(measured, rules, workers)
      self.init(input, rules, findings, [], ranks: false)
      return
    }
    let parts = PartUses(measured, workers: workers)
    let (leverage, (input, findings)) = workers.both {
      Leverage.edits(of: measured, parts)
    } _: {
      var (input, findings) = Self.judged(measured, rules, workers)
      Self.advise(on: &findings, parts, in: input, workers)
      return (input, findings)
    }
    self.init(input, rules, findings, leverage)
  }

  /// The number of findings per parallel task.
  private static let partSize = 512

  /// The findings of rules, under the waivers.
  private static func judged(
    _ measured: AuditInput, _ rules: [Rule], _ workers: Workers
  ) -> (input: AuditInput, findings: [Finding]) {
    let stamper = FindingStamper(input: measured)
    let found = workers.map(rules.count) { stamper.evidence(of: rules[$0]) }
    let evidence = zip(rules.indices, found).flatMap { rule, found in found.map { (rule, $0) } }
    var findings = workers.map(rangesOf: evidence.count, most: Self.partSize) { range in
      evidence[range].map { stamper.finding($1, of: rules[$0]) }
    }.flatMap { $0 }
    var input = measured
    waive(&findings, of: rules, in: &input)
    return (input, findings)
  }

  private init(
    _ input: AuditInput, _ rules: [Rule], _ findings: [Finding], _ leverage: [LeverageEdit], ranks: Bool = true
  ) {
    self.init(
      input.measured, rules: rules, findings: findings, leverage: leverage, waivedCells: input.waivedCells ?? [],
      ranks: ranks)
    judgeRequirements()
  }

  /// Marks the cells that waivers cover, and adds the findings about the waivers themselves.
  private static func waive(_ findings: inout [Finding], of rules: [Rule], in input: inout AuditInput) {
    input.waivedCells = WaiverMatcher(input).apply(to: &findings)
    findings += FindingStamper(input: input).findings(of: rules.filter { Rule.ofWaivers.contains($0.id) })
  }

  /// Adds the colors that people would take to findings, and repairs to some of them.
  private static func advise(on findings: inout [Finding], _ parts: PartUses, in input: AuditInput, _ workers: Workers)
  {
    let known = findings
    let repaired = RepairFinder.worst(of: known, in: input)
    let advice = workers.map(rangesOf: known.count, most: Self.partSize) { range in
      var suggestions = SuggestionFinder(input, parts)
      var repairs = RepairFinder(input)
      return range.map { index -> (repairs: Repairs?, suggestion: Suggestion?) in
        if repaired.contains(index), let found = repairs.repairs(for: known[index]) {
          return (found.repairs, found.suggestion)
        }
        return (nil, suggestions.suggestion(for: known[index]))
      }
    }
    let labels = LabelColorFinder.ratios(for: known, in: input)
    for (index, found) in advice.joined().enumerated() {
      (findings[index].repairs, findings[index].suggestion) = (found.repairs, found.suggestion)
      if !labels.isEmpty, case .lowContrast(let pair, _, _) = findings[index].evidence {
        findings[index].labelRatio = labels[pair]
      }
    }
  }
}
