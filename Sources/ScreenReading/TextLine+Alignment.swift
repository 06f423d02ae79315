extension TextLine {
  /// The least number of letters that can be aligned.
  private static let leastLetters = 3

  /// Returns true if several letters share a baseline or a top and are made of strokes, or if a word is connected.
  ///
  /// Lines on pictures have to prove this, because pictures have shapes of every kind.
  func isAligned(_ all: [InkShape]) -> Bool {
    let letters = letters(all)
    guard letters.count >= Self.leastLetters else {
      return letters.contains { $0.box.width >= 3 * $0.box.height && $0.strokesPerRow >= 3 && $0.fill < 0.5 }
    }
    let aligned = Self.aligned(letters)
    let open = letters.filter { $0.fill < 0.75 || 3 * $0.box.width < $0.box.height }
    return 2 * aligned >= letters.count && aligned >= 2 && 3 * open.count >= 2 * letters.count
      && letters.contains { $0.fill < 0.7 }
  }

  /// The least number of letters of a text on a picture that cannot be a part of the picture.
  private static let certainLetters = 6

  /// Returns true if a line may be something else: a curve, an icon of two parts, bars of a chart, or a part of a picture.
  func isDoubtful(_ all: [InkShape], onPicture: Bool) -> Bool {
    let letters = letters(all)
    guard let first = letters.first, let last = letters.last,
      letters.count >= (onPicture ? Self.certainLetters : 2)
    else { return true }
    let isStacked = letters.count == 2 && -3 * first.box.gap(to: last.box) > min(first.box.width, last.box.width)
    let strokes = letters.reduce(0) { $0 + $1.strokesPerRow } / Double(letters.count)
    let isPlain = strokes < 1.15 && (letters.count == 2 || 3 * Self.aligned(letters) < 2 * letters.count)
    return isStacked || isPlain
  }

  /// The number of letters that share a baseline or a top.
  private static func aligned(_ letters: [InkShape]) -> Int {
    let near = max(1, (letters.map { $0.box.height }.max() ?? 0) / 10)
    func most(_ edge: (PixelBox) -> Int) -> Int {
      letters.map { letter in letters.filter { abs(edge($0.box) - edge(letter.box)) <= near }.count }.max() ?? 0
    }
    return max(most { $0.bottom }, most { $0.top })
  }

  /// The shapes that are no accents or dots.
  private func letters(_ all: [InkShape]) -> [InkShape] {
    let tallest = shapes.map { all[$0].box.height }.max() ?? 0
    return shapes.map { all[$0] }.filter { 5 * $0.box.height >= 2 * tallest }
  }
}
