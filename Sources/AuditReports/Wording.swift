package import ColorMath
package import ContrastAudit
package import PaletteModel

/// Puts the numbers of findings and measurements into words; the one place for every format.
package struct Wording {
  let audit: AuditResult

  /// Words for the findings of one audit.
  package init(_ audit: AuditResult) { self.audit = audit }

  /// What a finding says about its subject, in a few words, without variants and reason.
  package func result(of finding: Finding) -> String {
    let worst = worst(of: finding)
    return switch finding.evidence {
    case .lowContrast: "\(Self.ratio(worst?.minimum)), needs \(Self.required(worst?.requirement))"
    case .invisible: "cannot be seen"
    case .unresolved: "has no colour"
    case .unverified: worst?.minimum == nil ? "unverified" : "\(Self.ratio(worst?.minimum)), unverified"
    }
  }

  /// What a finding says, in one sentence without a full stop.
  package func message(of finding: Finding) -> String {
    let subject = subject(of: finding)
    let variants = Self.variants(finding.cells.map(\.variant))
    let worst = worst(of: finding)
    switch finding.evidence {
    case .lowContrast(let pair, _):
      return "\(Self.role(audit.plan.pairs[pair])) \(subject) reaches \(Self.ratio(worst?.minimum)), needs "
        + "\(Self.required(worst?.requirement)) (\(worst?.requirement.criterion.id ?? "")) in \(variants)"
    case .invisible:
      let cause = worst?.reason?.words ?? "foreground and surface look the same"
      return "text \(subject) cannot be seen in \(variants): \(cause)"
    case .unresolved:
      return "\(subject) has no colour in \(variants): \(worst?.reason?.words ?? "")"
    case .unverified:
      return "\(subject) is unverified in \(variants): \(worst?.reason?.words ?? "")"
    }
  }

  /// The reason behind a finding where the numbers do not speak for themselves.
  package func reason(of finding: Finding) -> String? { worst(of: finding)?.reason?.words }

  /// The variants of a finding in at most about 30 characters: counted where naming them takes more.
  package func briefVariants(of finding: Finding) -> String {
    let named = Self.variants(finding.cells.map(\.variant))
    return named.utf8.count > 32 ? Self.count(finding.cells.count, "variant") : named
  }

  /// The measurement of a finding with the least ratio, one without a ratio first; nil where nothing was measured.
  package func worst(of finding: Finding) -> Measurement? {
    finding.cells.compactMap { $0.measurement.map { audit.measurements[$0] } }
      .min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
  }

  /// The colours of a finding as they are seen in its worst cell; nil where one has no value.
  package func seen(_ finding: Finding) -> (foreground: EightBitColor, surface: EightBitColor)? {
    guard let cell = worst(of: finding), let front = cell.foregroundColor, let back = cell.surfaceColor else {
      return nil
    }
    return (front, back)
  }

  /// The place that a person edits first.
  package func location(of finding: Finding) -> SourceLocation {
    worst(of: finding)?.location ?? finding.cells.first?.location ?? audit.declaration.location
  }
}
