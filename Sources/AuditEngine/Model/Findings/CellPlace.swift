package import Palettes

/// The place of a cell or a measurement: a variant, or a state in one.
package struct CellPlace: Hashable, Comparable, Sendable {
  /// The variant, or the appearance of a state.
  package var variant: Variant
  /// The opt-in condition in addition to the variant; nil for the eight variants themselves.
  package var state: String?

  /// Names a variant, or a state in one.
  package init(_ variant: Variant, _ state: String? = nil) {
    self.variant = variant
    self.state = state
  }

  /// Variants in report order, then states by name.
  package static func < (left: CellPlace, right: CellPlace) -> Bool {
    switch (left.state, right.state) {
    case (nil, nil): left.variant < right.variant
    case (nil, _): true
    case (_, nil): false
    case (let one?, let other?): one == other ? left.variant < right.variant : one.precedesInBytes(other)
    }
  }
}

extension Cell {
  package var place: CellPlace { CellPlace(variant, state) }
}
