import FileSyntax

/// The areas of a screenshot whose pixels change everywhere, such as photos, and the colors that texts on them may have.
///
/// Neighboring pixels of a photo rarely have exactly the same color, but those of strokes have.
struct PictureColors {
  /// The side of a tile in pixels.
  static let tile = 64
  /// The least area of a picture in pixels.
  static let leastPicture: Int32 = 4_000
  /// The most colors that are examined.
  static let mostColors = 24
  /// The least number of equal neighbors of one color in a tile, and in all tiles.
  private static let least = (inTile: 20, inAll: 48)

  /// The number of tiles in a row.
  let columns: Int
  /// True for the tiles that show a part of a picture.
  private var isBusy: [Bool]
  /// The colors with the tiles in which each is frequent, the most frequent first.
  private(set) var colors: [(color: UInt32, tiles: [Int])] = []

  /// The mean length of runs up to which a tile without known text counts as part of a picture, in pixels.
  private static let busyRun = 10

  /// Examines a screenshot without the texts that are known; workers do rows of tiles in parallel.
  ///
  /// The colors of known texts on uneven grounds, and of those next to a picture, count as well, because a ground may hold only a
  /// part of a text.
  init(_ map: ZoneMap, _ pixels: ScreenPixels, besides lines: [MeasuredLine], workers: Workers) {
    let known = lines.map { $0.box }
    columns = (pixels.width + Self.tile - 1) / Self.tile
    let rows = (pixels.height + Self.tile - 1) / Self.tile
    isBusy = Array(repeating: false, count: columns * rows)
    let columns = self.columns
    let parts = workers.map(rows) { Self.tiles(inRow: $0, columns, map, pixels, known) }
    var places: [UInt32: (count: Int, tiles: [Int])] = [:]
    for (row, part) in parts.enumerated() {
      for (column, tile) in part.enumerated() where tile.isBusy {
        isBusy[row * columns + column] = true
        for item in tile.colors {
          places[item.color, default: (0, [])].count += item.count
          places[item.color]?.tiles.append(row * columns + column)
        }
      }
    }
    let frequent = places.filter { $0.value.count >= Self.least.inAll }
    let sorted = frequent.keys.sorted { one, other in
      (frequent[other]?.count ?? 0, one) < (frequent[one]?.count ?? 0, other)
    }
    colors = sorted.prefix(Self.mostColors).map { ($0, (places[$0]?.tiles ?? []).sorted()) }
    for line in lines {
      let tiles = Self.tiles(around: line.box, columns, rows)
      if let place = colors.firstIndex(where: { $0.color == line.color.packed }) {
        let own = Set(colors[place].tiles)
        guard line.isUneven || !own.isDisjoint(with: tiles) else { continue }
        colors[place].tiles = own.union(tiles).sorted()
      } else if line.isUneven, colors.count < 2 * Self.mostColors {
        colors.append((line.color.packed, tiles))
      }
    }
  }

  /// The tiles of a line and of what may continue it.
  private static func tiles(around box: PixelBox, _ columns: Int, _ rows: Int) -> [Int] {
    let reach = 12 * box.height
    let across = max(box.left - reach, 0) / tile...min((box.right + reach) / tile, columns - 1)
    return (box.top / tile...min(box.bottom / tile, rows - 1)).flatMap { row in across.map { row * columns + $0 } }
  }

  private typealias Tile = (isBusy: Bool, colors: [(color: UInt32, count: Int)])

  private static func tiles(
    inRow row: Int, _ columns: Int, _ map: ZoneMap, _ pixels: ScreenPixels, _ known: [PixelBox]
  ) -> [Tile] {
    let rows = row * tile..<min((row + 1) * tile, pixels.height)
    var busy = [Int](repeating: 0, count: columns)
    var count = [Int](repeating: 0, count: columns)
    let near = known.filter { $0.top < rows.upperBound && $0.bottom > rows.lowerBound }
    for y in rows {
      for run in Int(map.runs.rows[y])..<Int(map.runs.rows[y + 1]) {
        let zone = map.zones[Int(map.zoneOfRun[run])]
        count[Int(map.runs.starts[run]) / tile] += 1
        guard zone.isDust, zone.area >= leastPicture else { continue }
        var start = Int(map.runs.starts[run])
        let end = map.runs.end(of: run, row: y)
        while start < end {
          let next = min(end, (start / tile + 1) * tile)
          busy[start / tile] += next - start
          start = next
        }
      }
    }
    return busy.indices.map { column in
      let across = column * tile..<min((column + 1) * tile, pixels.width)
      let area = across.count * rows.count
      let hasText = near.contains { $0.left < across.upperBound && $0.right > across.lowerBound }
      guard 10 * busy[column] >= area || !hasText && busyRun * count[column] >= area else { return (false, []) }
      return (true, frequent(in: across, rows, pixels))
    }
  }

  private static func frequent(
    in columns: Range<Int>, _ rows: Range<Int>, _ pixels: ScreenPixels
  ) -> [(color: UInt32, count: Int)] {
    var equal: [UInt32] = []
    for y in rows {
      for x in columns {
        let color = pixels.colors[y * pixels.width + x]
        let isLeft = x > 0 && pixels.colors[y * pixels.width + x - 1] == color
        let isAbove = y > 0 && pixels.colors[(y - 1) * pixels.width + x] == color
        if isLeft || isAbove, color != ImagePixels.notOpaque { equal.append(color) }
      }
    }
    equal.sort()
    var found: [(color: UInt32, count: Int)] = []
    for color in equal {
      if found.last?.color == color { found[found.count - 1].count += 1 } else { found.append((color, 1)) }
    }
    return found.filter { $0.count >= least.inTile }
  }
}
