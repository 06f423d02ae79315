/// Estimates font sizes from the bounds of letters.
///
/// In the text fonts of Apple, Google, and the web, capitals and ascenders are 0.67 to 0.78 of the size high, and letters
/// without ascender 0.45 to 0.58. What has no such letters gives a wide range only.
enum FontSizes {
  private static let ascender = (least: 0.67, most: 0.78)
  /// The rows at the edges of a letter that it covers in part.
  private static let blur = 0.7

  /// Returns the sizes that a line of letters with these bounds can have, in pixels.
  static func range(of boxes: [PixelBox]) -> ClosedRange<Double> {
    let tallest = Double(boxes.map { $0.height }.max() ?? 1)
    let letters = boxes.filter { 10 * $0.height >= 4 * Int(tallest) }
    if let height = ascent(of: letters) {
      return max(height - 2 * blur, 1) / ascender.most...max(height - 0.4, 1) / ascender.least
    }
    let wide = letters.filter { 10 * $0.width > 16 * $0.height }.count
    let most = 4 * wide >= letters.count ? 1.7 : 1.02
    return max(tallest - 2 * blur, 1) / most...max(tallest, 2) / 0.43
  }

  /// The height of ascenders above the baseline, if it has letters of two heights, as in Latin, Greek, and Cyrillic.
  private static func ascent(of letters: [PixelBox]) -> Double? {
    let baseline = mode(letters.map { $0.bottom })
    let heights = letters.filter { abs($0.bottom - baseline) <= 1 }.map { baseline - $0.top }.sorted()
    guard heights.count >= 3, let tallest = heights.last, let short = heights.first else { return nil }
    let high = heights.filter { 100 * $0 >= 92 * tallest }
    let low = heights.filter { 100 * $0 <= 112 * short }
    let share = Double(short) / Double(tallest)
    guard low.count >= 2, (0.62...0.77).contains(share) else { return nil }
    return Double(high[high.count / 2])
  }

  private static func mode(_ numbers: [Int]) -> Int {
    var (best, most) = (0, 0)
    for number in numbers.sorted() {
      let count = numbers.filter { abs($0 - number) <= 1 }.count
      if count > most { (best, most) = (number, count) }
    }
    return best
  }
}
