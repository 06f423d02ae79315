/// Joins shapes to lines of text.
struct LineFinder {
  /// The least height of a letter in pixels.
  static let leastHeight = 5
  /// The least distance of a letter's color from its ground, in steps.
  static let leastContrast = 10.0

  private let shapes: [InkShape]
  private let ground: Int

  /// Takes the shapes on a ground.
  init(_ shapes: [InkShape], on ground: Int) { (self.shapes, self.ground) = (shapes, ground) }

  /// The lines that look like text, from top to bottom; what does not look like it is left out.
  func lines() -> [TextLine] {
    let letters = shapes.indices.filter { Self.isLetterLike(shapes[$0]) }
      .sorted { (shapes[$0].box.left, shapes[$0].box.top, $0) < (shapes[$1].box.left, shapes[$1].box.top, $1) }
    guard !letters.isEmpty else { return [] }
    var sets = DisjointSets(count: letters.count)
    let tallest = letters.map { shapes[$0].box.height }.max() ?? 0
    for (place, one) in letters.enumerated() {
      // No neighbor is farther away: `areNeighbors` allows 1.1 × 2.9 of the own height.
      let reach = min(tallest, max(16 * shapes[one].box.height / 5, 4))
      for next in place + 1..<max(letters.count, place + 1) {
        let other = letters[next]
        if shapes[other].box.left - shapes[one].box.right > reach { break }
        if areNeighbors(shapes[one], shapes[other]) { sets.join(place, next) }
      }
    }
    var groups: [Int: [Int]] = [:]
    for (place, letter) in letters.enumerated() { groups[sets.root(place), default: []].append(letter) }
    var lines = groups.keys.sorted().compactMap { line(of: groups[$0] ?? []) }
    addMarks(to: &lines)
    return lines.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }

  private static func isLetterLike(_ shape: InkShape) -> Bool {
    let (width, height) = (shape.box.width, shape.box.height)
    guard height >= leastHeight, shape.contrast >= leastContrast, !shape.isTranslucent, shape.pixels >= 4 else {
      return false
    }
    // A rule, or the edge of a box.
    if width > 8 * height, shape.strokesPerRow < 2 { return false }
    if height > 14 * width { return false }
    return Double(shape.foreign) <= 0.3 * Double(max(shape.pixels, 4))
  }

  private func areNeighbors(_ one: InkShape, _ other: InkShape) -> Bool {
    let (short, tall) = (min(one.box.height, other.box.height), max(one.box.height, other.box.height))
    guard Double(tall) <= 2.9 * Double(short) else { return false }
    guard Double(one.box.commonRows(with: other.box)) >= 0.6 * Double(short) else { return false }
    guard Double(one.box.gap(to: other.box)) <= max(1.1 * Double(tall), 4) else { return false }
    let contrast = min(one.contrast, other.contrast)
    if one.color.distance(to: other.color) <= max(0.35 * contrast, 8) { return true }
    // Strokes of less than a pixel have no pixel of the full color.
    let (weak, strong) = one.contrast < other.contrast ? (one, other) : (other, one)
    let (share, distance) = strong.ground.place(of: weak.color, to: strong.color)
    return weak.isThin && share >= 0.4 && distance <= 14
  }

  private func line(of letters: [Int]) -> TextLine? {
    var box = PixelBox()
    for letter in letters { box.include(shapes[letter].box) }
    let best = letters.max { (shapes[$0].contrast, $1) < (shapes[$1].contrast, $0) } ?? letters[0]
    let line = TextLine(
      ground: ground, shapes: letters.sorted { (shapes[$0].box.left, $0) < (shapes[$1].box.left, $1) }, box: box,
      color: shapes[best].color)
    return isText(line) ? line : nil
  }

  /// Returns true if shapes in a row look like letters: several, not all solid, of strokes rather than areas.
  private func isText(_ line: TextLine) -> Bool {
    let shapes = line.shapes.map { self.shapes[$0] }
    if shapes.count == 1 {
      let only = shapes[0]
      let aspect = Double(only.box.width) / Double(only.box.height)
      // A connected word has one color, and a curve on a grid has two.
      return (1.5...12).contains(aspect) && only.strokesPerRow >= 2 && only.fill < 0.5
        && 8 * only.foreign <= only.pixels
    }
    // Letters with ascenders and those with descenders differ less; marks of a chart rise and fall.
    guard line.box.height <= 2 * (shapes.map { $0.box.height }.max() ?? 0) else { return false }
    // A disk fills 0.79 of its bounds.
    let open = shapes.filter { $0.fill < 0.74 || $0.box.width * 3 < $0.box.height }
    guard shapes.count > 2 || open.count == 2 else { return false }
    return 2 * open.count >= shapes.count && shapes.contains { $0.fill < 0.74 }
  }

  /// Adds dots, accents, and punctuation within or right next to a line.
  private func addMarks(to lines: inout [TextLine]) {
    let used = Set(lines.flatMap { $0.shapes })
    for (index, shape) in shapes.enumerated() where !used.contains(index) && shape.contrast >= Self.leastContrast {
      let place = lines.firstIndex { line in
        let height = line.box.height
        guard shape.box.height <= height, shape.box.width <= 2 * height else { return false }
        let near = line.box.gap(to: shape.box) <= height / 3
        let rows = PixelBox(
          left: line.box.left, top: line.box.top - height * 2 / 5, right: line.box.right,
          bottom: line.box.bottom + height * 2 / 5)
        return near && rows.commonRows(with: shape.box) == shape.box.height
          && shape.color.distance(to: line.color) <= max(0.5 * line.color.distance(to: shape.ground), 8)
      }
      if let place { lines[place].shapes.append(index) }
    }
    for index in lines.indices {
      for shape in lines[index].shapes { lines[index].box.include(shapes[shape].box) }
      lines[index].shapes.sort { (shapes[$0].box.left, $0) < (shapes[$1].box.left, $1) }
    }
  }
}
