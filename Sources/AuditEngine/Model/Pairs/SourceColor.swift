import ColorMath
import FileSyntax
import Palettes
import SwiftReading

/// A color of the sources in the form of an audit file.
package struct SourceColor: Hashable, Sendable {
  /// The form in which an audit file writes the color.
  package indirect enum Form: Hashable, Sendable {
    /// A token, a literal or a system color.
    case color
    /// A material by its style.
    case material
    /// Glass by its style, with its tint.
    case glass(tint: SourceColor?)
    case gradient([SourceColor])
    /// None, with the reason.
    case none(String)
  }

  /// The form in an audit file.
  package let form: Form
  /// The name of a token, a literal, `system:label`, the style of a material or of glass; as in the source for none.
  package let text: String
  /// Multiplies the alpha, 0…1.
  package let opacity: Double
  /// The color that the text refers to; nil for other forms, and where no palette is known.
  let reference: WrittenColor.Reference?

  init(_ form: Form, _ text: String, opacity: Double = 1, _ reference: WrittenColor.Reference? = nil) {
    (self.form, self.text, self.opacity, self.reference) = (form, text, opacity, reference)
  }

  /// The text in lists: `Ink at 0.6`, `ultraThin material`.
  package var words: String {
    let name =
      switch form {
      case .color, .none: text
      case .material: "\(text) material"
      case .glass(nil): "\(text) glass"
      case .glass(let tint?): "\(text) glass tinted \(tint.words)"
      case .gradient(let colors): "gradient of \(colors.map { $0.words }.joined(separator: ", "))"
      }
    return opacity == 1 ? name : "\(name) at \(opacity)"
  }

  /// The reason that an audit file cannot express it; nil if it can.
  package var problem: String? {
    switch form {
    case .none(let reason): reason
    case .color, .material, .glass, .gradient: nil
    }
  }
}
