/// The color of letters, taken from the cores of their strokes.
struct InkColor: Sendable {
  /// The color as packed in the picture.
  var color: UInt32
  /// True if strokes are wide enough to have pixels that they cover whole, as far as their colors show.
  var isCertain: Bool
  /// The least share of a pixel that strokes cover where they cover it most, 0…1; 1 if certain.
  var leastCoverage: Double

  /// The part of the ink that has the color, 0…1.
  var share: Double

  /// The part of the largest distance from the ground at which colors are compared.
  private static let strong = 0.75
  /// The part of the largest distance that the color itself must have.
  private static let core = 0.94

  /// Finds the color among the colors of a line on a ground, antialiased edges included.
  init(_ ink: [LineMeasure.Count], on ground: RGBSteps, strokeWidth: Double) {
    let far = Self.reach(ink, ground)
    let candidates = ink.filter { RGBSteps($0.color).distance(to: ground) >= Self.strong * far }
    let core = candidates.filter { RGBSteps($0.color).distance(to: ground) >= Self.core * far }
    let best = core.max { ($0.pixels, $1.color) < ($1.pixels, $0.color) } ?? LineMeasure.Count(color: 0, pixels: 0)
    color = best.color
    let own = RGBSteps(best.color)
    let near = candidates.filter { RGBSteps($0.color).distance(to: own) <= 3 }.reduce(0) { $0 + $1.pixels }
    let other = candidates.filter { RGBSteps($0.color).distance(to: own) > 3 }.map { $0.pixels }.max() ?? 0
    let beyond = candidates.filter { RGBSteps($0.color).distance(to: ground) > own.distance(to: ground) + 3 }
      .reduce(0) { $0 + $1.pixels }
    let all = ink.filter { RGBSteps($0.color).distance(to: ground) >= 0.25 * far }.reduce(0) { $0 + $1.pixels }
    share = Double(near) / Double(max(all, 1))
    isCertain = near >= 5 && near >= 2 * other && 20 * beyond <= near && strokeWidth >= 1.15
    leastCoverage = isCertain ? 1 : min(max(strokeWidth * 0.75, 0.5), 0.9)
  }

  /// The distance that the farthest colors have, except for a few pixels.
  private static func reach(_ ink: [LineMeasure.Count], _ ground: RGBSteps) -> Double {
    let all = ink.map { (distance: RGBSteps($0.color).distance(to: ground), pixels: $0.pixels) }
      .sorted { $0.distance > $1.distance }
    let total = all.reduce(0) { $0 + $1.pixels }
    var left = total / 400
    for item in all {
      left -= item.pixels
      if left < 0 { return item.distance }
    }
    return all.first?.distance ?? 0
  }
}
