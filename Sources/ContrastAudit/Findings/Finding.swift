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
  package var disposition: Disposition
}

/// A change of one colour that makes a finding's pair pass.
package struct Suggestion: Hashable, Sendable {
  /// The token or literal that moves, as reports name it.
  package var token: String
  package var color: EightBitColor
  package var ratio: ContrastRatio
  /// The distance from the present colour in Oklab.
  package var deltaEOK: Double
  /// How the colour was chosen.
  package var preset: String
}

/// A design defect: one rule on one subject, in one or more cells.
package struct Finding: Sendable {
  package var rule: String
  package var severity: Severity
  /// The identity that survives other variants, wordings, lines and colours.
  package var fingerprint: String
  package var evidence: Evidence
  package var cells: [Cell]
  package var suggestion: Suggestion?

  /// Whether any cell still counts.
  package var isOpen: Bool { cells.contains { $0.disposition == .open } }
}
