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
    let names = names(of: pair)
    return "\(names[0]) on \(names[1])" + names.dropFirst(2).map { " against \($0)" }.joined()
  }

  /// Foreground, surface and, if there is one, what the foreground is compared with.
  package func names(of pair: PlannedPair) -> [String] {
    [audit.plan.foregroundName(of: pair), audit.plan.surfaceName(of: pair)]
      + (pair.against.map { [audit.plan.foregrounds[$0].text] } ?? [])
  }

  /// The pair that a finding is about.
  package func pair(of finding: Finding) -> PlannedPair { audit.plan.pairs[finding.evidence.pair] }

  /// What a finding says about its subject, in a few words, without variants and reason.
  package func result(of finding: Finding) -> String {
    let worst = worst(of: finding)
    return switch finding.evidence {
    case .lowContrast: "\(Self.ratio(worst.minimum)), needs \(Self.required(worst.requirement))"
    case .invisible: "cannot be seen"
    case .unresolved: "has no colour"
    case .unverified: worst.minimum == nil ? "unverified" : "\(Self.ratio(worst.minimum)), unverified"
    }
  }

  /// The variants of a finding in at most about 30 characters: counted where naming them takes more.
  package func briefVariants(of finding: Finding) -> String {
    let named = variants(of: finding)
    return named.utf8.count > 32 ? Self.count(finding.cells.count, "variant") : named
  }

  /// What a finding says, in one sentence without a full stop.
  package func message(of finding: Finding) -> String {
    let pair = pair(of: finding)
    let subject = subject(of: pair)
    let variants = variants(of: finding)
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
    var worst = finding.cells[0].measurement
    var least = worstRatio(at: worst)
    for cell in finding.cells.dropFirst() where worstRatio(at: cell.measurement) < least {
      worst = cell.measurement
      least = worstRatio(at: worst)
    }
    return audit.measurements[worst]
  }

  private func worstRatio(at measurement: Int) -> Double { audit.measurements[measurement].minimum?.value ?? 0 }

  /// The variants of a finding, in words.
  package func variants(of finding: Finding) -> String {
    Self.variants(VariantSet(finding.cells.map { VariantSet(audit.measurements[$0.measurement].variant) }))
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

  /// Variants in words: `all variants`, `every light variant`, or their ids.
  static func variants(_ set: VariantSet) -> String {
    if set == .all { return "all variants" }
    for (words, members) in families where set == members { return "every \(words) variant" }
    let ids = { (variants: [Variant]) in variants.map(\.id).joined(separator: ", ") }
    let missing = VariantSet.all.subtracting(set).variants
    return missing.count < 3 ? "all variants but \(ids(missing))" : ids(set.variants)
  }

  /// Halves of the eight variants that have a name.
  private static let families: [(words: String, members: VariantSet)] = [
    ("light", members { $0.appearance == .light }), ("dark", members { $0.appearance == .dark }),
    ("standard-contrast", members { $0.contrast == .standard }),
    ("increased-contrast", members { $0.contrast == .increased }),
    ("full-transparency", members { $0.transparency == .full }),
    ("reduced-transparency", members { $0.transparency == .reduced }),
  ]

  private static func members(_ isMeant: (Variant) -> Bool) -> VariantSet {
    VariantSet(Variant.allCases.filter(isMeant).map { VariantSet($0) })
  }

  /// A number with the word for the things, in the plural unless there is one.
  package static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
