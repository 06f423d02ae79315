import PaletteModel

/// Turns the evidence of rules into findings: severity by the audit file, identity by rule and subject.
struct FindingStamper {
  let input: AuditInput

  /// The findings of every rule that is not off, in the order of `Rule.all`, then by pair.
  func findings(of rules: [Rule]) -> [Finding] {
    rules.flatMap { rule -> [Finding] in
      guard input.plan.loaded.declaration.ruleSettings[rule.id] != .off else { return [] }
      return rule.check(input).map { evidence in
        Finding(
          rule: rule.id, severity: severity(of: evidence, rule), fingerprint: fingerprint(of: evidence, rule),
          evidence: evidence, cells: evidence.cells(in: input), suggestion: nil)
      }
    }
  }

  /// The severity that the audit file sets, else the one that the rule gives to the evidence.
  private func severity(of evidence: Evidence, _ rule: Rule) -> Severity {
    switch input.plan.loaded.declaration.ruleSettings[rule.id] {
    case nil, .off: rule.weigh?(evidence, input) ?? rule.severity
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  private func fingerprint(of evidence: Evidence, _ rule: Rule) -> String {
    let palette = input.plan.loaded.palette
    return switch evidence.subject {
    case .pair(let pair): fingerprint(of: input.plan.pairs[pair], rule)
    case .token(let token): IdentityText.join([rule.id, palette.displayName(of: token)])
    case .tokens(let tokens): IdentityText.join([rule.id] + tokens.map(palette.displayName))
    case .catalog(let path): IdentityText.join([rule.id, path])
    case .foreground(let index): IdentityText.join([rule.id, identity(of: input.plan.foregrounds[index])])
    }
  }

  private func fingerprint(of pair: PlannedPair, _ rule: Rule) -> String {
    let declared = input.plan.loaded.declaration.pairs[pair.uses[0].declared]
    if let id = declared.givenID { return IdentityText.join([rule.id, id]) }
    var parts = [
      rule.id, identity(of: declared.foreground), identity(of: input.plan.loaded.declaration.surfaces[pair.surface]),
      pair.role.rawValue, pair.size.rawValue,
    ]
    if let against = declared.against { parts.append(identity(of: against)) }
    return IdentityText.join(parts)
  }

  /// The foreground's name, a plain token by the shortest name that finds it.
  private func identity(of foreground: Foreground) -> String {
    guard foreground.colors.isConstant, foreground.colors.full.opacity == 1 else { return foreground.text }
    return identity(of: foreground.colors.full)
  }

  private func identity(of surface: Surface) -> String {
    guard surface.layers.isConstant, surface.layers.full.count == 1,
      case .color(let color) = surface.layers.full[0], color.text == surface.name
    else { return surface.name }
    return identity(of: color)
  }

  private func identity(of color: WrittenColor) -> String {
    guard case .token(let name) = color.reference,
      case .found(let index) = input.plan.loaded.palette.lookup(name)
    else { return color.text }
    return input.plan.loaded.palette.displayName(of: index)
  }
}

extension Adaptive {
  /// Whether no setting replaces the value.
  fileprivate var isConstant: Bool { reduced == nil && increased == nil && increasedReduced == nil }
}
