import FileSyntax
import Palettes

/// Reads the colors of one line: `Name  #HEX (light) / #HEX (dark)`, `Name: light #HEX, dark #HEX`.
struct ColorLineReader {
  /// A name from the surroundings, for a line that has none of its own.
  var inheritedName: (text: String, naming: StatedColor.Naming)?
  /// The appearance from the surroundings, for a value without one.
  var condition: AppearanceCondition?
  /// True for a line of code, in which names are identifiers.
  var isCode = false
  /// True if names such as `white` count as colors here, because the line states a value.
  var allowsWords = true

  /// The colors of a line that have a name, and the leftovers.
  func read(_ line: InlineText, number: Int) -> (colors: [StatedColor], leftovers: [Leftover]) {
    let all = ColorScan.matches(in: line.bytes)
    guard all.count <= ColorReader.mostColorsOfLine else { return ([], Self.refusal(all, number)) }
    let matches = values(all, in: line)
    guard !matches.isEmpty else { return ([], []) }
    var (colors, leftovers): ([StatedColor], [Leftover]) = ([], [])
    var labels = [AppearanceCondition?](repeating: nil, count: matches.count)
    var ends = matches.map { $0.range.upperBound }
    for index in matches.indices {
      let limit = index + 1 < matches.count ? matches[index + 1].range.lowerBound : line.bytes.count
      if let label = label(after: ends[index], before: limit, in: line) { (labels[index], ends[index]) = label }
    }
    var name: (text: String, naming: StatedColor.Naming)?
    var start = 0
    for (index, match) in matches.enumerated() {
      let gap = start..<match.range.lowerBound
      let before = split(line.text(gap))
      if let own = self.name(in: gap, before.name, line) { name = own }
      let isLast = index == matches.count - 1 && name == nil && labels[index] == nil && before.condition == nil
      let trailing = isLast ? self.name(after: ends[index], in: line) : nil
      start = ends[index]
      let known = name ?? trailing ?? inheritedName
      guard let found = known, let color = match.color else {
        if match.isCertain || labels[index] != nil {
          leftovers.append(unnamed(match, line, number, hasName: known != nil))
        }
        continue
      }
      let condition = labels[index] ?? before.condition ?? self.condition ?? .any
      colors.append(
        StatedColor(name: found.text, naming: found.naming, condition: condition, color: color, line: number))
    }
    return (colors, leftovers)
  }

  /// The problem with a line of too many colors; none if they are all words such as `white`.
  private static func refusal(_ all: [ColorMatch], _ number: Int) -> [Leftover] {
    let most = ColorReader.mostColorsOfLine
    guard all.contains(where: { $0.isCertain }) else { return [] }
    return [
      Leftover(number, "the line has \(all.count) colors, more than the limit of \(most); write one color per line")
    ]
  }

  /// White and black count next to a certain color, or alone after a colon.
  private func values(_ all: [ColorMatch], in line: InlineText) -> [ColorMatch] {
    guard !all.contains(where: { $0.isCertain }) else { return all.filter { $0.isCertain || isValue($0, line) } }
    return allowsWords && !isCode ? all.filter { isValue($0, line) } : []
  }

  private func isValue(_ match: ColorMatch, _ line: InlineText) -> Bool {
    let before = line.bytes[..<match.range.lowerBound].last { $0 != 0x20 }
    let rest = line.text(match.range.upperBound..<line.bytes.count)
    let isEnd = rest.isEmpty || rest.utf8.first.map { ",/|(;".utf8.contains($0) } ?? true
    let isLabeled = label(after: match.range.upperBound, before: line.bytes.count, in: line) != nil
    return allowsWords && (isLabeled || isEnd && (before.map { ":=|".utf8.contains($0) } ?? false))
  }

