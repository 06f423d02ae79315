import AuditEngine
package import ColorMath
package import FileSyntax
package import Palettes

/// Every color of a list against every other one, in one variant.
///
/// Rows are foregrounds, columns are surfaces. Both begin where contrast is greatest: the darkest row meets the
/// lightest column. Translucent colors are foregrounds only, because the backdrop that they would need as surfaces is
/// unknown.
package struct ContrastMatrix: Sendable {
  /// A color with its name.
  package struct Item: Hashable, Sendable {
    /// The name; for a literal, as written.
    package var name: String
    package var color: Color

    /// Creates an item from a name and its color.
    package init(_ name: String, _ color: Color) {
      self.name = name
      self.color = color
    }

    /// The color by itself as displayed, mapped to sRGB.
    var shown: EightBitColor { SeenColor.eightBit(color.encodedSRGB) }
  }

  /// One foreground on one surface.
  struct Cell {
    let ratio: ContrastRatio
    /// The foreground as displayed.
    let seen: EightBitColor

    var level: MatrixLevel { MatrixLevel(of: ratio) }
  }

  /// The foregrounds, darkest first.
  let rows: [Item]
  /// The surfaces, lightest first; opaque.
  let columns: [Item]
  /// The variant in which names were resolved.
  let variant: Variant
  let title: String
  /// The number of colors not taken in for lack of room.
  let leftOut: Int
  /// The cells by row, then column.
  let cells: [[Cell]]

  /// The most colors that a grid for people holds; the picture stays below 300 kB with them.
  package static let most = 40

  /// The most colors that a grid for programs holds: 1,000, whose JSON has 80 MB.
  static let mostForPrograms = 1_000

  /// Says in words that there are too many colors for any grid; nil for as many as one holds.
  package static func excess(_ count: Int) -> String? {
    count > mostForPrograms ? "\(count) colors exceed the limit of \(mostForPrograms)" : nil
  }

  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .markdown, .html, .svg, .json]

  /// Returns the greatest number of colors that a format can show; nil if there is no limit.
  package static func limit(_ format: OutputFormat) -> Int? { format == .json ? nil : most }

  /// Returns the bytes in one of the formats, with a line end.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .html: HTMLReport.render(Document(self), HTMLPlaces(nil))
    case .markdown: MarkdownRenderer.render(Document(self), limit: 8_000_000)
    case .svg: MatrixPicture(self).bytes
    case .json: MatrixJSON.render(self)
    default: MatrixText.render(self, styling)
    }
  }

  /// Measures the colors, in any order.
  package init(_ items: [Item], title: String, variant: Variant, limit: Int = most) {
    let taken = items.prefix(max(1, limit))
    let sorted = taken.map { ($0, $0.color.relativeLuminance) }.enumerated().ordered { left, right in
      (left.element.1.value, left.offset) < (right.element.1.value, right.offset)
    }.map { $0.element.0 }
    self.title = title
    self.variant = variant
    leftOut = items.count - taken.count
    rows = sorted
    let columns = Array(sorted.filter { $0.color.alpha >= 1 }.reversed())
    self.columns = columns
    let surfaces = columns.map { (color: $0.color.encodedSRGB, luminance: $0.color.relativeLuminance) }
    cells = sorted.map { row in Self.cells(of: row.color, on: surfaces) }
  }

  /// One foreground on all surfaces; an opaque one looks the same on each.
  private static func cells(
    of foreground: Color, on surfaces: [(color: EncodedSRGB, luminance: RelativeLuminance)]
  ) -> [Cell] {
    guard foreground.alpha < 1 else {
      let (luminance, seen) = (foreground.relativeLuminance, SeenColor.eightBit(foreground.encodedSRGB))
      return surfaces.map { Cell(ratio: ContrastRatio(luminance, $0.luminance), seen: seen) }
    }
    let layer = foreground.encodedLayer
    return surfaces.map { surface in
      let seen = layer.over(surface.color)
      return Cell(ratio: ContrastRatio(seen.relativeLuminance, surface.luminance), seen: SeenColor.eightBit(seen))
    }
  }

  /// The number of combinations of different colors at a level.
  func count(_ level: MatrixLevel) -> Int {
    var count = 0
    for (row, cells) in zip(rows, cells) {
      for (column, cell) in zip(columns, cells) where column != row && cell.level == level { count += 1 }
    }
    return count
  }

  /// `TextPrimary #1F2328`, without saying a literal twice; with the alpha of a translucent color.
  static func label(_ item: Item) -> String {
    let hex = item.shown.hex
    let alpha = item.color.alpha < 1 ? " \(Wording.percent(item.color.alpha))" : ""
    return (item.name.uppercased() == hex ? hex : "\(item.name) \(hex)") + alpha
  }
}
