import ColorMath
import FileSyntax

/// A line of text with its colors.
struct MeasuredLine: Sendable {
  /// The bounds in pixels.
  var box: PixelBox
  /// The zone below it.
  var ground: Int
  /// The colors and the ratio.
  var text: ScreenText
  /// The color of the strokes and that of the ground around them, in the encoding of the file.
  var color: RGBSteps
  /// The color of the ground.
  var groundColor: RGBSteps
  /// True if the ground has several colors.
  var isUneven = true

  /// The mean difference of neighboring pixels from which on a ground is rough, in steps.
  private static let rough = 0.9

  /// The part of the ground that has one color, from which on it counts as uniform.
  private static let uniform = 0.9

  /// Creates a line from its colors.
  init(box: PixelBox, ground: Int, text: ScreenText, color: RGBSteps, groundColor: RGBSteps) {
    (self.box, self.ground, self.text, self.color, self.groundColor) = (box, ground, text, color, groundColor)
  }

  /// Returns the mean of packed colors.
  static func mean(_ colors: [UInt32]) -> RGBSteps {
    var (red, green, blue) = (0, 0, 0)
    for color in colors {
      red += Int(color >> 16 & 0xFF)
      green += Int(color >> 8 & 0xFF)
      blue += Int(color & 0xFF)
    }
    let count = Double(max(colors.count, 1))
    return RGBSteps(Double(red) / count, Double(green) / count, Double(blue) / count)
  }

  /// The least part of the ink that has one color, for a line on an uneven ground.
  private static let leastShare = 0.15

  /// Measures a line; nil for what only resembles text on an uneven ground.
  init?(_ line: TextLine, _ shapes: [InkShape], _ reader: ShapeColors, _ owner: [Int32], _ space: ImageColorSpace) {
    let counts = LineMeasure(line, shapes, reader, owner)
    let total = counts.ground.reduce(0) { $0 + $1.pixels }
    let common = counts.ground.max { ($0.pixels, $1.color) < ($1.pixels, $0.color) }
    let isUniform = Double(common?.pixels ?? 0) >= Self.uniform * Double(total)
    let mean = isUniform ? RGBSteps(common?.color ?? 0) : Self.mean(counts.ground)
    let ink = InkColor(counts.ink, on: mean, strokeWidth: counts.strokeWidth)
    (box, ground, groundColor) = (line.box, line.ground, mean)
    color = RGBSteps(ink.color)
    let isRough = !isUniform && counts.roughness >= Self.rough
    isUneven = !isUniform
    // Strokes have one color, and shapes of a photo have many.
    if isUneven, ink.share < Self.leastShare { return nil }
    if isRough || isUneven && !ink.isCertain, !line.isAligned(shapes) { return nil }
    let foreground = Self.sight(ink.color, space)
    let back = isUniform ? [Self.sight(common?.color ?? 0, space)] : Self.usual(counts.ground, space)
    let ratios = back.map { ContrastRatio(foreground.relativeLuminance, $0.relativeLuminance) }
    let worst = ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0
    text = ScreenText(
      region: ScreenRegion(line.box), foreground: foreground, surface: back[worst], ratio: ratios[worst],
      minimum: ratios[worst], maximum: ratios.max() ?? ratios[worst], doubt: nil, lines: 1,
      fontSize: FontSizes.range(of: counts.boxes), strokeWidth: counts.strokeWidth)
    if isRough { text.takeBlocks(counts.means.map { $0.encoded(in: space) }) }
    if !ink.isCertain {
      text.doubt = text.doubt ?? .thinStrokes
      let full = mean.beyond(color, by: 1 / ink.leastCoverage).encoded(in: space)
      let other = ContrastRatio(full.relativeLuminance, text.surface.relativeLuminance)
      text.maximum = max(text.maximum, other)
    }
    let foreign = line.shapes.reduce(0) { $0 + shapes[$1].foreign }
    let pixels = line.shapes.reduce(0) { $0 + shapes[$1].pixels }
    if 8 * foreign > pixels { text.doubt = .severalColors }
    if line.isDoubtful(shapes, onPicture: isRough || isUneven && !ink.isCertain) { text.doubt = .shapes }
  }

  private static func mean(_ counts: [LineMeasure.Count]) -> RGBSteps {
    var (red, green, blue, total) = (0.0, 0.0, 0.0, 0.0)
    for count in counts {
      let (color, pixels) = (RGBSteps(count.color), Double(count.pixels))
      (red, green, blue) = (red + color.red * pixels, green + color.green * pixels, blue + color.blue * pixels)
      total += pixels
    }
    return total > 0 ? RGBSteps(red / total, green / total, blue / total) : RGBSteps()
  }

  /// A packed color as seen.
  static func sight(_ color: UInt32, _ space: ImageColorSpace) -> EncodedSRGB { RGBSteps(color).encoded(in: space) }

  /// The colors, except for the darkest and the lightest hundredth of the pixels.
  static func usual(_ counts: [LineMeasure.Count], _ space: ImageColorSpace) -> [EncodedSRGB] {
    let sorted = counts.map { (color: sight($0.color, space), count: $0) }
      .map { (color: $0.color, luminance: $0.color.relativeLuminance.value, count: $0.count) }
      .sorted { ($0.luminance, $0.count.color) < ($1.luminance, $1.count.color) }
    let total = sorted.reduce(0) { $0 + $1.count.pixels }
    let least = total / 100
    var passed = 0
    var kept: [EncodedSRGB] = []
    for item in sorted {
      let end = passed + item.count.pixels
      if end > least, passed < total - least { kept.append(item.color) }
      passed = end
    }
    return kept.isEmpty ? sorted.prefix(1).map { $0.color } : kept
  }
}
