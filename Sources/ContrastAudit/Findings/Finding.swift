package import ColorMath
import PaletteModel

/// What became of a cell on its way to the gate.
package enum Disposition: String, Hashable, Sendable {
  case open
  case waived
  case baselined
}

/// Where a finding holds: one variant or state, with its numbers.
package struct Cell: Sendable {
  /// Index into `AuditResult.measurements`.
  package var measurement: Int
  /// Whether it counts at the gate; only an open one does.
  package var disposition: Disposition
}

/// A change of one colour that makes a finding's pair pass.
package struct Suggestion: Hashable, Sendable {
  /// The token or literal that moves, as reports name it.
  package var token: String
  /// What the token becomes.
  package var color: EightBitColor
  /// The ratio of the pair after the change.
  package var ratio: ContrastRatio
  /// The distance from the present colour in Oklab.
  package var deltaEOK: Double
  /// How the colour was chosen.
  package var preset: String
}

/// A design defect: one rule on one subject, in one or more cells.
package struct Finding: Sendable {
  /// The id of the rule that found it.
  package var rule: String
  /// The severity at the gate: the rule's own, or what the audit file sets for the rule.
  package var severity: Severity
  /// The identity that survives other variants, wordings, lines and colours.
  package var fingerprint: String
  /// What the rule found, in numbers.
  package var evidence: Evidence
  /// Where it holds, at least one, in the order of the variants.
  package var cells: [Cell]
  /// The nearest change that makes the pair pass; nil where none is computed.
  package var suggestion: Suggestion?

  /// Whether any cell still counts.
  package var isOpen: Bool { cells.contains { $0.disposition == .open } }
}
