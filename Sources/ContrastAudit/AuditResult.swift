package import PaletteModel
package import SourceScan

/// Everything that one audit found out.
package struct AuditResult: Sendable {
  /// What was to be measured.
  package let plan: AuditPlan
  /// By pair, then variant, then state.
  package let measurements: [Measurement]
  /// What the measurements refer to, each different one once.
  package let evidence: [MeasurementEvidence]
  /// The design defects, in the order of the rules, then of the pairs; with the nearest colour that passes, if any.
  package private(set) var findings: [Finding]
  /// Which tokens and combinations the pairs cover.
  package let coverage: CoverageReport
  /// The few edits that clear most failing measurements, in order.
  package let leverage: [LeverageEdit]
  /// How many cells each waiver is about, whether it is in force or not.
  package let waivedCells: [Int]

  /// Plans, measures and judges one loaded palette: the pipeline between reading and reporting.
  ///
  /// Waivers expire by `today`; without it, none does.
  package init(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, rules: [Rule] = Rule.all,
    today: CalendarDate? = nil, sources: SourceFacts? = nil
  ) {
    var plan = AuditPlan(loaded, policy: policy, variants: variants)
    plan.sources = sources
    var input = AuditInput(plan, Measurer.measure(plan), today: today)
    var findings = FindingStamper(input: input).findings(of: rules)
    Self.waive(&findings, of: rules, in: &input)
    let repaired = RepairFinder.worst(of: findings, in: input)
    self.init(
      input, Self.suggesting(for: findings[...], repairing: repaired, in: input), Leverage.edits(of: input))
  }

  /// The same, judged by several tasks: neither rules nor suggestions nor leverage depend on one another.
  package static func concurrently(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, today: CalendarDate? = nil
  ) async -> AuditResult {
    let plan = AuditPlan(loaded, policy: policy, variants: variants)
    return await concurrently(plan, Measurer.measure(plan), today: today)
  }

  /// The same for a plan that is measured already.
  package static func concurrently(
    _ plan: AuditPlan, _ output: Measurer.Output, today: CalendarDate? = nil
  ) async -> AuditResult {
    let measured = AuditInput(plan, output, today: today)
    async let leverage = Leverage.edits(of: measured)
    let (input, findings) = await judged(measured)
    let repaired = RepairFinder.worst(of: findings, in: input)
    let finished = await inOrder(
      slices(of: findings).map { slice in { suggesting(for: slice, repairing: repaired, in: input) } })
    return await AuditResult(input, finished.flatMap { $0 }, leverage)
  }

  /// The same without advice: no colour is suggested and no edit, which is most of the work.
  package static func withoutAdvice(
    _ plan: AuditPlan, _ output: Measurer.Output, today: CalendarDate? = nil
  ) async -> AuditResult {
    let (input, findings) = await judged(AuditInput(plan, output, today: today))
    return AuditResult(input, findings, [])
  }

  /// What the rules find, under the waivers.
  private static func judged(_ measured: AuditInput) async -> (input: AuditInput, findings: [Finding]) {
    let stamper = FindingStamper(input: measured)
    var findings = await inOrder(Rule.all.map { rule in { stamper.findings(of: [rule]) } }).flatMap { $0 }
    var input = measured
    waive(&findings, of: Rule.all, in: &input)
    return (input, findings)
  }

  /// Does pieces of work side by side and gives their results in their order.
  private static func inOrder<Value: Sendable>(_ work: [@Sendable () -> Value]) async -> [Value] {
    await withTaskGroup(of: (index: Int, value: Value).self) { group in
      for (index, piece) in work.enumerated() { group.addTask { (index, piece()) } }
      var results: [(index: Int, value: Value)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.index < $1.index }.map(\.value)
    }
  }

  /// Findings in pieces that are worth a task.
  private static func slices(of findings: [Finding]) -> [ArraySlice<Finding>] {
    stride(from: 0, to: findings.count, by: 2048).map { findings[$0..<min($0 + 2048, findings.count)] }
  }

  private init(_ input: AuditInput, _ findings: [Finding], _ leverage: [LeverageEdit]) {
    plan = input.plan
    measurements = input.measurements
    evidence = input.evidence
    coverage = CoverageReport(input.plan)
    waivedCells = input.waivedCells ?? []
    self.findings = findings
    self.leverage = leverage
  }

  /// Marks what the waivers cover, and adds the findings about the waivers themselves.
  private static func waive(_ findings: inout [Finding], of rules: [Rule], in input: inout AuditInput) {
    input.waivedCells = WaiverMatcher(input).apply(to: &findings)
    findings += FindingStamper(input: input).findings(of: rules.filter { Rule.ofWaivers.contains($0.id) })
  }

  /// Changes findings after the audit, for what only a whole run knows.
  mutating func updateFindings(_ change: (inout Finding) -> Void) {
    for index in findings.indices { change(&findings[index]) }
  }

  /// Leaves findings out, for what only a whole run knows.
  mutating func removeFindings(where isMoot: (Finding) -> Bool) { findings.removeAll(where: isMoot) }

  /// Findings with the nearest colours that pass, and some of them, by their indices, with repairs.
  private static func suggesting(
    for findings: ArraySlice<Finding>, repairing repaired: Set<Int>, in input: AuditInput
  ) -> [Finding] {
    var suggestions = SuggestionFinder(input)
    var repairs = RepairFinder(input)
    return findings.indices.map { index in
      var finding = findings[index]
      if repaired.contains(index), let found = repairs.repairs(for: finding) {
        (finding.repairs, finding.suggestion) = (found.repairs, found.suggestion)
      } else {
        finding.suggestion = suggestions.suggestion(for: finding)
      }
      return finding
    }
  }

  /// What the audit file declares.
  package var declaration: AuditDeclaration { plan.loaded.declaration }
}
