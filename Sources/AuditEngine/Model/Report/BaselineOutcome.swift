package import ColorMath
import Palettes

/// The comparison of a run's findings with a baseline.
package struct BaselineOutcome: Hashable, Sendable {
  /// A record that is more lenient than the present state.
  package struct Stale: Hashable, Sendable {
    /// The id of the audit.
    package var audit: String
    /// The finding.
    package var fingerprint: String
    /// The variant or state.
    package var place: CellPlace
    /// The recorded ratio; nil for a finding without one.
    package var recorded: ContrastRatio?
    /// The ratio now; nil if the finding is gone.
    package var ratio: ContrastRatio?
    /// True if the finding no longer holds there.
    package var isFixed: Bool
  }

  /// A cell that has no record, or a lower ratio than it.
  package struct Rise: Hashable, Sendable {
    /// The id of the audit.
    package var audit: String
    package var rule: String
    package var fingerprint: String
    package var place: CellPlace
    /// The recorded ratio; nil for a finding without one, and without a record.
    package var recorded: ContrastRatio?
    package var ratio: ContrastRatio?
    package var required: ContrastRatio?
  }

  /// Recorded cells that still hold, none of them worse.
  package var known = 0
  /// The new and worse cells, in the order of audits and findings.
  package var risen: [Rise] = []
  /// Cells without a record.
  package var new = 0
  /// Cells whose ratio is lower than the recorded one by more than the tolerance.
  package var worse = 0
  /// Records to tighten or to remove, by audit, fingerprint and place.
  package var stale: [Stale] = []

  /// Records of findings that are gone.
  package var fixed: Int { stale.count { $0.isFixed } }
  /// Records of findings that hold with a better ratio.
  package var better: Int { stale.count - fixed }
}
