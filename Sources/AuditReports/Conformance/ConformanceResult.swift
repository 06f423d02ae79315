import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The components that one criterion covers, with the outcome of each.
struct ConformanceResult {
  /// A pair that is known to occur, under one criterion.
  struct Component {
    /// Index of the audit in the report.
    let audit: Int
    let pair: PairIndex
    /// Its names in the product, else its colors.
    let name: String
    /// The worst outcome over all variants.
    let outcome: ConformanceOutcome
    /// The variants with that outcome.
    let variants: VariantSet
    /// The least ratio among them; nil if one has none.
    let ratio: ContrastRatio?
    /// The least ratio that the criterion requires.
    let required: Double
    /// The reason that it cannot be decided; nil for plain outcomes.
    let reason: String?
  }

  let criterion: ConformanceCriterion
  /// By audit, then in the order of the plan.
  let components: [Component]
  /// The number of pairs that are proposed from names only, which prove nothing.
  let inferred: Int

  init(_ criterion: ConformanceCriterion, _ audits: [AuditResult]) {
    self.criterion = criterion
    var components: [Component] = []
    var inferred = 0
    for (index, audit) in audits.enumerated() {
      let pairs = audit.plan.pairs
      for pair in pairs.typedIndices {
        guard let required = criterion.required(of: pairs[pair]) else { continue }
        let declared = pairs[pair].uses.map { audit.plan.loaded.declaration.pairs[$0.declared] }
        if declared.allSatisfy({ if case .inferred = $0.origin { true } else { false } }) {
          inferred += 1
        } else if let component = Component(audit, index, pair, required, declared.compactMap { $0.name }) {
          components.append(component)
        }
      }
    }
    self.components = components
    self.inferred = inferred
  }

  /// The components of an outcome, in order.
  func components(_ outcome: ConformanceOutcome) -> [Component] { components.filter { $0.outcome == outcome } }
}

extension ConformanceResult.Component {
  /// Nil for a pair without any measurement that a minimum applies to.
  fileprivate init?(_ audit: AuditResult, _ index: Int, _ pair: PairIndex, _ required: Double, _ names: [String]) {
    let measurements = audit.measured.measurements
    var worst: ConformanceOutcome?
    var cells: [MeasurementIndex] = []
    for cell in audit.measured.rows[pair.offset] where measurements[cell].state == nil {
      guard let outcome = ConformanceOutcome(measurements[cell], required: required) else { continue }
      let sum = worst.map { $0.and(outcome) } ?? outcome
      if sum != worst { cells = [] }
      if sum == outcome { cells.append(cell) }
      worst = sum
    }
    guard let worst else { return nil }
    var known: [String] = []
    for name in names where !known.contains(name) { known.append(name) }
    self.audit = index
    self.pair = pair
    self.required = required
    outcome = worst
    variants = VariantSet(cells.map { VariantSet(measurements[$0].variant) })
    ratio =
      cells.contains { measurements[$0].minimum == nil }
      ? nil : cells.compactMap { measurements[$0].minimum }.min { $0.value < $1.value }
    reason = worst == .cantTell ? cells.lazy.compactMap { measurements[$0].reason?.words }.first : nil
    let subject = Wording(audit).subject(of: audit.plan.pairs[pair])
    let device = audit.declaration.isOfParticularClass ? ", \(Wording.label(audit.declaration.deviceClass))" : ""
    name = (known.isEmpty ? subject : "\(known.inWords()) (\(subject))") + device
  }

  /// Ratio and minimum in words: `3.45 (needs 4.5) in all variants`.
  var numbers: String {
    let reached = ratio.map { "\($0.flooredText()) (needs \(Wording.required(ContrastRatio(required))))" } ?? "no ratio"
    return "\(reached) in \(Wording.variants(variants))"
  }
}
