extension Document {
  /// A matrix as one table; strong for AAA, plain for AA, emphasized for large text and graphics, a dash for lower.
  init(_ matrix: ContrastMatrix) {
    let columns: [Block.Table.Column] =
      [("read", .left), ("on", .right)] + matrix.columns.indices.map { ("\($0 + 1)", .right) }
    let table = Block.Table(columns, of: "color", count: matrix.rows.count) { index in
      let row = matrix.rows[index]
      let number = matrix.columns.firstIndex { $0 == row }.map { "\($0 + 1)" } ?? ""
      return [Phrase(ContrastMatrix.label(row)), Phrase(number)] + matrix.cells[index].map(Self.text)
    }
    blocks = [
      .heading(1, Phrase(matrix.title)),
      .paragraph(
        "Each row is a foreground; the number at the top of each column identifies its surface. \(strong: "Bold") means at "
          + "least 7 (AAA), plain at least 4.5 (AA), and \(emphasized: "italic") at least 3 (large text and graphics only). A "
          + "dash means less than 3."),
      .table(table), .list(MatrixLevel.allCases.map { "\(matrix.count($0)): \($0.words)" }, of: "level"),
    ]
    if let words = matrix.pageWords { blocks.append(.paragraph("This is \(words).")) }
    whole = "the JSON output"
  }

  private static func text(_ cell: ContrastMatrix.Cell) -> Phrase {
    let ratio = Wording.ratio(cell.ratio)
    return switch cell.level {
    case .enhanced: "\(strong: ratio)"
    case .text: Phrase(ratio)
    case .large: "\(emphasized: ratio)"
    case .fail: "–"
    }
  }
}
