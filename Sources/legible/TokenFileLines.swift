import FileSyntax
import Palettes

/// The way the design tokens of a palette were read, as lines of the table: files with their dialects, themes with
/// variants.
struct TokenFileLines {
  private let note: TokenFileNote

  /// Takes the note made while reading.
  init(_ note: TokenFileNote) { self.note = note }

  /// The lines, none if there are no design tokens.
  var lines: [String] {
    guard !note.files.isEmpty else { return [] }
    var lines = ["", "read as"]
    lines += Self.columns(note.files.map { (Self.printed($0.name), $0.dialect) })
    guard !note.themes.isEmpty else { return lines }
    lines += ["", "themes"]
    lines += Self.columns(note.themes.map { (Self.printed("\($0.axis) \($0.context)"), Self.words(of: $0, note)) })
    return lines
  }

  private static func words(of theme: TokenFileNote.Theme, _ note: TokenFileNote) -> String {
    guard theme.variants.isEmpty else { return theme.variants.map(\.id).joined(separator: ", ") }
    if let idle = note.idle.first(where: { $0.choice.axis == theme.axis }) { return Self.words(of: idle, theme) }
    return switch theme.service {
    case .all: "all variants"
    case .elsewhere: "audited separately"
    case .none: "no variant"
    }
  }

  /// The words for an axis without audits of its own.
  private static func words(of idle: TokenFileNote.Idle, _ theme: TokenFileNote.Theme) -> String {
    if idle.choice.context == theme.context { return "all variants" }
    return idle.changesColors ? "changes no measured color" : "changes no color"
  }

  private static func printed(_ text: String) -> String {
    DisplayWidth.cutStart(printable(text), to: TextLayout.pageWidth / 2)
  }

  private static func columns(_ rows: [(name: String, words: String)]) -> [String] {
    let width = rows.reduce(0) { max($0, DisplayWidth.of($1.name)) }
    return rows.map { row in
      let room = TextLayout.pageWidth - width - 4
      return "  " + DisplayWidth.padded(row.name, to: width) + "  " + DisplayWidth.cut(row.words, to: room)
    }
  }
}
