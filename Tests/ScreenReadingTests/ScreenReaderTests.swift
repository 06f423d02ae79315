import ColorMath
import TestSupport
import Testing

@testable import FileSyntax
@testable import ScreenReading

/// Texts painted with known colors are found at their places with these colors, and nothing else is.
@Suite struct ScreenReaderTests {
  private static let blue = EightBitColor(red: 0, green: 80, blue: 200)

  /// Words of any color and size on any ground, as long as both can be told apart.
  @Test(arguments: 0..<60)
  func findsWordsWithTheirColors(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let ground = EightBitColor.random(&random)
    var color = EightBitColor.random(&random)
    while color.ratio(to: ground) < 1.25 { color = .random(&random) }
    var painting = Painting(500, 90, ground)
    let word = String(
      (0..<Int.random(in: 3...8, using: &random)).compactMap { _ in Painting.alphabet.randomElement(using: &random) })
    let region = painting.write(word, 20, 15, unit: Int.random(in: 2...6, using: &random), color)
    let texts = painting.texts
    try #require(texts.count == 1, "\(word) \(color.hex) on \(ground.hex)")
    #expect(texts[0].region == region)
    #expect(texts[0].foreground.eightBit == color && texts[0].surface.eightBit == ground)
    #expect(texts[0].ratio.value == color.ratio(to: ground))
    #expect(texts[0].doubt == nil && texts[0].minimum == texts[0].maximum)
  }

  @Test func findsTheTextOnAPanelAndNotThePanel() throws {
    var painting = Painting(400, 200, .white)
    painting.fill(50, 50, 300, 80, Self.blue)
    let region = painting.write("LOCAL HALO", 80, 70, unit: 4, .white)
    let texts = painting.texts
    try #require(texts.count == 1)
    #expect(texts[0].region == region && texts[0].surface.eightBit == Self.blue)
    #expect(texts[0].foreground.eightBit == .white)
  }

  /// The inside of a letter has the color of the ground, as a text on a panel may.
  @Test func takesCountersForPartsOfLetters() throws {
    var painting = Painting(1000, 200, .white)
    let region = painting.write("OOOOO", 40, 20, unit: 20, Self.blue)
    let texts = painting.texts
    try #require(texts.count == 1)
    #expect(texts[0].region == region && texts[0].foreground.eightBit == Self.blue)
  }

  @Test func joinsLinesOfOneColorAndSeparatesOthers() {
    var painting = Painting(400, 300, .white)
    painting.write("HALO ECHO", 20, 20, unit: 3, .black)
    painting.write("LATE TALK", 20, 50, unit: 3, .black)
    painting.write("LATE TALK", 20, 80, unit: 3, Self.blue)
    let texts = painting.texts
    #expect(texts.map(\.lines) == [2, 1])
    #expect(texts.map(\.foreground.eightBit) == [.black, Self.blue])
  }

  @Test func separatesTextsOfOneRowWithOtherColors() {
    var painting = Painting(500, 80, .white)
    painting.write("HALO", 20, 20, unit: 3, .black)
    painting.write("ECHO", 110, 20, unit: 3, Self.blue)
    #expect(painting.texts.map(\.foreground.eightBit) == [.black, Self.blue])
  }

  @Test func countsSymbolsWithoutMeasuringThem() {
    var painting = Painting(200, 200, .white)
    painting.write("K", 60, 60, unit: 6, .black)
    let reader = ScreenReader(painting.image)
    #expect(reader.texts.isEmpty)
    #expect(reader.leftOut.map(\.kind) == [.symbols] && reader.leftOut.map(\.count) == [1])
  }

  /// A ramp from light to dark below white letters: the light end decides.
  @Test func takesTheWorstPartOfAGradedGround() throws {
    var painting = Painting(400, 80, .white)
    for x in 0..<400 {
      let step = UInt8(160 - x / 4)
      painting.fill(x, 0, 1, 80, EightBitColor(red: step, green: step, blue: step))
    }
    painting.write("HALO ECHO", 20, 20, unit: 4, .white)
    let texts = painting.texts
    try #require(texts.count == 1)
    let light = EightBitColor(red: 155, green: 155, blue: 155).ratio(to: .white)
    #expect(abs(texts[0].ratio.value / light - 1) < 0.05)
    #expect(texts[0].maximum.value > 1.5 * light)
  }

