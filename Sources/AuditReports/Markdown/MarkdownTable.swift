import Palettes

/// A GFM table that is readable in raw form: columns are padded to one width.
struct MarkdownTable {
  /// The alignment of a column's text.
  typealias Alignment = Block.Table.Alignment

  /// The width limit of a line, if the names allow.
  private static let most = 120

  private let alignments: [Alignment]
  private var rows: [[String]]

  /// Starts a table; headings and cells are already escaped.
  init(_ columns: [(heading: String, alignment: Alignment)]) {
    alignments = columns.map { $0.alignment }
    rows = [columns.map { Self.cell($0.heading) }]
  }

  /// Adds a row with one cell per column.
  mutating func add(_ cells: [String]) { rows.append(cells.map(Self.cell)) }

  /// A bar ends a cell even in a code span.
  private static func cell(_ text: String) -> String { text.parts(around: "|").joined(separator: "\\|") }

  /// The lines of the table.
  ///
  /// In a table wider than 120 columns, cells of more than 48 do not widen their column unless most are as long.
  var lines: [String] {
    let cells = alignments.indices.map { column in rows.map { TextColumns.width(of: $0[column]) } }
    let whole = cells.map { max(3, $0.max() ?? 3) }
    let fits = whole.reduce(1) { $0 + $1 + 3 } <= Self.most
    let widths = fits ? whole : cells.map(Self.width)
    let rule = zip(widths, alignments).map { width, alignment in
      alignment == .right ? String(repeating: "-", count: width - 1) + ":" : String(repeating: "-", count: width)
    }
    var lines = [line(rows[0], widths), "| " + rule.joined(separator: " | ") + " |"]
    lines += rows.dropFirst().map { line($0, widths) }
    return lines
  }

  /// The width of a column: of its widest cell, except that a few long cells may stick out.
  private static func width(of cells: [Int]) -> Int {
    let usual = cells.filter { $0 <= 48 }
    let fitting = usual.count * 2 > cells.count ? usual : cells.filter { $0 <= 80 }
    return max(3, fitting.max() ?? 3)
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let missing = String(repeating: " ", count: max(0, widths[column] - TextColumns.width(of: cells[column])))
      return alignments[column] == .right ? missing + cells[column] : cells[column] + missing
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
