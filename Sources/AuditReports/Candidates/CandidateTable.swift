/// Lines with one value for the current palette, and one for each candidate: in columns if they fit, else below each
/// other.
struct CandidateTable {
  /// Values with a name, below a heading that several may share.
  struct Row {
    /// The pair or the token.
    var heading: String
    /// The variants or the entry.
    var name: String
    /// The current value, then one for each candidate.
    var values: [String]
    /// The emphasis of each value.
    var emphases: [TextEmphasis]
  }

  let rows: [Row]
  /// The names of the columns.
  let titles: [String]
  /// The columns of the terminal.
  let width: Int

  /// The least columns for names in a grid, the gap between columns, and the widest value.
  private static let (leastName, gap, widestValue) = (24, 2, 12)

  /// The width of each column; nil if the columns do not fit.
  private var column: Int? {
    let values = rows.flatMap { $0.values } + titles
    let widest = min(Self.widestValue, values.reduce(0) { max($0, TextColumns.width(of: $1)) })
    return width - titles.count * (widest + Self.gap) >= Self.leastName ? widest : nil
  }

  /// The lines, each at most as wide as the terminal.
  func lines(_ styling: TextStyling) -> [String] {
    var lines: [String] = []
    var heading: String?
    let column = column
    if let column, !rows.isEmpty { lines.append(styling.faint(grid("", titles, column, []) { text, _ in text })) }
    for row in rows {
      if row.heading != heading {
        lines.append("  " + TextColumns.cut(TextColumns.plain(row.heading), to: width - 2))
      }
      heading = row.heading
      guard let column else {
        lines += list(row, styling)
        continue
      }
      let name = "    " + TextColumns.plain(row.name)
      lines.append(grid(name, row.values, column, row.emphases) { $1.painted($0, styling) })
    }
    return lines
  }

  private func grid(
    _ name: String, _ values: [String], _ column: Int, _ emphases: [TextEmphasis],
    _ paint: (String, TextEmphasis) -> String
  ) -> String {
    let room = width - values.count * (column + Self.gap)
    var line = Self.padded(TextColumns.cut(name, to: room), to: room)
    for (index, value) in values.enumerated() {
      let text = TextColumns.cut(TextColumns.plain(value), to: column)
      line += String(repeating: " ", count: Self.gap)
      line += paint(text, emphases.indices.contains(index) ? emphases[index] : .plain)
      if index < values.count - 1 {
        line += String(repeating: " ", count: max(0, column - TextColumns.width(of: text)))
      }
    }
    return line
  }

  private func list(_ row: Row, _ styling: TextStyling) -> [String] {
    let names = titles.reduce(0) { max($0, TextColumns.width(of: $1)) }
    let values = zip(titles, zip(row.values, row.emphases)).map { title, value in
      let text = TextColumns.cut(TextColumns.plain(value.0), to: width - names - 8)
      return "      " + Self.padded(title, to: names) + "  " + value.1.painted(text, styling)
    }
    return ["    " + TextColumns.cut(TextColumns.plain(row.name), to: width - 4)] + values
  }

  private static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - TextColumns.width(of: text)))
  }
}

/// The emphasis of a value in a table.
enum TextEmphasis {
  case plain
  case good
  case bad
  case faint

  /// The text with the emphasis.
  func painted(_ text: String, _ styling: TextStyling) -> String {
    switch self {
    case .plain: text
    case .good: styling.good(text)
    case .bad: styling.bad(text)
    case .faint: styling.faint(text)
    }
  }
}
