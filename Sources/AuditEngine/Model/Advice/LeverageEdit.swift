package import ColorMath
package import Palettes

/// A change of one entry, with its effect on the whole audit after the edits before it.
package struct LeverageEdit: Sendable {
  package var token: TokenIndex
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
  package var examples: [EditExample] = []
}

/// The index of an edit among those to make first.
package typealias EditIndex = TypedIndex<LeverageEdit>
