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
  /// The variant in which it holds.
  package var variant: Variant
  /// The opt-in condition beyond the variant; nil for the eight variants themselves.
  package var state: String?
  /// Index into `AuditResult.measurements`; nil for what is found in a palette without measuring.
  package var measurement: Int?
  /// The proven least ratio, 1…21; nil if none was measured.
  package var ratio: ContrastRatio?
  /// The ratio that it must reach; nil if no minimum applies.
  package var required: ContrastRatio?
  /// The place that a person edits.
  package var location: SourceLocation
  /// True if it counts at the gate; only an open one does.
  package var disposition = Disposition.open
  /// Index into `AuditDeclaration.waivers` of the waiver that covers it; nil unless it is waived.
  package var waiver: Int?

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

  /// One cell for each variant or state, the one with the least ratio, in the order of their first.
  static func worst(of cells: [Cell]) -> [Cell] {
    var worst: [Cell] = []
    for cell in cells {
      if let place = worst.firstIndex(where: { $0.variant == cell.variant && $0.state == cell.state }) {
        if (cell.ratio?.value ?? 0) < (worst[place].ratio?.value ?? 0) { worst[place] = cell }
      } else {
        worst.append(cell)
      }
    }
    return worst
  }

  /// A cell without numbers: a place in a palette that counts in a variant.
  package init(_ variant: Variant, at location: SourceLocation) {
    self.variant = variant
    self.location = location
  }
}

/// A change of one color that makes a finding's pair pass.
package struct Suggestion: Hashable, Sendable {
  /// The token or literal that moves, as reports name it.
  package var token: String
  /// The color to take instead, in 8 bits per channel.
  package var color: EightBitColor
  /// The ratio that it reaches in the worst cell.
  package var ratio: ContrastRatio
  /// The distance from the present color in Oklab.
  package var deltaEOK: Double
  /// How the color was chosen.
  package var preset: String
}

/// A design defect: one rule on one subject, in one or more cells.
package struct Finding: Sendable {
  /// The id of the rule that found it.
  package var rule: String
  /// How much it weighs at the gate, by the rule or the audit file.
  package var severity: Severity
  /// The identity that survives other variants, wordings, lines and colors.
  package var fingerprint: String
  /// The numbers that the rule found.
  package var evidence: Evidence
  /// Where it holds, in report order; never empty.
  package var cells: [Cell]
  /// The nearest change that makes it pass; nil if none is known.
  package var suggestion: Suggestion?
  /// What makes it pass over all that may lie below its surface; nil if that is not seen.
  package var repairs: Repairs?

  /// True if any cell still counts.
  package var isOpen: Bool { cells.contains { $0.disposition == .open } }

  /// The cells that a report speaks of: those that still count; all where none does.
  package var spokenCells: [Cell] {
    let open = cells.filter { $0.disposition == .open }
    return open.isEmpty ? cells : open
  }

  /// The finding in the cells with a disposition alone; nil if there are none.
  package func part(_ disposition: Disposition) -> Finding? {
    var part = self
    part.cells.removeAll { $0.disposition != disposition }
    return part.cells.isEmpty ? nil : part
  }

  /// True if any cell is waived or accepted.
  package var hasExceptions: Bool { cells.contains { $0.disposition != .open } }
}
