import AuditEngine
import ColorMath
import Palettes

/// The look of a pair in some variants of one appearance, with its numbers below.
struct PairTile {
  /// The result in the words of a tile.
  enum Mark {
    case pass
    case fail
    case open

    /// The outcome.
    var tone: Phrase.Tone {
      switch self {
      case .pass: .pass
      case .fail: .fail
      case .open: .open
      }
    }

    /// Dark enough for text on `LabelColor.page`.
    fileprivate var ink: EightBitColor {
      switch self {
      case .pass: EightBitColor(red: 0x11, green: 0x63, blue: 0x29)
      case .fail: EightBitColor(red: 0xB3, green: 0x14, blue: 0x0F)
      case .open: EightBitColor(red: 0x7A, green: 0x4A, blue: 0x00)
      }
    }
  }

  let role: Role
  /// As seen; nil if a color has no value.
  let colors: (foreground: EightBitColor, surface: EightBitColor)?
  /// The backdrop at the lowest ratio; nil for an opaque surface.
  let backdrop: EightBitColor?
  /// The ratio with its symbol.
  let result: String
  let mark: Mark
  /// Further lines.
  let captions: [String]

  /// The height of the colors, and of each line below.
  static let (panel, line) = (52, 15)

  /// The height of a tile with so many captions.
  static func height(captions: Int) -> Int { panel + 6 + line * (captions + 1) }

  /// Draws the tile with its upper left corner at a point.
  func draw(x: Int, y: Int, width: Int, in picture: inout SVGWriter) {
    let surface = colors?.surface ?? LabelColor.page
    let box = SVGWriter.Box(x: x, y: y, width: width, height: Self.panel)
    if let backdrop {
      picture.rectangle(box, fill: backdrop, outline: LabelColor.quietInk, radius: 6)
      picture.rectangle(
        .init(x: x + 24, y: y + 8, width: width - 48, height: Self.panel - 16), fill: surface, radius: 10)
    } else {
      picture.rectangle(box, fill: surface, outline: LabelColor.line, radius: 6)
    }
    if let foreground = colors?.foreground {
      drawSample(foreground, middle: x + width / 2, y: y, in: &picture)
    } else {
      picture.text(
        "no color", x: x + width / 2, y: y + 31, room: width - 16,
        .init(size: 12, fill: LabelColor.on(surface), anchor: .middle))
    }
    picture.text(
      result, x: x, y: y + Self.panel + Self.line, room: width,
      .init(size: 13, fill: mark.ink, isBold: true))
    for (index, caption) in captions.enumerated() {
      picture.text(
        caption, x: x, y: y + Self.panel + Self.line * (index + 2), room: width,
        .init(size: 11, fill: index == 0 ? LabelColor.ink : LabelColor.quietInk))
    }
  }

  /// Letters, or a disc for a graphic, or the outline of a control.
  private func drawSample(_ color: EightBitColor, middle: Int, y: Int, in picture: inout SVGWriter) {
    switch role {
    case .graphic:
      picture.rectangle(.init(x: middle - 11, y: y + 15, width: 22, height: 22), fill: color, radius: 11)
    case .boundary, .focus:
      picture.rectangle(
        .init(x: middle - 36, y: y + 12, width: 72, height: 28), fill: nil, outline: color, radius: 8)
    case .text, .linkCue, .inactive, .decorative, .logotype:
      picture.text("Aa", x: middle, y: y + 34, room: 60, .init(size: 22, fill: color, anchor: .middle, isBold: true))
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
    role = part.pair.role
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
    let appearance = Wording.capitalized(cell.variant.appearance.rawValue)
    var captions = ["\(appearance), \(cell.state ?? Wording.settings(cells.map { $0.variant }))"]
    if cell.outlook != nil { captions.append(wording.backdrops(of: cell)) }
    self.captions = captions
  }
}
