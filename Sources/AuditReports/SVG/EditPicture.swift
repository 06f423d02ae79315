import AuditEngine
import ColorMath
import Palettes

/// The picture of a proposed edit: a component before and after the edit, in the appearances concerned.
struct EditPicture {
  private let title: String
  /// The looks of each example: now, and after the edit.
  let rows: [TileRow]

  private static let (margin, gap, heading) = (12, 14, 24)
  private static let tileWidth = (ComponentPicture.width - 2 * margin - gap) / 2

  /// Nil for an edit without an example.
  init?(_ edit: PlannedEdit, _ audit: AuditResult) {
    guard !edit.examples.isEmpty else { return nil }
    title = "\(audit.plan.loaded.palette.displayName(of: edit.token)): before and after"
    rows = edit.examples.map { example in
      let now = audit.measurements[example.measurement]
      let pair = audit.plan.pairs[now.pair]
      let name = audit.plan.names(of: pair, in: now.variant).first
      let subject = Wording(audit).subject(of: pair)
      let part = name?.parts(around: ": ").last.map(String.init)
      let sample = PictureSample(pair, in: audit.plan, name: part, room: Self.tileWidth - 16)
      return TileRow(
        title:
          "\(Wording.capitalized(now.variant.appearance.rawValue)): \(name.map { "\($0), \(subject)" } ?? subject)",
        detail: "",
        tiles: [
          PairTile(
            sample: sample, colors: now.foregroundColor.flatMap { front in now.surfaceColor.map { (front, $0) } },
            backdrop: nil, result: "now \(Wording.ratio(now.minimum)) ✗", mark: .fail,
            captions: [Self.colors(now.foregroundColor, now.surfaceColor)]),
          PairTile(
            sample: sample, colors: (example.foreground, example.surface), backdrop: nil,
            result: "after \(Wording.ratio(example.ratio)) ✓", mark: .pass,
            captions: [Self.colors(example.foreground, example.surface)]),
        ])
    }
  }

  private static func colors(_ foreground: EightBitColor?, _ surface: EightBitColor?) -> String {
    "\(foreground?.hex ?? "no color") on \(surface?.hex ?? "no color")"
  }

  /// The picture as an SVG file.
  var bytes: [UInt8] {
    let heights = rows.map { row in Self.heading + (row.tiles.map { $0.height }.max() ?? 0) + 8 }
    let height = 2 * Self.margin + heights.reduce(0, +)
    var picture = SVGWriter(width: ComponentPicture.width, height: height, title: title)
    picture.rectangle(
      .init(x: 0, y: 0, width: ComponentPicture.width, height: height), fill: .page,
      outline: .line)
    var y = Self.margin
    for (shown, row) in zip(rows, heights) {
      picture.text(
        shown.title, x: Self.margin, y: y + 14, room: ComponentPicture.width - 2 * Self.margin,
        .init(size: 13, fill: .ink, weight: 600))
      for (place, tile) in shown.tiles.enumerated() {
        let x = Self.margin + place * (Self.tileWidth + Self.gap)
        tile.draw(x: x, y: y + Self.heading, width: Self.tileWidth, in: &picture)
      }
      y += row
    }
    return picture.bytes
  }
}