  /// Neighboring pixels of a photo have similar colors, and its shapes have many: they are no text.
  @Test(arguments: 0..<8)
  func findsNoTextOnAPhoto(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var painting = Painting(400, 300, .white)
    let spots = (0..<60).map { _ in
      (
        Int.random(in: 0..<400, using: &random), Int.random(in: 0..<300, using: &random),
        Int.random(in: 4...18, using: &random)
      )
    }
    for y in 0..<300 {
      for x in 0..<400 {
        var light = 150 - y / 6
        for (left, top, size) in spots {
          let far = (x - left) * (x - left) + (y - top) * (y - top)
          if far < size * size { light -= 90 * (size * size - far) / (size * size) }
        }
        let step = UInt8(min(max(light + Int.random(in: -2...2, using: &random), 0), 255))
        painting.set(x, y, EightBitColor(red: step, green: step, blue: step))
      }
    }
    #expect(painting.texts.isEmpty)
  }

  /// A photo that is even on the left, as a sky is, and rough on the right.
  private static func photo(_ width: Int, _ height: Int, evenUntil end: Int) -> Painting {
    var random = SplitMix64(seed: 7)
    var painting = Painting(width, height, EightBitColor(red: 60, green: 90, blue: 120))
    for y in 0..<height {
      for x in end..<max(width, end) {
        let step = UInt8.random(in: 40...110, using: &random)
        painting.set(x, y, EightBitColor(red: step, green: step, blue: step / 2))
      }
    }
    return painting
  }

  /// The part on the even place is found by its ground, the whole by its color: they are one text.
  @Test(arguments: [0, 150, 400])
  func takesATextOnAPhotoAsAWhole(_ end: Int) throws {
    var painting = Self.photo(420, 80, evenUntil: end)
    let region = painting.write("HALO ECHO TALK", 20, 20, unit: 4, .white)
    let texts = painting.texts
    try #require(texts.count == 1)
    #expect(texts[0].region == region)
    #expect(texts[0].foreground.eightBit == .white)
  }

  @Test func joinsTheLinesOfATextOnAPhoto() throws {
    var painting = Self.photo(420, 140, evenUntil: 100)
    painting.write("HALO ECHO TALK", 20, 20, unit: 4, .white)
    painting.write("CLOCK TALE", 20, 64, unit: 4, .white)
    #expect(painting.texts.map(\.lines) == [2])
  }

  /// A short word on a photo may be a part of the photo.
  @Test(arguments: ["HALO", "HALO ECHO"])
  func doubtsFewShapesOnAPhoto(_ words: String) throws {
    var painting = Self.photo(420, 80, evenUntil: 0)
    painting.write(words, 20, 20, unit: 4, .white)
    let texts = painting.texts
    try #require(texts.count == 1)
    #expect(texts[0].doubt == (words.count < 6 ? .shapes : .uneven))
  }

  /// Dots of a page control, and touching marks of a chart.
  @Test(arguments: [14, 24])
  func takesNoDisksForText(_ step: Int) {
    var painting = Painting(400, 80, .white)
    for x in stride(from: 40, to: 320, by: 60) {
      for left in [x, x + step] {
        for (dx, dy) in (0..<256).map({ ($0 % 16, $0 / 16) })
        where (2 * dx - 15) * (2 * dx - 15) + (2 * dy - 15) * (2 * dy - 15) <= 256 {
          painting.set(left + dx, 30 + dy, .black)
        }
      }
    }
    #expect(painting.texts.isEmpty)
  }

  /// A disk next to a small mark of the same chart.
  @Test func takesNoDiskWithADotForText() {
    var painting = Painting(400, 80, .white)
    for x in stride(from: 40, to: 320, by: 90) {
      for (dx, dy) in (0..<144).map({ ($0 % 12, $0 / 12) })
      where (2 * dx - 11) * (2 * dx - 11) + (2 * dy - 11) * (2 * dy - 11) <= 144 {
        painting.set(x + dx, 30 + dy, .black)
      }
      for (dx, dy) in (0..<49).map({ ($0 % 7, $0 / 7) }) where abs(dx - 3) + abs(dy - 3) <= 3 {
        painting.set(x + 18 + dx, 32 + dy, .black)
      }
    }
    #expect(painting.texts.isEmpty)
  }

  /// Two shapes without a counter may be marks of a chart.
  @Test(arguments: [("OO", false), ("LT", true), ("LTE", false)])
  func doubtsTwoPlainShapes(_ word: String, _ isDoubtful: Bool) throws {
    var painting = Painting(400, 80, .white)
    painting.write(word, 20, 20, unit: 4, .black)
    let texts = painting.texts
    try #require(texts.count == 1)
    #expect(texts[0].doubt == (isDoubtful ? .shapes : nil))
  }

