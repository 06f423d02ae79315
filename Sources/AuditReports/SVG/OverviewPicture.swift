import AuditEngine
import ColorMath
import Palettes

/// The picture of a palette: a row per token, a cell per variant, wrapped into columns if it is long.
struct OverviewPicture {
  /// One line of a column.
  private enum Line {
    case variants
    case group(String)
    case row(PaletteGrid.Row)
  }

  private let grid: PaletteGrid
  private let title: String
  private let columns: [[Line]]
  /// The width of the longest name, within `nameWidths`.
  private let nameWidth: Int

  private static let margin = 12
  /// The allowed widths of the name column; longer names are truncated.
  private static let nameWidths = 96...320
  private static let cell = (width: 92, height: 24)
  /// The least number of rows in a column before another one starts.
  private static let fewest = 6
  /// The most columns of rows with one cell.
  private static let mostColumns = 4

  /// Lays out the colors of an audit.
  init(_ audit: AuditResult) {
    let grid = PaletteGrid(audit)
    self.grid = grid
    let name = Wording.title(audit.declaration)
    title = "\(name): \(grid.total == 1 ? "one color" : "\(grid.total) colors")"
    let longest = grid.rows.map { SVGText.width(of: $0.name, size: 12) }.max() ?? 0
    nameWidth = min(max(Int(longest) + 16, Self.nameWidths.lowerBound), Self.nameWidths.upperBound)
    let column = nameWidth + grid.variants.count * Self.cell.width + 2 * Self.margin
    let most = min(Self.mostColumns, max(1, ComponentPicture.width / column))
    let count = min(most, max(1, (grid.rows.count + Self.fewest - 1) / Self.fewest))
    let perColumn = (grid.rows.count + count - 1) / count
    columns = stride(from: 0, to: grid.rows.count, by: max(1, perColumn)).map { start in
      Self.lines(Array(grid.rows[start..<min(start + perColumn, grid.rows.count)]))
    }
  }

  /// The number of colors that did not fit.
  private var leftOut: Int { grid.total - grid.rows.count }

  private static func lines(_ rows: [PaletteGrid.Row]) -> [Line] {
    var lines = [Line.variants]
    var group = ""
    for row in rows {
      if row.group != group { lines.append(.group(row.group)) }
      group = row.group
      lines.append(.row(row))
    }
    return lines
  }

  private var columnWidth: Int { nameWidth + grid.variants.count * Self.cell.width }

  private var width: Int {
    let count = max(1, columns.count)
    return 2 * Self.margin + count * columnWidth + (count - 1) * 2 * Self.margin
  }

  private var height: Int {
    let lines = (columns.map { $0.count }.max() ?? 0) + (leftOut > 0 ? 1 : 0)
    return 2 * Self.margin + lines * Self.cell.height
  }

  /// The picture as an SVG file.
  var bytes: [UInt8] {
    var picture = SVGWriter(width: width, height: height, title: title)
    picture.rectangle(.init(x: 0, y: 0, width: width, height: height), fill: .page, outline: .line)
    for (column, lines) in columns.enumerated() {
      let x = Self.margin + column * (columnWidth + 2 * Self.margin)
      for (index, line) in lines.enumerated() {
        draw(line, x: x, y: Self.margin + index * Self.cell.height, in: &picture)
      }
    }
    if leftOut > 0 {
      picture.text(
        "and \(leftOut) more", x: Self.margin, y: height - Self.margin - 7, room: columnWidth,
        .init(size: 11, fill: .quietInk))
    }
    return picture.bytes
  }

  private func draw(_ line: Line, x: Int, y: Int, in picture: inout SVGWriter) {
    switch line {
    case .variants:
      for (index, variant) in grid.variants.enumerated() {
        let heading =
          grid.isUniform
          ? "all variants" : variant.appearance.rawValue + (variant.contrast == .increased ? " incr." : "")
        picture.text(
          heading, x: x + nameWidth + index * Self.cell.width + Self.cell.width / 2, y: y + 16,
          room: Self.cell.width - 4, .init(size: 11, fill: .quietInk, anchor: .middle))
      }
    case .group(let name):
      picture.text(
        name, x: x, y: y + 17, room: columnWidth, .init(size: 11, fill: .quietInk, weight: 600))
    case .row(let row):
      picture.text(row.name, x: x, y: y + 16, room: nameWidth - 8, .init(size: 12, fill: .ink))
      for (index, cell) in row.cells.enumerated() {
        draw(cell, x: x + nameWidth + index * Self.cell.width, y: y, in: &picture)
      }
    }
  }

  private func draw(_ cell: PaletteGrid.Cell, x: Int, y: Int, in picture: inout SVGWriter) {
    let box = SVGWriter.Box(x: x, y: y, width: Self.cell.width, height: Self.cell.height)
    let form = { (fill: Paint) in SVGWriter.TextForm(size: 10, fill: fill, anchor: .middle) }
    switch cell {
    case .color(let color, _):
      picture.rectangle(box, fill: .color(color), outline: .line)
      picture.text(
        cell.words, x: x + Self.cell.width / 2, y: y + 16, room: Self.cell.width - 2, form(.color(LabelColor.on(color)))
      )
    case .none:
      picture.rectangle(box, fill: .page, outline: .line)
      picture.text(
        "none", x: x + Self.cell.width / 2, y: y + 16, room: Self.cell.width - 2, form(.quietInk))
    }
  }
}
