package import ColorMath
package import ContrastAudit
import PaletteModel

/// Puts the numbers of findings and measurements into words; the one place for every format.
package struct Wording {
  private let audit: AuditResult

  /// Words for the findings of one audit.
  package init(_ audit: AuditResult) { self.audit = audit }

  /// The foreground and surface of a pair, and what the foreground is compared with.
  package func subject(of pair: PlannedPair) -> String {
    let name = "\(audit.plan.foregroundName(of: pair)) on \(audit.plan.surfaceName(of: pair))"
    guard let against = pair.against else { return name }
    return "\(name) against \(audit.plan.foregrounds[against].text)"
  }

  /// What a finding says, in one sentence without a full stop.
  package func message(of finding: Finding) -> String {
    let pair = audit.plan.pairs[finding.evidence.pair]
    let subject = subject(of: pair)
    let variants = Self.variants(finding.cells.map { audit.measurements[$0.measurement] })
    switch finding.evidence {
    case .lowContrast:
      let worst = worst(of: finding)
      return "\(Self.role(pair)) \(subject) reaches \(Self.ratio(worst.minimum)), needs "
        + "\(Self.required(worst.requirement)) (\(worst.requirement.criterion.id)) in \(variants)"
    case .invisible:
      let cause = worst(of: finding).reason?.words ?? "foreground and surface look the same"
      return "text \(subject) cannot be seen in \(variants): \(cause)"
    case .unresolved:
      return "\(subject) has no colour in \(variants): \(worst(of: finding).reason?.words ?? "")"
    case .unverified:
      return "\(subject) is unverified in \(variants): \(worst(of: finding).reason?.words ?? "")"
    }
  }

  /// The measurement of a finding with the least ratio; one without a ratio comes first.
  package func worst(of finding: Finding) -> Measurement {
    let all = finding.cells.map { audit.measurements[$0.measurement] }
    return all.min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) } ?? audit.measurements[0]
  }

  /// A ratio cut to two decimals; never rounded up, so that a failing 4.499 prints 4.49.
  package static func ratio(_ ratio: ContrastRatio?) -> String { ratio?.flooredText(decimals: 2) ?? "–" }

  /// A minimum as policies write it: `4.5`, `3`.
  package static func required(_ requirement: Requirement) -> String {
    guard let minimum = requirement.minimum?.value else { return "–" }
    return minimum == minimum.rounded() ? DecimalText.fixed(minimum, decimals: 0) : "\(minimum)"
  }

  /// The name of a role in front of a pair, with `large` where that changes the minimum.
  package static func role(_ pair: PlannedPair) -> String {
    pair.size == .large ? "large text" : pair.role == .linkCue ? "link" : pair.role.rawValue
  }

  /// The variants of measurements in words: `all variants` for eight.
  package static func variants(_ measurements: [Measurement]) -> String {
    let set = VariantSet(measurements.map { VariantSet($0.variant) })
    return set == .all ? "all variants" : set.variants.map(\.id).joined(separator: ", ")
  }
}
