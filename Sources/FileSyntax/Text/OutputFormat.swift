/// The format of an answer; each command lists those that it has, in the order of help.
package enum OutputFormat: String, Sendable {
  case text
  case markdown
  case json
  case html
  case svg
  /// Design tokens.
  case tokens
  /// An asset catalog.
  case catalog

  /// The language of the format.
  package var dialect: OutputDialect {
    switch self {
    case .json, .tokens: .json
    case .markdown: .markdown
    case .svg: .xml
    case .text, .html, .catalog: .text
    }
  }
}
