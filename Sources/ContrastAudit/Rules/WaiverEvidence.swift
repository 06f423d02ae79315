import PaletteModel

/// What is wrong with a waiver.
package struct WaiverEvidence: Hashable, Sendable {
  /// What is wrong.
  package enum Flaw: Hashable, Sendable {
    /// Its last day has passed.
    case expired
    /// It matches no finding.
    case unused
  }

  /// Index into `AuditDeclaration.waivers`.
  package var waiver: Int
  /// What is wrong.
  package var flaw: Flaw

  /// The variants of the waiver that are audited, all at the place where it is declared.
  func cells(in input: AuditInput) -> [Cell] {
    let declared = input.plan.loaded.declaration.waivers[waiver]
    return declared.variants.intersection(input.plan.variants).variants.map { Cell($0, at: declared.location) }
  }
}
