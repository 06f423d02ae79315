import FileSyntax

/// Cells of comma-separated values by RFC 4180, safe to open in a spreadsheet.
enum CSVText {
  /// Adds a row; texts are guarded and quoted if necessary, and the line ends in CR LF.
  static func append(_ cells: [String], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell, to: &bytes)
    }
    bytes += "\r\n".utf8
  }

  /// A text that no spreadsheet reads as a formula: one that might be gets a leading apostrophe.
  ///
  /// One that begins with an apostrophe gets another, so that removing one restores every name. Spreadsheets look at
  /// the first character that is not a space. Control characters and line ends are written as by `VisibleText`.
  static func guarded(_ text: String) -> String {
    let text = VisibleText.escaped(text, VisibleText.isControlOrLineEnd)
    guard let first = text.unicodeScalars.first else { return text }
    if startsFormula(first) || first == "'" { return "'" + text }
    guard first.properties.isWhitespace,
      text.unicodeScalars.first(where: { !$0.properties.isWhitespace }).map(startsFormula) ?? false
    else { return text }
    return "'" + text
  }

  /// Returns true for the characters that start a formula in spreadsheets, including their full-width forms.
  private static func startsFormula(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }

  private static func append(_ cell: String, to bytes: inout [UInt8]) {
    guard cell.utf8.contains(where: { isSpecial($0) }) else {
      bytes += cell.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
