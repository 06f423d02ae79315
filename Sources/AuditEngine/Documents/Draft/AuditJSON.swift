import FileSyntax
import Palettes

/// Parts of an audit file as text, laid out for people.
enum AuditJSON {
  static func quoted(_ text: String) -> String { JSONWriter.text { $0.value(text) } }

  /// A number, whole if it is.
  static func number(_ value: Double) -> String { JSONWriter.text { $0.value(value) } }

  /// An object of keys and values on one line.
  package static func object(_ members: [(String, String)]) -> String {
    "{ " + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + " }"
  }

  /// An array on one line.
  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  static func layer(_ color: SourceColor, isSmall: Bool = false) -> String {
    switch color.form {
    case .color where color.opacity == 1, .none: quoted(color.text)
    case .color: object([("color", quoted(color.text)), ("opacity", number(color.opacity))])
    case .material: object([("material", quoted(color.text))])
    case .glass(let tint):
      object(
        [("glass", quoted(color.text))] + (isSmall ? [("size", "\"small\"")] : [])
          + (tint.map { [("tint", layer($0))] } ?? []))
    case .gradient(let colors): object([("gradient", array(colors.map { layer($0) }))])
    }
  }

  /// A font by its size and weight.
  static func font(_ font: Font) -> String {
    let weight = Font.weights.first { $0.value == font.weight }.map { quoted($0.name) } ?? String(font.weight)
    return object([("size", number(font.size))] + (font.weight == 400 ? [] : [("weight", weight)]))
  }
}
