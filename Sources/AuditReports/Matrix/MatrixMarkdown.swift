/// Writes a matrix as a Markdown table; bold for AAA, plain for AA, italic for large text and graphics, a dash for
/// lower.
enum MatrixMarkdown {
  static func render(_ matrix: ContrastMatrix) -> [UInt8] {
    var table = MarkdownTable(
      [("read", .left), ("on", .right)] + matrix.columns.indices.map { ("\($0 + 1)", .right) })
    for (row, cells) in zip(matrix.rows, matrix.cells) {
      let number = matrix.columns.firstIndex { $0 == row }.map { "\($0 + 1)" } ?? ""
      table.add([MarkdownText.escaped(ContrastMatrix.label(row)), number] + cells.map(text))
    }
    var lines = ["# \(MarkdownText.escaped(matrix.title))", ""]
    lines += [
      "Each row is a foreground; the number at the top of each column identifies its surface. **Bold** means at least "
        + "7 (AAA), plain at least 4.5 (AA), and *italic* at least 3 (large text and graphics only). A dash means less "
        + "than 3.", "",
    ]
    lines += table.lines + [""]
    lines += MatrixLevel.allCases.map { "- \(matrix.count($0)): \($0.words)" }
    if let words = matrix.pageWords {
      lines += ["", "This is \(words)."]
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func text(_ cell: ContrastMatrix.Cell) -> String {
    let ratio = Wording.ratio(cell.ratio)
    return switch cell.level {
    case .enhanced: "**\(ratio)**"
    case .text: ratio
    case .large: "*\(ratio)*"
    case .fail: "–"
    }
  }
}
