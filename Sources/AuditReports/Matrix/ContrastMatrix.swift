import AuditEngine
package import ColorMath
package import FileSyntax
package import Palettes

/// Every color of a list against every other one, in one variant.
///
/// Rows are foregrounds, columns are surfaces. Literals come first and begin where contrast is greatest: the darkest row
/// meets the lightest column. Tokens follow by their roles in pairs, then by name. Translucent colors are foregrounds only, because the backdrop that they would need as surfaces is
/// unknown.
package struct ContrastMatrix: Sendable {
  /// A color with its name.
  package struct Item: Hashable, Sendable {
    /// The name; for a literal, as written.
    package var name: String
    package var color: Color
    /// The ranks of a token's roles: the lowest comes first; nil for a literal.
    package var rank: Rank?

    /// Creates an item from a name and its color.
    package init(_ name: String, _ color: Color, rank: Rank? = nil) {
      self.name = name
      self.color = color
      self.rank = rank
    }

    /// The color by itself as displayed, mapped to sRGB.
    var shown: EightBitColor { SeenColor.eightBit(color.encodedSRGB) }
  }

  /// The place of a token among the rows and among the columns.
  package struct Rank: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
  }

  /// One foreground on one surface.
  struct Cell {
    let ratio: ContrastRatio
    /// The foreground as displayed.
    let seen: EightBitColor

    var level: MatrixLevel { MatrixLevel(of: ratio) }
  }

  /// The foregrounds of the page.
  let rows: [Item]
  /// The surfaces of the page; opaque.
  let columns: [Item]
  /// The number of the page, from 1, and the number of all pages.
  package let page: (number: Int, count: Int)
  /// The variant in which names were resolved.
  let variant: Variant
  let title: String
  /// The cells by row, then column.
  let cells: [[Cell]]

  /// The most colors that a grid for people holds; the picture stays below 300 kB with them.
  package static let most = 40

  /// The most colors that a grid for programs holds: 1,000, whose JSON has 80 MB.
  static let mostForPrograms = 1_000

  /// Says in words that there are too many colors for any grid; nil for as many as one holds.
  package static func excess(_ count: Int) -> String? {
    count > mostForPrograms ? "\(count) colors exceed the limit of \(mostForPrograms)" : nil
  }

  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .markdown, .html, .svg, .json]

  /// Returns the greatest number of colors that a format can show; nil if there is no limit.
  package static func limit(_ format: OutputFormat) -> Int? { format == .json ? nil : most }

  /// Returns the bytes in one of the formats, with a line end.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .html: HTMLReport.render(Document(self), HTMLPlaces(nil))
    case .markdown: MarkdownRenderer.render(Document(self), limit: 8_000_000)
    case .svg: MatrixPicture(self).bytes
    case .json: MatrixJSON.render(self)
    default: TextRenderer.render(Document(self), styling)
    }
  }

  /// Measures the colors of a page, given in any order.
  ///
  /// - Parameters:
  ///   - limit: the most rows and columns of a page; the pages go through the columns for each part of the rows.
  ///   - page: the number of the page, from 1; one beyond the last is the last.
  package init(_ items: [Item], title: String, variant: Variant, limit: Int = most, page: Int = 1) {
    let size = max(1, limit)
    let all = Self.sorted(items, by: { $0.row }) { $0 }
    let surfaces = Self.sorted(items.filter { $0.color.alpha >= 1 }, by: { $0.column }) { -$0 }
    let (down, across) = (Self.pages(all.count, size), Self.pages(surfaces.count, size))
    let number = min(max(1, page), down * across)
    self.page = (number, down * across)
    self.title = title
    self.variant = variant
    let sorted = Array(all.dropFirst((number - 1) / across * size).prefix(size))
    let columns = Array(surfaces.dropFirst((number - 1) % across * size).prefix(size))
    (rows, self.columns) = (sorted, columns)
    let grounds = columns.map { (color: $0.color.encodedSRGB, luminance: $0.color.relativeLuminance) }
    cells = sorted.map { row in Self.cells(of: row.color, on: grounds) }
  }

  private static func pages(_ count: Int, _ size: Int) -> Int { max(1, (count + size - 1) / size) }

  /// Literals by luminance, then tokens by rank and name.
  private static func sorted(
    _ items: [Item], by rank: (Rank) -> Int, luminance sign: (Double) -> Double
  ) -> [Item] {
    let keyed = items.map { item in
      (item, item.rank.map(rank) ?? -1, item.rank == nil ? sign(item.color.relativeLuminance.value) : 0)
    }
    return keyed.enumerated().ordered { left, right in
      let (one, other) = (left.element, right.element)
      if one.1 != other.1 { return one.1 < other.1 }
      if one.2 != other.2 { return one.2 < other.2 }
      if one.1 >= 0, one.0.name != other.0.name { return one.0.name < other.0.name }
      return left.offset < right.offset
    }.map { $0.element.0 }
  }

  /// Says which page this is and how to see others; nil for the only one.
  var pageWords: String? {
    guard page.count > 1 else { return nil }
    let next = page.number < page.count ? page.number + 1 : 1
    return "page \(page.number) of \(page.count); --page \(next) shows other colors, and --token chooses some"
  }

  /// One foreground on all surfaces; an opaque one looks the same on each.
  private static func cells(
    of foreground: Color, on surfaces: [(color: EncodedSRGB, luminance: RelativeLuminance)]
  ) -> [Cell] {
    guard foreground.alpha < 1 else {
      let (luminance, seen) = (foreground.relativeLuminance, SeenColor.eightBit(foreground.encodedSRGB))
      return surfaces.map { Cell(ratio: ContrastRatio(luminance, $0.luminance), seen: seen) }
    }
    let layer = foreground.encodedLayer
    return surfaces.map { surface in
      let seen = layer.over(surface.color)
      return Cell(ratio: ContrastRatio(seen.relativeLuminance, surface.luminance), seen: SeenColor.eightBit(seen))
    }
  }

  /// The number of combinations of different colors at a level.
  func count(_ level: MatrixLevel) -> Int {
    var count = 0
    for (row, cells) in zip(rows, cells) {
      for (column, cell) in zip(columns, cells) where column != row && cell.level == level { count += 1 }
    }
    return count
  }

  /// `TextPrimary #1F2328`, without saying a literal twice; with the alpha of a translucent color.
  static func label(_ item: Item) -> String {
    let hex = item.shown.hex
    let alpha = item.color.alpha < 1 ? " \(Wording.percent(item.color.alpha))" : ""
    return (item.name.uppercased() == hex ? hex : "\(item.name) \(hex)") + alpha
  }
}
