/// The format of an answer; each command lists those that it has, in the order of help.
package enum OutputFormat: String, Sendable {
  case text
  case markdown
  case json
  case html
  case svg
  /// SARIF 2.1.0.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// Design tokens.
  case tokens
  /// An asset catalog.
  case catalog

  /// The language of the format.
  package var dialect: OutputDialect {
    switch self {
    case .json, .tokens, .sarif: .json
    case .github: .commands
    case .markdown: .markdown
    case .svg: .xml
    case .text, .html, .catalog: .text
    }
  }
}
