package import ColorMath
package import Palettes

/// The place and numbers of a finding in one variant or state.
package struct Cell: Hashable, Sendable {
  /// The variant in which it holds.
  package var variant: Variant
  /// The opt-in condition in addition to the variant; nil for the eight variants themselves.
  package var state: String?
  /// The measurement; nil for findings about a palette, which need no measurement.
  package var measurement: MeasurementIndex?
  /// The proven least ratio, 1…21; nil if none was measured.
  package var ratio: ContrastRatio?
  /// The required ratio; nil if no minimum applies.
  package var required: ContrastRatio?
  /// The place to edit.
  package var location: SourceLocation
  /// The state at the gate; only an open cell counts.
  package var disposition = Disposition.open
  /// The waiver that covers it; nil unless it is waived.
  package var waiver: WaiverIndex?

  /// The cell of one measurement.
  init(measured index: MeasurementIndex, in input: AuditInput) {
    let measurement = input.measurements[index]
    variant = measurement.variant
    state = measurement.state
    self.measurement = index
    ratio = measurement.minimum
    required = measurement.requirement.minimum
    location = measurement.location
  }

  /// Returns one cell for each variant or state, the one with the least ratio, in order of first occurrence.
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

  /// A cell without numbers: a place in a palette that matters in a variant.
  init(_ variant: Variant, at location: SourceLocation) {
    self.variant = variant
    self.location = location
  }
}
