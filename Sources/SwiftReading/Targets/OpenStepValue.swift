/// The value of a property list in the OpenStep syntax, in which Xcode writes projects.
enum OpenStepValue: Sendable {
  /// A word or a quoted text.
  case text(String)
  /// Values in parentheses.
  case list([OpenStepValue])
  /// Keys with values in braces; of a repeated key, the last value.
  case table([String: OpenStepValue])

  /// The text; nil for anything else.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; a text alone is a list of one.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap { $0.text }
    case .table: []
    }
  }

  /// The value of a key; nil if this is not a table.
  package subscript(key: String) -> OpenStepValue? { if case .table(let table) = self { table[key] } else { nil } }
}
