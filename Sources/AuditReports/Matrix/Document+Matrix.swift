extension Document {
  /// A matrix as one table, with a sign for each level.
  init(_ matrix: ContrastMatrix) {
    let columns: [Block.Table.Column] =
      [("read", .left)] + matrix.columns.indices.map { ("\($0 + 1)", .right) }
    let table = Block.Table(columns, of: "color", count: matrix.rows.count) { index in
      let row = matrix.rows[index]
      let number = matrix.columns.firstIndex { $0 == row }.map { "\($0 + 1): " } ?? ""
      return [Phrase(number + ContrastMatrix.label(row))] + matrix.cells[index].map(Self.text)
    }
    blocks = [
      .heading(1, Phrase(matrix.title)),
      .paragraph(
        "Each row is a foreground; the number at the top of each column identifies its surface, which has the same number "
          + "in its row."),
      .table(table),
      .list(
        MatrixLevel.allCases.map { level in
          "\(level.sign.isEmpty ? "no sign" : level.sign), \(matrix.count(level)): \(level.words)"
        }, of: "level"),
    ]
    if let words = matrix.pageWords { blocks.append(.paragraph("This is \(words).")) }
    whole = "the JSON output"
  }

  private static func text(_ cell: ContrastMatrix.Cell) -> Phrase {
    let text = Wording.ratio(cell.ratio) + cell.level.sign
    return switch cell.level {
    case .enhanced: Phrase([.verdict(.pass, text)]).strong
    case .text: Phrase([.verdict(.pass, text)])
    case .large: Phrase([.verdict(.open, text)])
    case .fail: Phrase(text)
    }
  }
}
