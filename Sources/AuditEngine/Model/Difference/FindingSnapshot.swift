package import ColorMath
package import Palettes

/// One finding of a report with its cells.
package struct FindingSnapshot: Hashable, Sendable {
  /// One variant or state in which a finding holds.
  package struct Cell: Hashable, Sendable {
    /// The variant or state.
    package var place: CellPlace
    /// The proven least ratio; nil if none was measured.
    package var ratio: ContrastRatio?
    /// The required ratio; nil if no minimum applies.
    package var required: ContrastRatio?
    /// The state of the cell at the gate.
    package var disposition: Disposition
    /// The place to edit.
    package var location: SourceLocation
    /// The least ratio that its waiver covers; nil without a waiver, or for one that covers every ratio.
    var waivedDownTo: ContrastRatio?

    /// Describes a cell.
    package init(
      _ place: CellPlace, ratio: ContrastRatio? = nil, required: ContrastRatio? = nil,
      _ disposition: Disposition = .open, at location: SourceLocation, waivedDownTo: ContrastRatio? = nil
    ) {
      self.waivedDownTo = waivedDownTo
      self.place = place
      self.ratio = ratio
      self.required = required
      self.disposition = disposition
      self.location = location
    }
  }

  /// The nearest change that makes it pass.
  package struct Suggestion: Hashable, Sendable {
    /// The token or literal that changes.
    package var token: String
    /// The suggested color.
    package var color: EightBitColor
    /// The ratio with the suggested color.
    package var ratio: ContrastRatio

    /// Proposes a color.
    package init(token: String, color: EightBitColor, ratio: ContrastRatio) {
      self.token = token
      self.color = color
      self.ratio = ratio
    }
  }

  /// The id of the audit.
  package var audit: String
  /// The id of the rule.
  package var rule: String
  /// The severity at the gate.
  package var severity: Severity
  /// The identity, which does not depend on variants, wording, lines and colors.
  package var fingerprint: String
  /// The message, in one sentence without a period.
  package var message: String
  /// The foreground that it is about; nil for one about tokens, a catalog or an icon.
  package var foreground: String?
  /// The surface that it is about; nil if there is no pair.
  package var surface: String?
  /// The nearest color that passes; nil if none is known.
  package var suggestion: Suggestion?
  /// The cells in which it holds.
  package var cells: [Cell]

  /// Describes a finding.
  package init(
    audit: String, rule: String, severity: Severity, fingerprint: String, message: String, foreground: String? = nil,
    surface: String? = nil, suggestion: Suggestion? = nil, cells: [Cell]
  ) {
    self.audit = audit
    self.rule = rule
    self.severity = severity
    self.fingerprint = fingerprint
    self.message = message
    self.foreground = foreground
    self.surface = surface
    self.suggestion = suggestion
    self.cells = cells
  }
}
