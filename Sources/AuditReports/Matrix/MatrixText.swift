import AuditEngine

/// Writes a matrix for a terminal: blocks of columns, no line wider than 80.
enum MatrixText {
  private static let cell = 7
  private static let names = 12...30

  static func render(_ matrix: ContrastMatrix, _ styling: TextStyling) -> [UInt8] {
    var lines = [styling.strong(TextColumns.cut(TextItem.plain(matrix.title), to: TextColumns.most))]
    lines += MatrixLevel.allCases.map { "  \(sign($0).isEmpty ? " " : sign($0)) \(matrix.count($0))  \($0.words)" }
    let labels = matrix.rows.map { TextItem.plain(ContrastMatrix.label($0)) }
    let numbers = matrix.rows.map { row in matrix.columns.firstIndex { $0 == row }.map { "\($0 + 1)" } ?? "" }
    let widest = labels.map { TextColumns.width(of: $0) }.max() ?? 0
    let width = min(max(widest + 4, names.lowerBound), names.upperBound)
    let perBlock = max(1, (TextColumns.most - width) / cell)
    for start in stride(from: 0, to: matrix.columns.count, by: perBlock) {
      let block = start..<min(start + perBlock, matrix.columns.count)
      lines += ["", styling.faint(String(repeating: " ", count: width) + block.map { padded("\($0 + 1)") }.joined())]
      for (row, cells) in matrix.cells.enumerated() {
        let name = TextColumns.padded("\(numbers[row])", to: 3) + " " + TextColumns.cut(labels[row], to: width - 4)
        lines.append(TextColumns.padded(name, to: width) + block.map { painted(cells[$0], styling) }.joined())
      }
    }
    if let words = matrix.pageWords { lines += ["", "This is \(words)"] }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func painted(_ cell: ContrastMatrix.Cell, _ styling: TextStyling) -> String {
    let text = padded(Wording.ratio(cell.ratio) + (sign(cell.level).isEmpty ? " " : sign(cell.level)))
    return switch cell.level {
    case .enhanced: styling.strong(styling.good(text))
    case .text: styling.good(text)
    case .large: styling.doubtful(text)
    case .fail: styling.faint(text)
    }
  }

  /// The level without colors.
  private static func sign(_ level: MatrixLevel) -> String {
    switch level {
    case .enhanced: "‡"
    case .text: "†"
    case .large: "~"
    case .fail: ""
    }
  }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, cell - TextColumns.width(of: text))) + text
  }
}

extension TextColumns {
  /// The text padded with spaces at its end.
  fileprivate static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(of: text)))
  }
}
