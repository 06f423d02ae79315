import ColorMath

/// Draws a matrix in which a passing cell is a tile of its two colors, larger the more it may be used for.
///
/// The ratio on a tile for text is set in the foreground itself, which is legible there by definition. A cell for large
/// text and graphics only is a small sample next to its ratio, and a failing one is left empty, so that usable colors
/// are easy to find.
struct MatrixPicture {
  private let matrix: ContrastMatrix
  private let nameWidth: Int

  private static let margin = 16
  private static let cell = (width: 46, height: 28)
  /// The heights of the title above the grid, and of one line of the legend below it.
  private static let (titleHeight, legendHeight) = (30, 28)
  private static let nameWidths = 110...320
  private static let nameSize = 12

  init(_ matrix: ContrastMatrix) {
    self.matrix = matrix
    let longest = matrix.rows.map { SVGText.width(of: ContrastMatrix.label($0), size: Self.nameSize) }.max() ?? 0
    nameWidth = min(max(Int(longest) + 54, Self.nameWidths.lowerBound), Self.nameWidths.upperBound)
  }

  private var gridWidth: Int { matrix.columns.count * Self.cell.width }
  private var left: Int { Self.margin + nameWidth }
  private var top: Int { Self.margin + Self.titleHeight + Self.cell.height + 6 }
  private var legendTop: Int { top + matrix.rows.count * Self.cell.height + 14 }
  /// The width; the legend needs some room even below a narrow grid.
  private var width: Int { max(left + gridWidth + Self.margin, 430) }
  private var height: Int {
    legendTop + (MatrixLevel.allCases.count + (matrix.page.count > 1 ? 1 : 0)) * Self.legendHeight + Self.margin - 8
  }

  /// The picture as an SVG file.
  var bytes: [UInt8] {
    var picture = SVGWriter(width: width, height: height, title: matrix.title)
    picture.rectangle(
      .init(x: 0, y: 0, width: width, height: height), fill: .color(LabelColor.page), outline: .color(LabelColor.line))
    picture.text(
      matrix.title, x: Self.margin, y: Self.margin + 14, room: width - 2 * Self.margin,
      .init(size: 15, fill: .color(LabelColor.ink), weight: 600))
    for (index, column) in matrix.columns.enumerated() { drawHead(index, column, in: &picture) }
    for index in matrix.rows.indices { drawRow(index, in: &picture) }
    drawLegend(in: &picture)
    return picture.bytes
  }

  /// A column's number on its color.
  private func drawHead(_ index: Int, _ item: ContrastMatrix.Item, in picture: inout SVGWriter) {
    let box = SVGWriter.Box(
      x: left + index * Self.cell.width + 2, y: top - Self.cell.height - 4, width: Self.cell.width - 4,
      height: Self.cell.height - 2)
    swatch(item, "\(index + 1)", box, in: &picture)
  }

  private func drawRow(_ index: Int, in picture: inout SVGWriter) {
    let row = matrix.rows[index]
    let y = top + index * Self.cell.height
    let number = matrix.columns.firstIndex { $0 == row }
    swatch(
      row, number.map { "\($0 + 1)" } ?? "", .init(x: Self.margin, y: y + 3, width: 34, height: Self.cell.height - 6),
      in: &picture)
    picture.text(
      ContrastMatrix.label(row), x: Self.margin + 42, y: y + 18, room: nameWidth - 48,
      .init(size: Self.nameSize, fill: .color(LabelColor.ink)))
    for (column, cell) in matrix.cells[index].enumerated() where matrix.columns[column] != row {
      draw(
        cell, on: matrix.columns[column].shown,
        .init(x: left + column * Self.cell.width, y: y, width: Self.cell.width, height: Self.cell.height), in: &picture)
    }
  }

