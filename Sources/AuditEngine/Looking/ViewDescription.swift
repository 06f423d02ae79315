/// Reads the recursive description of a view, as UIKit prints it and snapshot tests store it.
enum ViewDescription {
  /// The frames of the views that show a text, in points from the upper left corner of the first view.
  static func frames(_ text: String) -> [LookFrames.Frame] {
    var found: [LookFrames.Frame] = []
    var origins: [(x: Double, y: Double)] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " || $0 == "|" }.filter { $0 == "|" }.count
      guard let frame = numbers(after: "frame = (", in: line), frame.count == 4 else { continue }
      origins = Array(origins.prefix(depth))
      let parent = origins.last ?? (-frame[0], -frame[1])
      let (x, y) = (parent.x + frame[0], parent.y + frame[1])
      let offset = numbers(after: "contentOffset: {", in: line) ?? []
      while origins.count < depth { origins.append(parent) }
      origins.append(offset.count == 2 ? (x - offset[0], y - offset[1]) : (x, y))
      guard let words = quoted(after: "text = '", in: line), frame[2] > 0, frame[3] > 0 else { continue }
      found.append(
        LookFrames.Frame(x: x, y: y, width: frame[2], height: frame[3], label: words, issue: nil, shot: nil))
    }
    return found
  }

  /// The numbers after some words up to the closing bracket.
  private static func numbers(after words: String, in line: Substring) -> [Double]? {
    guard let rest = rest(after: words, in: line) else { return nil }
    return rest.prefix { $0 != ")" && $0 != "}" }.split { $0 == " " || $0 == ";" || $0 == "," }.compactMap {
      Double(String($0))
    }
  }

  private static func quoted(after words: String, in line: Substring) -> String? {
    guard let rest = rest(after: words, in: line) else { return nil }
    let quotes = rest.indices.filter { rest[$0] == "'" }
    // An apostrophe inside of the text is not escaped.
    let end = quotes.first { rest[$0...].hasPrefix("'; ") || rest[$0...].hasPrefix("'>") } ?? quotes.first
    return String(rest[..<(end ?? rest.endIndex)])
  }

  private static func rest(after words: String, in line: Substring) -> Substring? {
    var rest = line
    while !rest.isEmpty {
      if rest.hasPrefix(words) { return rest.dropFirst(words.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
