package import Palettes

/// A problem with a waiver.
package struct WaiverEvidence: Hashable, Sendable {
  /// The kind of problem.
  package enum Flaw: Hashable, Sendable {
    /// Its last day has passed.
    case expired
    /// A waiver that matches no finding.
    case unused
  }

  package var waiver: WaiverIndex
  /// The problem.
  package var flaw: Flaw

  /// Returns the audited variants of the waiver, all at the place of its declaration.
  func cells(in input: AuditInput) -> [Cell] {
    let declared = input.plan.loaded.declaration.waivers[waiver]
    return declared.variants.intersection(input.plan.variants).variants.map { Cell($0, at: declared.location) }
  }
}
