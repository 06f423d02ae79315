import AuditEngine
import Palettes

/// Messages of a command, fitted into the columns of a terminal.
package enum MessageLines {
  /// A line in lines of limited width; further ones are indented more than it, and a command at its end stays whole.
  package static func fitted(_ line: String, to columns: Int) -> [String] {
    guard TextColumns.width(of: line) > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let room = columns - indent.count - 2
    let parts = String(line.dropFirst(indent.count)).parts(around: ": \(ToolIdentity.name) ")
    var text = String(parts[0])
    if parts.count > 1 {
      let command = parts.dropFirst().joined(separator: ": \(ToolIdentity.name) ")
      text += ": " + TextColumns.unbroken("\(ToolIdentity.name) \(command)")
    }
    return TextColumns.wrap(text, to: room).enumerated().map { index, part in
      "\(indent)\(index == 0 ? "" : "  ")\(TextColumns.joined(part))"
    }
  }
}