  /// The appearance in parentheses, or after `in`, that follows a value.
  private func label(after start: Int, before limit: Int, in line: InlineText) -> (AppearanceCondition, Int)? {
    var place = start
    while place < limit, " `\"'".utf8.contains(line.bytes[place]) { place += 1 }
    guard place < limit else { return nil }
    if line.bytes[place] == UInt8(ascii: "("),
      let close = line.bytes[place..<limit].firstIndex(of: UInt8(ascii: ")"))
    {
      return AppearanceWords.condition(of: line.text(place..<close)).map { ($0, close + 1) }
    }
    for word in ["in ", "for ", "on "] where line.bytes[place..<limit].starts(with: word.utf8) {
      var end = place + word.utf8.count
      while end < limit, line.bytes[end].isWordPart { end += 1 }
      if let condition = AppearanceWords.condition(of: line.text(place..<end)) { return (condition, end) }
    }
    return nil
  }

  /// Separates the appearance at the end of a text from what is before it.
  private func split(_ text: String) -> (name: String, condition: AppearanceCondition?) {
    let text = ColorName.cleaned(text)
    let words = text.split { !($0.isLetter || $0.isNumber) }
    for count in [4, 3, 2, 1] where words.count >= count {
      let tail = words.suffix(count)
      guard let first = tail.first, let condition = AppearanceWords.condition(of: tail.joined(separator: " ")) else {
        continue
      }
      return (ColorName.cleaned(String(text[..<first.startIndex])), condition)
    }
    return (text, nil)
  }

  /// The name in a gap: code right before the value, strong text, else a few words.
  private func name(
    in gap: Range<Int>, _ words: String, _ line: InlineText
  ) -> (text: String, naming: StatedColor.Naming)? {
    if isCode { return Self.identifier(words).map { ($0, .code) } }
    let own = line.code.filter { gap.contains($0.lowerBound) && $0.upperBound <= gap.upperBound && !$0.isEmpty }
    for range in own.reversed() {
      if let name = ColorName.code(line.text(range)), AppearanceWords.condition(of: name) == nil {
        return (name, .code)
      }
    }
    for range in line.strong where gap.contains(range.lowerBound) {
      let inner = split(line.text(range.lowerBound..<min(range.upperBound, gap.upperBound)))
      if let name = ColorName.prose(inner.name) { return (name, .prose) }
    }
    return ColorName.prose(words).map { ($0, .prose) }
  }

  /// The name after a value at the start of a line: `#FF3366 — Accent`.
  private func name(after end: Int, in line: InlineText) -> (text: String, naming: StatedColor.Naming)? {
    let rest = end..<line.bytes.count
    if let range = line.code.first(where: { rest.contains($0.lowerBound) && !$0.isEmpty }),
      let name = ColorName.code(line.text(range))
    {
      return (name, .code)
    }
    var text = line.text(rest)[...]
    while let first = text.first, !(first.isLetter || first.isNumber) { text = text.dropFirst() }
    let name = text.prefix { $0 != "(" && $0 != "," && $0 != ";" && $0 != "." }
    return isCode ? nil : ColorName.prose(String(name)).map { ($0, .prose) }
  }

  /// The last identifier of a text, before an opening call such as `Color(`.
  private static func identifier(_ text: String) -> String? {
    let isPart = { (byte: UInt8) in byte.isWordPart || "-_./".utf8.contains(byte) }
    var bytes = Array(text.utf8)[...]
    if ["Color", "UIColor", "NSColor", "rgba", "rgb"].contains(where: { bytes.elementsEqual($0.utf8) }) { return nil }
    for call in ["Color", "UIColor", "color"] where bytes.count > call.utf8.count {
      guard bytes.suffix(call.utf8.count).elementsEqual(call.utf8),
        !isPart(bytes[bytes.endIndex - call.utf8.count - 1])
      else { continue }
      bytes = Array(ColorName.cleaned(String(decoding: bytes.dropLast(call.utf8.count), as: UTF8.self)).utf8)[...]
    }
    let name = bytes.reversed().prefix(while: isPart).reversed()
    guard let found = ColorName.code(String(decoding: Array(name), as: UTF8.self)), ColorName.prose(found) != nil
    else { return nil }
    return found
  }

  private func unnamed(_ match: ColorMatch, _ line: InlineText, _ number: Int, hasName: Bool) -> Leftover {
    let text = line.text(match.range).inQuotes
    return hasName || match.color == nil
      ? Leftover(number, "\(text) cannot be read as a color; write #RRGGBB")
      : Leftover(number, "\(text) has no name; write the name before the value")
  }
}
