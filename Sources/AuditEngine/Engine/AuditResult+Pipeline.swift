import ColorMath
import FileSyntax
import Palettes
import SwiftReading

extension AuditResult {
  /// Plans, measures and judges one loaded palette: the pipeline between reading and reporting.
  ///
  /// Waivers expire by `today`; without it, none does. The workers run in parallel what does not depend on one another:
  /// rules and the uses of entries, then suggestions, leverage and coverage.
  convenience init(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, rules: [Rule] = Rule.all,
    today: CalendarDate? = nil, sources: SourceFacts? = nil, wishes: AdviceWishes = AdviceWishes(),
    workers: Workers = .one
  ) {
    let plan = AuditPlan(loaded, policy: policy, variants: variants, sources: sources)
    self.init(
      Measurer.measure(plan, workers: workers), rules: rules, today: today, wishes: wishes, workers: workers)
  }

  /// Judges a measured plan, and finds advice by default, which is most of the work.
  convenience init(
    _ audit: MeasuredAudit, rules: [Rule] = Rule.all, today: CalendarDate? = nil, advises: Bool = true,
    wishes: AdviceWishes = AdviceWishes(), workers: Workers
  ) {
    let measured = AuditInput(audit, today: today)
    guard advises else {
      let (input, findings) = Self.judged(measured, rules, workers)
      self.init(input, rules, findings, Advice(), CoverageReport(audit.plan, ranks: false), wishes)
      return
    }
    let parts: PartUses
    var judged: (input: AuditInput, findings: [Finding])
    (parts, judged) = workers.both {
      PartUses(measured, tying: wishes.ties, workers: workers)
    } _: {
      Self.judged(measured, rules, workers)
    }
    let input = judged.input
    let repaired = OpenQuestions.worst(of: judged.findings, in: input)
    let (divided, dividedParts) = Self.divided(measured, parts, wishes, workers)
    var adviser = Adviser(divided, dividedParts, wishes, workers: workers)
    let chosen = OptionFinder.worst(of: judged.findings)
    let asked = Set(chosen.union(repaired).compactMap { judged.findings[$0.offset].evidence.pairOfContrast }).sorted()
    let pairs = PairMates(audit.plan, beside: asked)
    adviser.answerOpen(judged.findings, repaired, pairs)
    var finder = OptionFinder(
      adviser, SurfaceOptions(input, judged.findings, repaired, pairs, wishes),
      OptionFinder.labels(for: judged.findings, in: input, wishes), pairs, asked: asked)
    var advice = adviser.advice
    advice.plan = advice.plan.map { finder.priced($0) }
    // Findings are large: advice is added where they are.
    let coverage = workers.update(&judged.findings, most: Self.partSize) {
      CoverageReport(audit.plan)
    } _: { [finder] range, findings in
      Self.advise(on: findings, range, finder, repaired, chosen)
    }
    self.init(input, rules, judged.findings, advice, coverage, wishes)
  }

  /// An audit with the entries that advice may add, each in the color that it has without them.
  private static func divided(
    _ input: AuditInput, _ parts: PartUses, _ wishes: AdviceWishes, _ workers: Workers
  ) -> (input: AuditInput, parts: PartUses) {
    guard let divided = DividedEntries(input, parts, wishes), let measured = divided.measured(input.measured, workers)
    else { return (input, parts) }
    let own = AuditInput(measured, today: input.today)
    return (own, PartUses(own, tying: wishes.ties, with: divided, workers: workers))
  }

  /// The number of findings per parallel task.
  private static let partSize = 512

  /// The findings of rules, under the waivers.
  private static func judged(
    _ measured: AuditInput, _ rules: [Rule], _ workers: Workers
  ) -> (input: AuditInput, findings: [Finding]) {
    let measured = measured.askingSources()
    let stamper = FindingStamper(input: measured)
    let found = workers.map(rules.count) { stamper.evidence(of: rules[$0]) }
    // Evidence is large: it is stamped where it was found.
    let places = found.indices.flatMap { rule in found[rule].indices.map { (rule: rule, index: $0) } }
    var findings = workers.map(each: places.count, most: Self.partSize) {
      stamper.finding(found[places[$0].rule][places[$0].index], of: rules[places[$0].rule])
    }
    // Waivers mark the cells that they cover, then findings about the waivers themselves follow.
    let input = measured.with(WaiverMatcher(measured).apply(to: &findings))
    findings += FindingStamper(input: input).findings(of: rules.filter { Rule.ofWaivers.contains($0.id) })
    return (input, findings)
  }

  private convenience init(
    _ input: AuditInput, _ rules: [Rule], _ findings: [Finding], _ advice: Advice, _ coverage: CoverageReport,
    _ wishes: AdviceWishes
  ) {
    let result = AuditResult(
      input.measured, rules: rules, findings: findings, advice: advice, waiverUses: input.waiverUses ?? [],
      coverage: coverage)
    self.init(
      input.measured, rules: rules, findings: findings, advice: advice, waiverUses: result.waiverUses,
      coverage: coverage, requirements: result.judgedRequirements(), wishes: wishes)
  }

  /// Adds the colors that people would take to a range of findings, and all options to some of them.
  private static func advise(
    on findings: UnsafeMutableBufferPointer<Finding>, _ range: Range<Int>, _ finder: OptionFinder,
    _ repaired: Set<FindingIndex>, _ chosen: Set<FindingIndex>
  ) {
    var finder = finder
    for index in range {
      let isOpen = repaired.contains(FindingIndex(index))
      if !isOpen { findings[index].suggestion = finder.adviser.suggestion(for: findings[index]) }
      guard isOpen || chosen.contains(FindingIndex(index)) else { continue }
      findings[index].options = finder.options(for: findings[index])
      if isOpen { findings[index].suggestion = finder.suggestion(findings[index].options, for: findings[index]) }
      // What people would take instead is said in its place.
      if let color = findings[index].suggestion?.color, let first = findings[index].options.first,
        !first.changes.contains(where: { $0.color == color })
      {
        findings[index].suggestion = nil
      }
    }
  }
}
