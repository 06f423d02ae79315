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
      return TileRow(
        title:
          "\(Wording.capitalized(now.variant.appearance.rawValue)): \(name.map { "\($0), \(subject)" } ?? subject)",
        detail: "",
        tiles: [
          PairTile(
            role: pair.role, colors: now.foregroundColor.flatMap { front in now.surfaceColor.map { (front, $0) } },
            backdrop: nil, result: "now \(Wording.ratio(now.minimum)) ✗", mark: .fail,
            captions: [Self.colors(now.foregroundColor, now.surfaceColor)]),
          PairTile(
            role: pair.role, colors: (example.foreground, example.surface), backdrop: nil,
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
    let row = Self.heading + PairTile.height(captions: 1) + 8
    let height = 2 * Self.margin + rows.count * row
    var picture = SVGWriter(width: ComponentPicture.width, height: height, title: title)
    picture.rectangle(
      .init(x: 0, y: 0, width: ComponentPicture.width, height: height), fill: LabelColor.page,
      outline: LabelColor.line)
    for (index, shown) in rows.enumerated() {
      let y = Self.margin + index * row
      picture.text(
        shown.title, x: Self.margin, y: y + 14, room: ComponentPicture.width - 2 * Self.margin,
        .init(size: 13, fill: LabelColor.ink, isBold: true))
      for (place, tile) in shown.tiles.enumerated() {
        let x = Self.margin + place * (Self.tileWidth + Self.gap)
        tile.draw(x: x, y: y + Self.heading, width: Self.tileWidth, in: &picture)
      }
    }
    return picture.bytes
  }
}
