package import ColorMath
package import PaletteModel

/// A change of one entry, with its effect on the whole audit after the edits before it.
package struct LeverageEdit: Sendable {
  /// The token.
  package var token: TokenIndex
  /// The entry.
  package var entry: EntryIndex
  /// The condition of the entry as Xcode shows it, for example `High Dark`.
  package var condition: String
  /// The variants in which something is measured with the entry.
  package var variants: VariantSet
  /// The entry's color before the edit.
  package var from: Color
  /// The color to write; the entry's alpha stays.
  package var to: EightBitColor
  /// The distance between the two in Oklab.
  package var deltaEOK: Double
  /// Failing measurements that pass after it, ascending.
  package var clears: [MeasurementIndex]
  /// Passing measurements that fail after it, in the same form.
  package var breaks: [MeasurementIndex]
  /// The place of the entry.
  package var location: SourceLocation
  /// The worst measurement that it clears in each appearance, light first.
  package var examples: [EditExample]

  /// Creates a change of an entry with its effect: the measurements that it clears and breaks.
  package init(
    token: TokenIndex, entry: EntryIndex, condition: String, variants: VariantSet, from: Color, to: EightBitColor,
    deltaEOK: Double,
    clears: [MeasurementIndex], breaks: [MeasurementIndex], location: SourceLocation, examples: [EditExample] = []
  ) {
    self.token = token
    self.entry = entry
    self.condition = condition
    self.variants = variants
    self.from = from
    self.to = to
    self.deltaEOK = deltaEOK
    self.clears = clears
    self.breaks = breaks
    self.location = location
    self.examples = examples
  }
}

/// The index of an edit among those to make first.
package typealias EditIndex = TypedIndex<LeverageEdit>
