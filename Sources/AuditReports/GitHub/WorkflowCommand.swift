import FileSyntax
import Palettes

/// One line that a runner of GitHub Actions turns into an annotation.
struct WorkflowCommand {
  /// `error`, `warning` or `notice`.
  var name: String
  /// The text in bold.
  var title: String
  /// The text below it.
  var message: String
  /// The annotated place; nil for none.
  var location: SourceLocation?

  /// Adds the line with its line end.
  func append(to bytes: inout [UInt8]) {
    bytes += "::\(name) ".utf8
    if let location {
      let end = location.end
      bytes += "file=\(Self.property(location.file)),line=\(location.line),endLine=\(end.line),".utf8
      // Columns are understood only within one line.
      if end.line == location.line { bytes += "col=\(location.column),endColumn=\(end.column),".utf8 }
    }
    bytes += "title=\(Self.property(title))::\(Self.data(message))\n".utf8
  }

  /// The text of a message: `%` and line ends by their codes, control characters as by `VisibleText`.
  static func data(_ text: String) -> String { encoded(text) { _ in nil } }

  /// The text of a property, in which `:` and `,` are escaped.
  static func property(_ text: String) -> String {
    encoded(text) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  private static func encoded(_ text: String, _ more: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in VisibleText.escaped(text, VisibleText.isControl).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default:
        if let code = more(scalar) { result += code } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
