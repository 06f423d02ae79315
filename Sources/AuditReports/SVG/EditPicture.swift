import AuditEngine
import ColorMath
import Palettes

/// The picture of a proposed edit: a component before and after the edit, in the appearances concerned.
struct EditPicture {
  private let title: String
  /// The looks of each example: now, and after the edit.
  let rows: [TileRow]

  private static let (margin, gap, heading) = (12, 14, 24)
  /// Four tiles fit: before and after in both appearances.
  private static let tileWidth = (ComponentPicture.width - 2 * margin - 3 * gap) / 4

  /// Nil for an edit without an example.
  init?(_ edit: PlannedEdit, _ audit: AuditResult) {
    guard !edit.examples.isEmpty else { return nil }
    title = "\(audit.plan.loaded.palette.displayName(of: edit.token)): before and after"
    var rows: [TileRow] = []
    var shown: PairIndex?
    for example in edit.examples {
      let now = audit.measurements[example.measurement]
      let pair = audit.plan.pairs[now.pair]
      let name = audit.plan.names(of: pair, in: now.variant).first
      let part = name?.parts(around: ": ").last.map(String.init)
      let sample = PictureSample(pair, in: audit.plan, name: part, room: Self.tileWidth - 16)
      let tiles = Self.tiles(example, now, sample)
      if let last = rows.indices.last, shown == now.pair {
        rows[last].tiles += tiles
      } else {
        let subject = Wording(audit).subject(of: pair)
        rows.append(TileRow(title: name.map { "\($0), \(subject)" } ?? subject, detail: "", tiles: tiles))
      }
      shown = now.pair
    }
    self.rows = rows
  }

  /// A pair in one appearance before and after an edit; one tile for what the edit leaves as it is.
  private static func tiles(_ example: EditExample, _ now: Measurement, _ sample: PictureSample) -> [PairTile] {
    func tile(_ words: String, _ look: EditExample.Look) -> PairTile {
      let isMet = now.requirement.minimum.map { look.ratio >= $0 } ?? true
      return PairTile(
        sample: sample, colors: (foreground: look.foreground, surface: look.surface), backdrop: nil,
        result: "\(now.variant.appearance.rawValue) \(words) \(Wording.ratio(look.ratio)) \(isMet ? "✓" : "✗")",
        mark: isMet ? .pass : .fail, variants: [now.variant],
        captions: ["\(look.foreground.hex) on \(look.surface.hex)"])
    }
    if example.before == example.after { return [tile("stays", example.after)] }
    return [tile("now", example.before), tile("after", example.after)]
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
