package import ColorMath

/// The layout of the page whose screenshots calibrate materials.
///
/// The page is 68 modules wide. A white band of 9 modules is at its top and at its bottom, with a square mark of 7 modules
/// in each corner, whose row reads dark, light, dark, light, dark in modules of 1, 1, 3, 1, 1. Between the marks of a band
/// are 3 rows of 48 cells, dark for 1, each 1 module wide and 2 high. Between the bands are fields of equal height, each
/// with a chip of its bare color at the left edge; the material covers the rest. Widths and heights scale independently.
package enum ProbePage {
  /// The width of the page in modules.
  static let width = 68.0
  /// The distance of the center of a mark from the edges of the page, in modules.
  static let inset = 4.5
  /// The width and height of a mark in modules.
  static let mark = 7.0
  /// The module at which the cells of a band begin.
  static let firstCell = 10.0
  /// The cells of a row.
  static let cells = 48
  /// The rows of cells in a band.
  static let cellRows = 3
  /// The columns of a chip that are read, in modules.
  static let chip = 2.5...6.5
  /// The columns of a field that are read, in modules.
  package static let field = 24.0...60.0
  /// The part of a field's height that is read.
  static let middle = 0.35...0.65

  /// The colors below the material, from the top of the first part to the bottom of the last.
  package static let colors = [
    EightBitColor(red: 0xFF, green: 0xFF, blue: 0xFF), EightBitColor(red: 0x00, green: 0x00, blue: 0x00),
    EightBitColor(red: 0xFF, green: 0x30, blue: 0x30), EightBitColor(red: 0x20, green: 0xC0, blue: 0x40),
    EightBitColor(red: 0x80, green: 0x80, blue: 0x80), EightBitColor(red: 0x20, green: 0x40, blue: 0xFF),
    EightBitColor(red: 0xFF, green: 0xD0, blue: 0x20), EightBitColor(red: 0xB0, green: 0x40, blue: 0xC0),
  ]
}
