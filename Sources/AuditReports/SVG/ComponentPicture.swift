import AuditEngine
import ColorMath
import Palettes

/// The picture of a component: each failing part in all variants, equal looks as one tile.
struct ComponentPicture {
  private let title: String
  let rows: [TileRow]

  /// The width that fits a page of a repository browser.
  static let width = 816
  private static let (margin, gap, perRow) = (12, 14, 4)
  private static let tileWidth = (width - 2 * margin - (perRow - 1) * gap) / perRow
  private static let heading = 24
  /// The number of parts that a picture shows, and of tiles of each.
  static let most = (parts: 4, tiles: 8)

  init(_ component: ReportComponent) {
    title = component.name
    rows = component.parts.prefix(Self.most.parts).map { failing in
      let part = failing.part
      let label = part.label.isEmpty ? part.colors : part.label
      let needs = "needs \(Wording.required(failing.measurement.requirement))"
      let detail = part.label.isEmpty ? needs : "\(part.colors), \(needs)"
      return TileRow(
        title: label, detail: detail, tiles: Array(PairTile.all(of: part).prefix(Self.most.tiles)))
    }
  }

  private static func height(_ tiles: [PairTile]) -> Int {
    lines(tiles).reduce(heading) { $0 + height(ofLine: $1) }
  }

  /// The tiles that stand side by side.
  private static func lines(_ tiles: [PairTile]) -> [ArraySlice<PairTile>] {
    stride(from: 0, to: tiles.count, by: perRow).map { tiles[$0..<min($0 + perRow, tiles.count)] }
  }

  private static func height(ofLine tiles: ArraySlice<PairTile>) -> Int {
    (tiles.map { $0.height }.max() ?? 0) + 10
  }

  /// The picture as an SVG file.
  var bytes: [UInt8] {
    let height = rows.reduce(2 * Self.margin) { $0 + Self.height($1.tiles) }
    var picture = SVGWriter(width: Self.width, height: height, title: title)
    picture.rectangle(
      .init(x: 0, y: 0, width: Self.width, height: height), fill: .page, outline: .line)
    var y = Self.margin
    for row in rows {
      let used = min(560, Int(SVGText.width(of: row.title, size: 14, isBold: true)) + 1)
      picture.text(
        row.title, x: Self.margin, y: y + 14, room: used, .init(size: 14, fill: .ink, weight: 600))
      picture.text(
        row.detail, x: Self.margin + used + 12, y: y + 14, room: Self.width - used - 3 * Self.margin,
        .init(size: 12, fill: .quietInk))
      draw(row.tiles, y: y + Self.heading, in: &picture)
      y += Self.height(row.tiles)
    }
    return picture.bytes
  }

  private func draw(_ tiles: [PairTile], y: Int, in picture: inout SVGWriter) {
    var y = y
    for line in Self.lines(tiles) {
      for (index, tile) in line.enumerated() {
        tile.draw(
          x: Self.margin + index * (Self.tileWidth + Self.gap), y: y, width: Self.tileWidth, in: &picture)
      }
      y += Self.height(ofLine: line)
    }
  }
}
