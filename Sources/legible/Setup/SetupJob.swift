import AuditEngine
import FileSyntax
import Palettes

/// The facts about a project for a job on a service.
struct SetupJob {
  /// The audited path, from the root of the repository.
  let path: String
  /// The copy of Legible: a folder of the repository, or an action; nil for one that a person must name.
  let copy: String?
  /// The default branch of the repository.
  let branch: String
  /// The name of the report's files, without their endings.
  var report = "legible-report"
  /// True if all pairs come from names: their failures are warnings, and the gate counts these.
  var countsWarnings = false

  /// The comment next to the severity of the gate.
  static let reason = "all pairs come from names, whose failures are warnings until somebody has checked them"

  /// The folder of the copy, or a placeholder.
  var folder: String { copy ?? Self.usualFolder }

  /// The folder for a copy: hidden, so that no audit reads the sources and palettes of Legible itself.
  static let usualFolder = PalettePath.ownCopy

  /// The comment next to a placeholder; empty without one.
  var placeholder: String {
    copy == nil ? "  # add Legible to the repository there, such as a submodule" : ""
  }

  /// The plain scalars that YAML takes for something other than text.
  private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  /// A text as a YAML scalar: plain if that is safe, else in double quotes.
  static func yaml(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { sign in
      sign.isASCII && (sign.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains(sign))
    }
    let first = text.unicodeScalars.first
    guard isPlain, !words.contains(text.lowercased()), let first,
      first.properties.isAlphabetic || text == "." || text.hasPrefix("./")
    else {
      return JSONWriter.text { $0.value(text) }
    }
    return text
  }

  /// A command of a YAML list whose words need no escape in YAML beyond quotes around all of it.
  static func command(_ line: String) -> String {
    line.contains { ":#'\"[]{}&*!|>%@`".contains($0) } ? JSONWriter.text { $0.value(line) } : line
  }

  /// The audited path as a word of a shell.
  var word: String { ShellText.quoted(path) }
}
