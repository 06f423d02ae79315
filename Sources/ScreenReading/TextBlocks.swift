import ColorMath

/// Joins lines of one text.
enum TextBlocks {
  /// The largest difference of the colors of lines of one text, in steps.
  private static let sameColor = 8.0

  /// Returns the texts that lines make up.
  static func joined(_ lines: [MeasuredLine]) -> [ScreenText] {
    var lines = absorbed(inRows(lines).sorted(by: isBefore))
    var isTaken = [Bool](repeating: false, count: lines.count)
    lines.sort(by: isBefore)
    var texts: [ScreenText] = []
    for index in lines.indices where !isTaken[index] {
      var block = [lines[index]]
      isTaken[index] = true
      for other in lines.indices where other > index && !isTaken[other] {
        guard let last = block.last, follows(lines[other], last) else { continue }
        block.append(lines[other])
        isTaken[other] = true
      }
      texts.append(text(of: block))
    }
    return texts
  }

  private static func isBefore(_ one: MeasuredLine, _ other: MeasuredLine) -> Bool {
    (one.box.top, one.box.left, one.box.right, one.box.bottom)
      < (other.box.top, other.box.left, other.box.right, other.box.bottom)
  }

  /// Joins the parts of a line on a picture, of which some were found on even places of it.
  private static func inRows(_ lines: [MeasuredLine]) -> [MeasuredLine] {
    var whole: [MeasuredLine] = []
    for line in lines.sorted(by: { ($0.box.left, $0.box.top, $0.box.bottom) < ($1.box.left, $1.box.top, $1.box.bottom) }
    ) {
      let start = line.isUneven ? whole.firstIndex { continues(line, $0) } : nil
      guard let start else {
        whole.append(line)
        continue
      }
      whole[start].text = text(of: [whole[start], line])
      whole[start].text.lines = 1
      whole[start].box.include(line.box)
    }
    return whole
  }

  /// Returns true if a line on a picture continues one to its left.
  private static func continues(_ next: MeasuredLine, _ last: MeasuredLine) -> Bool {
    guard last.isUneven else { return false }
    let (tall, short) = (max(next.box.height, last.box.height), min(next.box.height, last.box.height))
    guard 10 * tall <= 15 * short, 10 * next.box.commonRows(with: last.box) >= 6 * short else { return false }
    return (0...tall).contains(next.box.gap(to: last.box)) && next.color.distance(to: last.color) <= sameColor
  }

  /// Joins rows of accents and dots to the line that they belong to.
  private static func absorbed(_ lines: [MeasuredLine]) -> [MeasuredLine] {
    var kept: [MeasuredLine] = []
    for line in lines.sorted(by: { ($1.box.height, $0.box.top, $0.box.left) < ($0.box.height, $1.box.top, $1.box.left) }
    ) {
      let host = kept.firstIndex { large in
        let height = large.box.height
        guard large.ground == line.ground, 10 * line.box.height <= 7 * height else { return false }
        let rows = PixelBox(
          left: large.box.left, top: large.box.top - height / 2, right: large.box.right,
          bottom: large.box.bottom + height / 2)
        return rows.commonRows(with: line.box) == line.box.height && large.box.gap(to: line.box) < height / 3
          && line.color.distance(to: large.color) <= 0.3 * large.color.distance(to: large.groundColor)
      }
      if let host {
        kept[host].box.include(line.box)
        kept[host].text.region = ScreenRegion(kept[host].box)
      } else {
        kept.append(line)
      }
    }
    return kept
  }

  private static func follows(_ next: MeasuredLine, _ last: MeasuredLine) -> Bool {
    guard next.ground == last.ground || next.isUneven && last.isUneven, next.box.gap(to: last.box) < 0 else {
      return false
    }
    let (tall, short) = (max(next.box.height, last.box.height), min(next.box.height, last.box.height))
    // Texts on neighboring panels are farther apart than the lines of one text, and a part of a picture may make a line taller.
    let isOnGround = next.ground == last.ground && next.ground >= 0
    let most = isOnGround ? tall : min(tall * 7 / 10, short * 9 / 10)
    guard 10 * tall <= 17 * short, next.box.top - last.box.bottom <= most, next.box.top >= last.box.top + short / 2
    else { return false }
    let (one, other) = (next.text.strokeWidth, last.text.strokeWidth)
    // The widths that are taken from a picture are those of rows.
    return max(one, other) <= (next.ground == last.ground ? 1.35 : 2) * min(one, other)
      && next.color.distance(to: last.color) <= sameColor
  }

  /// The text that lines make up, with the colors of its most certain line and the worst ratio.
  private static func text(of lines: [MeasuredLine]) -> ScreenText {
    var box = PixelBox()
    for line in lines { box.include(line.box) }
    let certain = lines.filter { $0.text.doubt == nil }
    var text = (certain.isEmpty ? lines : certain).map { $0.text }.min { $0.ratio < $1.ratio } ?? lines[0].text
    text.region = ScreenRegion(box)
    text.lines = lines.count
    text.minimum = lines.map { $0.text.minimum }.min() ?? text.minimum
    text.maximum = lines.map { $0.text.maximum }.max() ?? text.maximum
    let sizes = lines.map { $0.text.fontSize }
    let low = sizes.map { $0.lowerBound }.max() ?? 0
    let high = sizes.map { $0.upperBound }.min() ?? 0
    if low <= high { text.fontSize = low...high }
    return text
  }
}
