extension TextLine {
  /// The least number of letters that can be aligned.
  private static let leastLetters = 3

  /// Returns true if several letters share a baseline or a top and are made of strokes, or if a word is connected.
  ///
  /// Lines on pictures have to prove this, because pictures have shapes of every kind.
  func isAligned(_ all: [InkShape]) -> Bool {
    let tallest = shapes.map { all[$0].box.height }.max() ?? 0
    let letters = shapes.map { all[$0] }.filter { 5 * $0.box.height >= 2 * tallest }
    guard letters.count >= Self.leastLetters else {
      return letters.contains { $0.box.width >= 3 * $0.box.height && $0.strokesPerRow >= 3 && $0.fill < 0.5 }
    }
    let near = max(1, tallest / 10)
    func most(_ edge: (PixelBox) -> Int) -> Int {
      letters.map { letter in letters.filter { abs(edge($0.box) - edge(letter.box)) <= near }.count }.max() ?? 0
    }
    let aligned = max(most { $0.bottom }, most { $0.top })
    let open = letters.filter { $0.fill < 0.75 || 3 * $0.box.width < $0.box.height }
    return 2 * aligned >= letters.count && aligned >= 2 && 3 * open.count >= 2 * letters.count
      && letters.contains { $0.fill < 0.7 }
  }
}