  /// Bodies with wicks of many heights, as of a chart of prices.
  @Test func doubtsBarsWithLines() throws {
    var painting = Painting(400, 200, .white)
    let bars = [(60, 40, 40, 10), (52, 64, 6, 30), (70, 50, 2, 4), (48, 40, 30, 10), (64, 70, 20, 2), (56, 36, 26, 60)]
    for (index, (top, height, above, below)) in bars.enumerated() {
      painting.fill(40 + 24 * index, top, 12, height, .black)
      painting.fill(45 + 24 * index, top - above, 2, above + height + below, .black)
    }
    #expect(painting.texts.allSatisfy { $0.doubt == .shapes })
    try #require(painting.texts.count == 1)
  }

  /// A curve crosses a row as often as connected letters do.
  @Test func doubtsACurve() throws {
    var painting = Painting(400, 80, .white)
    for x in 40..<300 {
      let place = 24 + abs((x * 2) % 48 - 24)
      painting.fill(x, place, 2, 3, .black)
    }
    #expect(painting.texts.map(\.doubt) == [.shapes])
  }

  @Test func takesNoCurveOnAGridForText() {
    var painting = Painting(900, 400, .white)
    let gray = EightBitColor(red: 153, green: 153, blue: 153)
    for row in 1...4 { painting.fill(40, 80 * row, 820, 1, gray) }
    for x in 40..<860 { painting.fill(x, 200 + abs((x * 3) % 360 - 180) - 90, 2, 4, Self.blue) }
    #expect(painting.texts.isEmpty)
  }

  @Test func leavesTranslucentPixelsOut() {
    var painting = Painting(400, 80, .white)
    painting.fill(0, 0, 400, 80, .white, alpha: 128)
    painting.write("HALO ECHO", 20, 20, unit: 4, .black)
    #expect(painting.texts.isEmpty)
  }

  /// A red of Display P3 is outside sRGB, and its luminance is that of the color as seen.
  @Test func readsDisplayP3() throws {
    var painting = Painting(400, 80, .white)
    painting.space = .displayP3
    painting.write("HALO ECHO", 20, 20, unit: 4, EightBitColor(red: 255, green: 0, blue: 0))
    let texts = painting.texts
    try #require(texts.count == 1)
    #expect(texts[0].foreground.red > 1.05)
    #expect(texts[0].ratio.flooredText() == "3.76")
  }

  @Test(arguments: 0..<4)
  func givesTheSameWithAnyNumberOfWorkers(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var painting = Painting(300, 300, .white)
    for y in 0..<300 { for x in 0..<150 { painting.set(x, y, .random(&random)) } }
    painting.write("HALO", 20, 20, unit: 3, .black)
    painting.write("ECHO", 180, 200, unit: 3, Self.blue)
    let backwards = Workers(count: 3) { pieces, body in for piece in (0..<pieces).reversed() { body(piece) } }
    #expect(ScreenReader(painting.image).texts == ScreenReader(painting.image, workers: backwards).texts)
  }

  /// Pictures of any size and content are read to their end.
  @Test(arguments: 0..<80)
  func readsPicturesOfAnySizeAndContent(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sides = [1, 2, 3, 7, 8, 12, 40, 64, 65, 130]
    let (width, height) = (sides.randomElement(using: &random) ?? 1, sides.randomElement(using: &random) ?? 1)
    let colors = (0..<Int.random(in: 1...40, using: &random)).map { _ in EightBitColor.random(&random) }
    var painting = Painting(width, height, colors[0])
    let size = Int.random(in: 1...9, using: &random)
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      let alpha: UInt8 = Int.random(in: 0..<20, using: &random) == 0 ? 90 : 255
      painting.fill(
        x, y, Int.random(in: 1...size, using: &random), Int.random(in: 1...size, using: &random),
        colors.randomElement(using: &random) ?? .black, alpha: alpha)
    }
    for text in painting.texts {
      #expect(text.region.x >= 0 && text.region.x + text.region.width <= width && text.region.width > 0)
      #expect(text.region.y >= 0 && text.region.y + text.region.height <= height && text.region.height > 0)
      #expect(text.minimum <= text.ratio && text.ratio <= text.maximum && text.minimum.value >= 1)
    }
  }
}

extension EightBitColor {
  fileprivate static func random(_ random: inout SplitMix64) -> EightBitColor {
    EightBitColor(
      red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
      blue: .random(in: 0...255, using: &random))
  }
}
