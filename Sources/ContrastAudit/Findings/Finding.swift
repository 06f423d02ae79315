package import ColorMath
package import PaletteModel

/// What became of a cell on its way to the gate.
package enum Disposition: String, Hashable, Sendable {
  case open
  case waived
  case baselined
}

/// Where a finding holds: one variant or state, with its numbers.
package struct Cell: Hashable, Sendable {
  package var variant: Variant
  /// The opt-in condition beyond the variant; nil for the eight variants themselves.
  package var state: String?
  /// Index into `AuditResult.measurements`; nil for what is found in a palette without measuring.
  package var measurement: Int?
  package var ratio: ContrastRatio?
  package var required: ContrastRatio?
  /// The place that a person edits.
  package var location: SourceLocation
  /// Whether it counts at the gate; only an open one does.
  package var disposition = Disposition.open

  /// The cell of one measurement.
  package init(measured index: Int, in input: AuditInput) {
    let measurement = input.measurements[index]
    variant = measurement.variant
    state = measurement.state
    self.measurement = index
    ratio = measurement.minimum
    required = measurement.requirement.minimum
    location = measurement.location
  }

  /// A cell without numbers: a place in a palette that counts in a variant.
  package init(_ variant: Variant, at location: SourceLocation) {
    self.variant = variant
    self.location = location
  }
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
