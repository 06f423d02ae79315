package import AuditModel
import PaletteModel

/// Turns the evidence of rules into findings: severity from the audit file, identity from rule and subject.
package struct FindingStamper {
  let input: AuditInput

  /// Creates a stamper for one audit.
  package init(
    input: AuditInput
  ) {
    self.input = input
  }

  /// The findings of every rule that is not off, in the order of `Rule.all`, then by pair.
  package func findings(of rules: [Rule]) -> [Finding] {
    rules.flatMap { rule -> [Finding] in
      guard input.plan.loaded.declaration.ruleSettings[rule.id] != .off else { return [] }
      return rule.check(input).map { evidence in
        Finding(
          rule: rule.id, severity: severity(of: evidence, rule), fingerprint: fingerprint(of: evidence, rule),
          evidence: evidence, cells: evidence.cells(in: input), suggestion: nil)
      }
    }
  }

  /// The severity that the audit file sets, else the rule's own for the evidence.
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
    let identity = SubjectIdentity(input.plan.loaded)
    let parts =
      switch evidence.subject {
      case .pair(let pair): identity.parts(of: input.plan.pairs[pair])
      case .token(let token): [palette.displayName(of: token)]
      case .tokens(let tokens): tokens.map(palette.displayName)
      case .catalog(let path): [path]
      case .icon(let icon): [input.plan.loaded.icons.displayName(of: icon)]
      case .foreground(let index): [identity.name(of: input.plan.foregrounds[index])]
      case .surface(let index): [identity.name(of: input.plan.loaded.declaration.surfaces[index])]
      case .source(let member, let ordinal): [member, String(ordinal)]
      case .waiver(let index):
        input.plan.loaded.declaration.waivers[index].selectors.map { "\($0.key)=\($0.pattern)" }
      }
    return IdentityText.join([Fingerprint.head(of: rule.id)] + parts)
  }
}
