import PaletteModel

/// Turns the evidence of rules into findings: severity by the audit file, identity by rule and subject.
struct FindingStamper {
  private let input: AuditInput
  /// What fingerprints call each foreground of the plan.
  private let foregrounds: [String]
  /// What fingerprints call each surface of the audit.
  private let surfaces: [String]

  /// Works out once how fingerprints call the foregrounds and surfaces.
  init(input: AuditInput) {
    self.input = input
    let palette = input.plan.loaded.palette
    foregrounds = input.plan.foregrounds.map { Self.identity(of: $0, in: palette) }
    surfaces = input.plan.loaded.declaration.surfaces.map { Self.identity(of: $0, in: palette) }
  }

  /// The findings of every rule that is not off, in the order of `Rule.all`, then by pair.
  func findings(of rules: [Rule]) -> [Finding] {
    rules.flatMap { rule -> [Finding] in
      guard let severity = severity(of: rule) else { return [] }
      return rule.check(input).map { evidence in
        Finding(
          rule: rule.id, severity: severity, fingerprint: fingerprint(of: evidence, rule), evidence: evidence,
          cells: evidence.cells.map { Cell(measurement: $0, disposition: .open) }, suggestion: nil)
      }
    }
  }

  /// The rule's own severity or the one that the audit file sets; nil where it is switched off.
  private func severity(of rule: Rule) -> Severity? {
    switch input.plan.loaded.declaration.ruleSettings[rule.id] {
    case nil: rule.severity
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  private func fingerprint(of evidence: Evidence, _ rule: Rule) -> String {
    let pair = input.plan.pairs[evidence.pair]
    if let id = input.plan.loaded.declaration.pairs[pair.uses[0].declared].givenID {
      return IdentityText.join([rule.id, id])
    }
    var parts = [
      rule.id, foregrounds[pair.foreground], surfaces[pair.surface], pair.role.rawValue, pair.size.rawValue,
    ]
    if let against = pair.against { parts.append(foregrounds[against]) }
    return IdentityText.join(parts)
  }

  /// The foreground's name, a plain token by the shortest name that finds it.
  private static func identity(of foreground: Foreground, in palette: Palette) -> String {
    guard foreground.colors.isConstant, foreground.colors.full.opacity == 1 else { return foreground.text }
    return identity(of: foreground.colors.full, in: palette)
  }

  private static func identity(of surface: Surface, in palette: Palette) -> String {
    guard surface.layers.isConstant, surface.layers.full.count == 1,
      case .color(let color) = surface.layers.full[0], color.text == surface.name
    else { return surface.name }
    return identity(of: color, in: palette)
  }

  private static func identity(of color: WrittenColor, in palette: Palette) -> String {
    guard case .token(let name) = color.reference, case .found(let index) = palette.lookup(name) else {
      return color.text
    }
    return palette.displayName(of: index)
  }
}

extension Adaptive {
  /// Whether no setting replaces the value.
  fileprivate var isConstant: Bool { reduced == nil && increased == nil && increasedReduced == nil }
}
