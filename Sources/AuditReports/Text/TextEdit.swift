import AuditEngine
import ColorMath
import Palettes

/// One proposed edit in a summary: what it clears, and below it the place.
struct TextEdit {
  private let number: Int
  private let edit: FirstEdit

  /// The columns in front of the text: two, a number, two.
  private static let indent = 5

  /// An edit with its place in the list, from 1.
  init(_ number: Int, _ edit: FirstEdit) {
    self.number = number
    self.edit = edit
  }

  /// The change, after the name.
  private var result: String {
    if let replacement = edit.replacement {
      let places = edit.findings == 1 ? "" : " in \(Wording.count(edit.findings, "pair"))"
      return " → \(Self.name(of: replacement)) fixes \(edit.cells)\(places)"
    }
    guard let change = edit.change else {
      return ": \(Wording.count(edit.cells, "failure")) in \(Wording.count(edit.findings, "pair"))"
    }
    let colors = change.isFixed ? "always \(change.to.hex)" : "\(change.from.hex) → \(change.to.hex)"
    return " (\(change.condition)): \(colors) fixes \(edit.cells)"
  }

  private static func name(of replacement: FirstEdit.Replacement) -> String {
    switch replacement {
    case .label: "system:label"
    case .own(let color): color.hex
    }
  }

  /// Two lines.
  func lines(_ styling: TextStyling) -> [String] {
    var room = styling.columns - Self.indent
    var sample = ""
    if let paint = styling.sample, let seen = edit.seen {
      sample = paint(" Aa ", seen.foreground, seen.surface) + "  "
      room -= 6
      if let change = edit.change, [seen.foreground, seen.surface].contains(change.from) {
        let foreground = seen.foreground == change.from ? change.to : seen.foreground
        let surface = seen.foreground == change.from ? seen.surface : change.to
        sample = sample.dropLast(2) + "→" + paint(" Aa ", foreground, surface) + "  "
        room -= 5
      }
    }
    let name = TextColumns.cut(TextItem.plain(edit.token), to: room - TextColumns.width(of: result))
    let place = TextColumns.cutStart(TextItem.plain(edit.location.text), to: styling.columns - Self.indent)
    return [
      "  \(number)  \(sample)\(styling.strong(name))\(result)",
      String(repeating: " ", count: Self.indent) + styling.faint(place),
    ]
  }
}
