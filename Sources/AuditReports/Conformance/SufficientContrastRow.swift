import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// One component of a device family with its results in the variants of the App Store's label.
struct SufficientContrastRow {
  let name: String
  /// The least ratio that it needs, as printed.
  let need: String
  private let required: Double
  private let measurements: [Measurement]
  private let worst: ConformanceOutcome

  /// The components that occur, the failing ones first, then those that are not decided.
  static func all(of audits: [AuditResult]) -> [SufficientContrastRow] {
    let criteria = ConformanceCriterion.all.filter { $0.level != .aaa }
    let systems = Set(audits.map { $0.declaration.profile }).count > 1
    var rows: [SufficientContrastRow] = []
    for criterion in criteria {
      for component in ConformanceResult(criterion, audits).components {
        let audit = audits[component.audit]
        let system = systems ? ", \(Wording.system(audit.declaration.profile))" : ""
        rows.append(
          SufficientContrastRow(
            name: component.name + system, required: component.required, worst: component.outcome,
            audit.measured.rows[component.pair.offset].map { audit.measured.measurements[$0] }.filter {
              $0.state == nil
            }))
      }
    }
    return [ConformanceOutcome.failed, .cantTell, .passed].flatMap { outcome in rows.filter { $0.worst == outcome } }
  }

  private init(name: String, required: Double, worst: ConformanceOutcome, _ measurements: [Measurement]) {
    self.name = name
    self.required = required
    self.worst = worst
    self.measurements = measurements
    need = required == required.rounded() ? "\(Int(required))" : "\(required)"
  }

  /// The worst outcome in some variants; nil if no minimum applies in any.
  func outcome(in variants: [Variant]) -> ConformanceOutcome? {
    measurements.filter { variants.contains($0.variant) }.compactMap { ConformanceOutcome($0, required: required) }
      .reduce(nil) { sum, next in sum.map { $0.and(next) } ?? next }
  }

  /// The ratio in a variant with the mark of its outcome.
  func cell(in variant: Variant) -> String {
    guard let measurement = measurements.first(where: { $0.variant == variant }),
      let outcome = ConformanceOutcome(measurement, required: required)
    else { return "–" }
    let mark =
      switch outcome {
      case .failed: "✗"
      case .cantTell: "?"
      case .passed: "✓"
      }
    return (measurement.minimum.map { "\($0.flooredText()) " } ?? "") + mark
  }
}
