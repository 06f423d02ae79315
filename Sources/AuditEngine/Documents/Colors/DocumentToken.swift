package import ColorMath
package import Palettes

/// A named color with the values that a document states for it.
package struct DocumentToken: Sendable {
  package struct Value: Hashable, Sendable {
    /// The appearance of the entry in a color set.
    package var condition: AppearanceCondition
    package var color: Color
    /// The line that states it.
    package var line: Int
  }

  /// The name, as code writes it if code does.
  package var name: String
  /// The values, those for any appearance first.
  package var values: [Value]

  /// The first line that states a value.
  package var line: Int { values.map { $0.line }.min() ?? 1 }
}
