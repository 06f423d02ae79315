import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Draws the pictures of a document as HTML, with the same tiles as the files next to a Markdown report.
enum HTMLPicture {
  /// Returns a figure whose words a screen reader reads.
  static func html(of picture: Block.Picture, _ swatches: inout HTMLSwatches) -> String {
    switch picture.drawing {
    case .overview(let audit): return grid(PaletteGrid(audit), picture.words, &swatches)
    case .component(let drawing): return tiles(drawing.rows, picture.words, &swatches)
    case .edit(let drawing): return tiles(drawing.rows, picture.words, &swatches)
    case .ruler(let drawing): return drawing.markup(picture.words)
    }
  }

  private static func tiles(_ rows: [TileRow], _ words: String, _ swatches: inout HTMLSwatches) -> String {
    var html = "<figure class=\"tiles\" role=\"img\" aria-label=\"\(HTMLText.escaped(words))\">\n"
    for row in rows {
      let detail = row.detail.isEmpty ? "" : " <span>\(HTMLText.escaped(row.detail))</span>"
      html += "<p><b>\(HTMLText.escaped(row.title))</b>\(detail)<div class=\"strip\">"
      for tile in row.tiles { html += self.tile(tile, &swatches) }
      html += "</div>\n"
    }
    return html + "</figure>\n"
  }

  /// The surface, on its backdrop if that shows, with a sample of the foreground; then the numbers.
  private static func tile(_ tile: PairTile, _ swatches: inout HTMLSwatches) -> String {
    let captions = tile.captions.map { "<br>\(HTMLText.escaped($0))" }.joined()
    let variants = tile.variants.map { "\($0.rawValue)" }.joined()
    return "<div data-v=\(variants)>\(stage(tile, &swatches))<p><b class=\"is-\(tile.mark.rawValue)\">"
      + "\(HTMLText.escaped(tile.result))</b>\(captions)</div>"
  }

  private static func stage(_ tile: PairTile, _ swatches: inout HTMLSwatches) -> String {
    guard let colors = tile.colors else { return "<div class=\"stage\">no color</div>" }
    let form = tile.sample.kind == .text ? swatches.name(tile.sample) : ""
    let sample = "<i class=\"sample \(tile.sample.kind.rawValue) \(form)\"></i>"
    let name = swatches.name(colors.foreground, on: colors.surface)
    guard let backdrop = tile.backdrop else { return "<div class=\"stage \(name)\">\(sample)</div>" }
    return "<div class=\"stage \(swatches.name(backdrop))\"><div class=\"surface \(name)\">\(sample)</div></div>"
  }

  /// The number of colors beyond which the page leaves them to the script, which draws all with their variants.
  private static let mostColors = 120

  /// A row per color, a cell per variant.
  private static func grid(_ grid: PaletteGrid, _ words: String, _ swatches: inout HTMLSwatches) -> String {
    guard grid.rows.count <= mostColors else { return "" }
    var html = "<figure class=\"grid\" role=\"img\" aria-label=\"\(HTMLText.escaped(words))\">\n"
    let heads = grid.variants.map {
      $0.appearance.rawValue + ($0.contrast == .increased ? " with Increase Contrast" : "")
    }
    html +=
      "<figcaption>\(Wording.capitalized(grid.isUniform ? "all variants" : heads.joined(separator: ", ")))</figcaption>"
    for row in grid.rows {
      html += "<div><span>\(HTMLText.escaped(row.name))</span>"
      for cell in row.cells {
        if case .color(let color, _) = cell {
          html += "<i class=\(swatches.name(LabelColor.on(color), on: color))>\(cell.words)</i>"
        } else {
          html += "<i>none</i>"
        }
      }
      html += "</div>\n"
    }
    return html + "</figure>\n"
  }
}
