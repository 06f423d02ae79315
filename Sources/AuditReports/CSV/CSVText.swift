import TextSupport

/// Cells of comma-separated values as RFC 4180 has them, safe to open in a spreadsheet.
enum CSVText {
  /// Adds a row; texts are guarded and quoted where they must be, and the line ends in CR LF.
  static func append(_ cells: [String], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell, to: &bytes)
    }
    bytes += "\r\n".utf8
  }

  /// A text that no spreadsheet takes for a formula: an apostrophe goes before one that might be.
  ///
  /// One that begins with an apostrophe gets another, so that taking one apostrophe off gives every name back. Spreadsheets
  /// look at the first sign that is no space. Controls and line ends are written as `VisibleText` does.
  static func guarded(_ text: String) -> String {
    let text = VisibleText.escaped(text, VisibleText.isControlOrLineEnd)
    guard let first = text.unicodeScalars.first else { return text }
    if startsFormula(first) || first == "'" { return "'" + text }
    guard first.properties.isWhitespace,
      text.unicodeScalars.first(where: { !$0.properties.isWhitespace }).map(startsFormula) ?? false
    else { return text }
    return "'" + text
  }

  /// The signs that spreadsheets look for, in their wide forms as well.
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
