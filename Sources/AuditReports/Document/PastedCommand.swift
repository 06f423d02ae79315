import AuditEngine

/// A command that a reader pastes into a shell, about the palette at a path.
package struct PastedCommand: Hashable, Sendable {
  /// The words before the path.
  let start: String
  /// The option that takes the path, such as `--in`; empty for an operand.
  var option = ""
  /// The path from the folder in which reports are written; `.` for that folder, which needs no mention there.
  let path: String
  /// The words after the path.
  var end = ""

  /// The command for a person in a folder from which paths are spelled so.
  package func text(_ typed: (String) -> String = { $0 }) -> String {
    let path = typed(path)
    let place = path.isEmpty || path == "." ? [] : [option, ShellText.quoted(path.first == "-" ? "./" + path : path)]
    return ([start] + place + [end]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
