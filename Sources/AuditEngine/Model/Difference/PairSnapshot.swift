package import ColorMath
import Palettes

/// One pair of a report with its measurements.
package struct PairSnapshot: Hashable, Sendable {
  /// The identity of a pair: two pairs with one id and different colors are distinct.
  package struct Key: Hashable, Sendable {
    /// The id of the audit.
    package var audit: String
    package var id: String
    /// The foreground, as the report names it.
    package var foreground: String
    /// The surface, as the report names it.
    package var surface: String
    /// The id of the role.
    package var role: String

    /// Names a pair.
    package init(audit: String, id: String, foreground: String, surface: String, role: String) {
      self.audit = audit
      self.id = id
      self.foreground = foreground
      self.surface = surface
      self.role = role
    }
  }

  /// One measurement.
  package struct Row: Hashable, Sendable {
    /// The variant or state.
    package var place: CellPlace
    /// The comparison of the ratio with the required one.
    package var verdict: Verdict
    /// The proven least ratio; nil if a color is missing.
    package var ratio: ContrastRatio?
    /// The required ratio; nil if no minimum applies.
    package var required: ContrastRatio?
    /// The foreground as displayed; nil if it is missing.
    package var foreground: EightBitColor?
    /// The surface as displayed; nil if it is missing.
    package var surface: EightBitColor?
    /// The reason for a verdict of `unverified`; nil for every other verdict.
    package var reason: String?
    /// The expected outcome of an unverified measurement; nil for every other verdict, and in a report of version 1.0.
    package var expectation: Expectation?

    /// Describes a measurement.
    package init(
      _ place: CellPlace, _ verdict: Verdict, ratio: ContrastRatio?, required: ContrastRatio?,
      foreground: EightBitColor? = nil, surface: EightBitColor? = nil, reason: String? = nil,
      expectation: Expectation? = nil
    ) {
      self.place = place
      self.verdict = verdict
      self.ratio = ratio
      self.required = required
      self.foreground = foreground
      self.surface = surface
      self.reason = reason
      self.expectation = expectation
    }
  }

  /// The identity of the pair.
  package var key: Key
  /// The measurements in the order of the report; a place occurs twice if two pairs have equal keys.
  package var rows: [Row]

  /// Creates the snapshot of a pair from its key and its measurements.
  init(_ key: Key, _ rows: [Row]) {
    self.key = key
    self.rows = rows
  }
}
