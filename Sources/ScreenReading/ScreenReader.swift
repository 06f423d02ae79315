package import FileSyntax

/// The texts of a screenshot, found and measured.
package struct ScreenReader: Sendable {
  /// Something that was not measured.
  package enum LeftOut: String, Sendable {
    /// Single shapes of the size of letters: icons, chevrons, lone digits.
    case symbols
    /// Areas whose pixels change everywhere, such as photos.
    case pictures
    /// Areas with so many shapes that not all were examined.
    case limit
  }

  /// The texts from top to bottom.
  package let texts: [ScreenText]
  /// The number of places that were not measured, by kind; kinds without any are left out.
  package let leftOut: [(kind: LeftOut, count: Int)]

  /// Reads the pixels of a screenshot; workers do rows in parallel.
  package init(_ image: ImagePixels, workers: Workers = .one) {
    let pixels = ScreenPixels(image, workers: workers)
    let map = ZoneMap(pixels, RunMap(pixels, workers: workers))
    var reader = LineReader(map, pixels, image.space)
    let known = reader.lines()
    let colors = PictureColors(map, pixels, besides: known, workers: workers)
    let lines = PictureReader(pixels, colors, image.space).lines(besides: known, workers: workers)
    texts = TextBlocks.joined(lines).sorted {
      ($0.region.y, $0.region.x, $0.region.width) < ($1.region.y, $1.region.x, $1.region.width)
    }
    let pictures = map.zones.reduce(0) { $0 + ($1.isDust && $1.area >= PictureColors.leastPicture ? 1 : 0) }
    let all: [(kind: LeftOut, count: Int)] = [
      (.symbols, reader.symbols), (.pictures, pictures), (.limit, reader.isExhausted ? 1 : 0),
    ]
    leftOut = all.filter { $0.count > 0 }
  }
}
