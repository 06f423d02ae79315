import Palettes

/// A pair in a variant, which a record decides.
struct RecordedCell: Hashable {
  let pair: PairIndex
  let variant: Variant
}