  /// A color with a label on it; a translucent one as it is over the page.
  private func swatch(
    _ item: ContrastMatrix.Item, _ label: String, _ box: SVGWriter.Box, in picture: inout SVGWriter
  ) {
    let layer = item.color.encodedLayer.over(LabelColor.page.encoded)
    let fill = item.color.alpha < 1 ? EightBitColor(layer) : item.shown
    picture.rectangle(box, fill: .color(fill), outline: .color(LabelColor.line), radius: 4)
    guard !label.isEmpty else { return }
    picture.text(
      label, x: box.x + box.width / 2, y: box.y + box.height / 2 + 4, room: box.width - 2,
      .init(size: 11, fill: .color(LabelColor.on(fill)), anchor: .middle, weight: 600))
  }

  private func draw(
    _ cell: ContrastMatrix.Cell, on surface: EightBitColor, _ box: SVGWriter.Box, in picture: inout SVGWriter
  ) {
    let center = box.x + box.width / 2
    switch cell.level {
    case .enhanced, .text:
      let inset = cell.level == .enhanced ? 1 : 5
      let tile = SVGWriter.Box(
        x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset)
      picture.rectangle(
        tile, fill: .color(surface), outline: isPale(surface) ? .color(LabelColor.line) : nil, radius: 3)
      let color = legible(cell.seen, on: surface)
      picture.text(
        Wording.ratio(cell.ratio), x: center, y: box.y + box.height / 2 + 4, room: tile.width,
        .init(size: 11, fill: .color(color), anchor: .middle, weight: cell.level == .enhanced ? 600 : 400))
    case .large:
      let tile = SVGWriter.Box(x: box.x + 3, y: box.y + 8, width: 12, height: 12)
      picture.rectangle(
        tile, fill: .color(surface), outline: isPale(surface) ? .color(LabelColor.line) : nil, radius: 2)
      picture.rectangle(.init(x: tile.x + 4, y: tile.y + 4, width: 4, height: 4), fill: .color(cell.seen))
      picture.text(
        Wording.ratio(cell.ratio), x: box.x + 18, y: box.y + box.height / 2 + 4, room: box.width - 18,
        .init(size: 10, fill: .color(LabelColor.quietInk)))
    case .fail: break
    }
  }

  /// The foreground if its 8-bit form reaches 4.5 on that of the surface, as our labels must; else black or white.
  private func legible(_ color: EightBitColor, on surface: EightBitColor) -> EightBitColor {
    let ratio = ContrastRatio(color.linear.relativeLuminance, surface.linear.relativeLuminance)
    return ratio.reaches(ContrastRatio(4.5)) ? color : LabelColor.on(surface)
  }

  /// Returns true if a tile would be lost on the page without a line around it.
  private func isPale(_ color: EightBitColor) -> Bool {
    let ratio = ContrastRatio(color.linear.relativeLuminance, LabelColor.page.linear.relativeLuminance)
    return !ratio.reaches(ContrastRatio(1.3))
  }

  private func drawLegend(in picture: inout SVGWriter) {
    for (index, level) in MatrixLevel.allCases.enumerated() {
      let y = legendTop + index * Self.legendHeight
      let example = SVGWriter.Box(x: Self.margin, y: y, width: Self.cell.width, height: Self.cell.height)
      if let least = level.least {
        draw(
          .init(ratio: least, seen: LabelColor.ink), on: LabelColor.line, example, in: &picture)
      }
      picture.text(
        "\(matrix.count(level)) for \(level.words)", x: Self.margin + Self.cell.width + 12, y: y + 18,
        room: width - 2 * Self.margin - Self.cell.width - 12, .init(size: Self.nameSize, fill: .color(LabelColor.ink)))
    }
    guard matrix.page.count > 1 else { return }
    picture.text(
      "page \(matrix.page.number) of \(matrix.page.count)", x: Self.margin,
      y: legendTop + MatrixLevel.allCases.count * Self.legendHeight + 18, room: width - 2 * Self.margin,
      .init(size: Self.nameSize, fill: .color(LabelColor.quietInk)))
  }
}
