import ColorMath
import Palettes

/// A value of a named color, as one place of a document states it.
struct StatedColor: Hashable, Sendable {
  /// The way a document names a color; the earlier is preferred.
  enum Naming: Int, Hashable, Sendable {
    /// An identifier in code.
    case code
    /// Words in a table, a list or a heading.
    case prose
  }

  /// The name as written.
  package var name: String
  /// The way the name is written.
  var naming: Naming
  /// The appearance for which the value holds; any if the document says none.
  package var condition: AppearanceCondition
  package var color: Color
  /// The line of the value.
  package var line: Int
}
