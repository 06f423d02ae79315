import AuditEngine
import ColorMath
import Palettes

/// The look of a pair in some variants of one appearance, with its numbers below.
struct PairTile {
  let sample: PictureSample
  /// As seen; nil if a color has no value.
  let colors: (foreground: EightBitColor, surface: EightBitColor)?
  /// The backdrop at the lowest ratio; nil for an opaque surface.
  let backdrop: EightBitColor?
  /// The ratio with its symbol.
  let result: String
  let mark: Phrase.Tone
  /// The variants that look like this.
  let variants: [Variant]
  /// Further lines.
  let captions: [String]

  /// The height of each line below the colors.
  private static let line = 15

  /// The height of the tile.
  var height: Int { sample.panel + 6 + Self.line * (captions.count + 1) }

  /// Draws the tile with its upper left corner at a point.
  func draw(x: Int, y: Int, width: Int, in picture: inout SVGWriter) {
    let surface = colors?.surface ?? LabelColor.page
    let box = SVGWriter.Box(x: x, y: y, width: width, height: sample.panel)
    if let backdrop {
      picture.rectangle(box, fill: .color(backdrop), outline: .quietInk, radius: 6)
      picture.rectangle(
        .init(x: x + 24, y: y + 8, width: width - 48, height: sample.panel - 16), fill: .color(surface), radius: 10)
    } else {
      picture.rectangle(box, fill: .color(surface), outline: .line, radius: 6)
    }
    if let foreground = colors?.foreground {
      drawSample(foreground, middle: x + width / 2, y: y, in: &picture)
    } else {
      picture.text(
        "no color", x: x + width / 2, y: y + sample.panel / 2 + 5, room: width - 16,
        .init(size: 12, fill: .color(LabelColor.on(surface)), anchor: .middle))
    }
    picture.text(
      result, x: x, y: y + sample.panel + Self.line, room: width,
      .init(size: 13, fill: .verdict(mark), weight: 600))
    for (index, caption) in captions.enumerated() {
      picture.text(
        caption, x: x, y: y + sample.panel + Self.line * (index + 2), room: width,
        .init(size: 11, fill: index == 0 ? .ink : .quietInk))
    }
  }

  private func drawSample(_ color: EightBitColor, middle: Int, y: Int, in picture: inout SVGWriter) {
    let center = y + sample.panel / 2
    switch sample.kind {
    case .graphic: picture.star(x: middle, y: center, radius: 12, fill: color)
    case .boundary:
      picture.rectangle(
        .init(x: middle - 36, y: center - 14, width: 72, height: 28), fill: nil, outline: .color(color), radius: 8)
    case .focus:
      for inset in 0..<3 {
        picture.rectangle(
          .init(x: middle - 38 + inset, y: center - 16 + inset, width: 76 - 2 * inset, height: 32 - 2 * inset),
          fill: nil, outline: .color(color), radius: 10 - inset)
      }
    case .stroke: picture.rectangle(.init(x: middle - 36, y: center - 1, width: 72, height: 2), fill: .color(color))
    case .text:
      picture.text(
        sample.words, x: middle, y: center + sample.size * 7 / 20, room: 10_000,
        .init(size: sample.size, fill: .color(color), anchor: .middle, weight: sample.weight))
    }
  }
}

extension PairTile {
  /// The tiles of a part: measurements of one appearance that look alike are one tile.
  static func all(of part: ComponentPart) -> [PairTile] {
    let audit = part.audit
    var groups: [(key: String, cells: [Measurement])] = []
    for index in part.rows {
      let cell = audit.measurements[index]
      let key = [
        cell.variant.appearance.rawValue, cell.state ?? "", Wording.range(cell),
        Wording.sign(cell.verdict, cell.expectation), cell.foregroundColor?.hex ?? "", cell.surfaceColor?.hex ?? "",
      ].joined(separator: "|")
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].cells.append(cell)
      } else {
        groups.append((key, [cell]))
      }
    }
    return groups.map { PairTile($0.cells, part) }
  }

  /// A tile for measurements that look alike, at least one.
  private init(_ cells: [Measurement], _ part: ComponentPart) {
    let cell = cells[0]
    let isOnBackdrop = cell.outlook != nil
    sample = PictureSample(
      part.pair, in: part.audit.plan, name: part.label.isEmpty ? nil : part.label, room: isOnBackdrop ? 132 : 176)
    if let foreground = cell.foregroundColor, let surface = cell.surfaceColor {
      colors = (foreground, surface)
    } else {
      colors = nil
    }
    let wording = Wording(part.audit)
    let witness = cell.outlook == nil ? nil : wording.ends(of: cell).first
    backdrop = witness?.color
    result = "\(Wording.range(cell)) \(Wording.sign(cell.verdict, cell.expectation))"
    mark = cell.verdict == .fail ? .fail : cell.verdict == .unverified ? .open : .pass
    variants = cells.map { $0.variant }
    let appearance = Wording.capitalized(cell.variant.appearance.rawValue)
    var captions = ["\(appearance), \(cell.state ?? Wording.settings(variants))"]
    if cell.outlook != nil {
      let words = wording.backdrops(of: cell)
      // Nothing is cut: what does not fit a line is two.
      let isWide = SVGText.width(of: words, size: 11) > 176
      captions += isWide ? words.parts(around: ", ").map { String($0) } : [words]
    }
    self.captions = captions
  }
}
