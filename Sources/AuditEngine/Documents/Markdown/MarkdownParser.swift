import Palettes

/// Reads lines into blocks, each line once.
struct MarkdownParser {
  private let lines: [MarkdownLine]
  private var place = 0
  private var found: [MarkdownBlock] = []
  /// True if the next line may continue the last block.
  private var isOpen = false
  /// The last line with the end of a comment.
  private let lastCommentEnd: Int

  init(_ lines: [MarkdownLine]) {
    self.lines = lines
    lastCommentEnd = lines.lastIndex { $0.text.holds("-->") } ?? -1
  }

  mutating func blocks() -> [MarkdownBlock] {
    readFrontMatter()
    while place < lines.count { readLine() }
    return found
  }

  /// A line without the marks of quotes.
  private func content(_ index: Int) -> Substring {
    var text = lines[index].text[...]
    while text.indentation < 4, text.trimmed.hasPrefix(">") {
      text = text.trimmed.dropFirst()
      if text.hasPrefix(" ") { text = text.dropFirst() }
    }
    return text
  }

  private mutating func add(_ kind: MarkdownBlock.Kind, _ content: [MarkdownLine], isOpen: Bool = false) {
    found.append(MarkdownBlock(kind: kind, lines: content))
    self.isOpen = isOpen
  }

  private mutating func readFrontMatter() {
    guard lines.first.map({ $0.text.trimmed }) == "---",
      let end = lines.dropFirst().firstIndex(where: { ["---", "..."].contains($0.text.trimmed) })
    else { return }
    add(.code(language: "yaml"), Array(lines[1..<end]))
    place = end + 1
  }

  private mutating func readLine() {
    let line = content(place)
    let text = line.trimmed
    if text.isEmpty {
      isOpen = false
      place += 1
    } else if let fence = MarkdownFence(opening: text) {
      readCode(fence, indentation: line.indentation)
    } else if text.hasPrefix("<!--"), place <= lastCommentEnd {
      skipComment()
    } else if line.indentation >= 4, !isOpen, !isInList {
      readIndentedCode()
    } else if place + 1 < lines.count, MarkdownTable.isHead(text, content(place + 1).trimmed) {
      readTable()
    } else {
      readText(line, text)
      place += 1
    }
  }

  /// True if the last block is an item, to which indented text belongs.
  private var isInList: Bool {
    if case .item = found.last?.kind { true } else { false }
  }

  private mutating func skipComment() {
    while place < lines.count, !lines[place].text.holds("-->") { place += 1 }
    place += 1
    isOpen = false
  }

  private mutating func readCode(_ fence: MarkdownFence, indentation: Int) {
    var code: [MarkdownLine] = []
    place += 1
    while place < lines.count {
      let line = content(place)
      if fence.isClosed(by: line.trimmed) { break }
      code.append(MarkdownLine(lines[place].number, String(line.dropFirst(min(indentation, line.indentation)))))
      place += 1
    }
    place += 1
    add(.code(language: fence.language), code)
  }

  private mutating func readIndentedCode() {
    var code: [MarkdownLine] = []
    while place < lines.count, content(place).indentation >= 4 {
      code.append(MarkdownLine(lines[place].number, String(content(place).trimmed)))
      place += 1
    }
    add(.code(language: ""), code)
  }

  private mutating func readTable() {
    var rows = [MarkdownLine(lines[place].number, String(content(place).trimmed))]
    place += 2
    while place < lines.count {
      let text = content(place).trimmed
      guard text.utf8.contains(UInt8(ascii: "|")), MarkdownFence(opening: text) == nil else { break }
      rows.append(MarkdownLine(lines[place].number, String(text)))
      place += 1
    }
    add(.table, rows)
  }

  private mutating func readText(_ line: Substring, _ text: Substring) {
    let number = lines[place].number
    if let heading = Self.heading(text) {
      add(.heading(heading.level), [MarkdownLine(number, heading.text)])
    } else if isOpen, found.last?.kind == .paragraph,
      text.consists(of: "=") || text.utf8.count > 2 && text.consists(of: "-")
    {
      found[found.count - 1].kind = .heading(text.hasPrefix("=") ? 1 : 2)
      isOpen = false
    } else if Self.isRule(text) {
      isOpen = false
    } else if let item = Self.item(text) {
      let kind = MarkdownBlock.Kind.item(indentation: line.indentation, isTask: item.isTask)
      add(kind, [MarkdownLine(number, item.text)], isOpen: true)
    } else if isOpen {
      found[found.count - 1].lines.append(MarkdownLine(number, String(text)))
    } else {
      add(.paragraph, [MarkdownLine(number, String(text))], isOpen: true)
    }
  }

  private static func heading(_ text: Substring) -> (level: Int, text: String)? {
    let level = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.indentation > 0 else { return nil }
    var title = rest.trimmed
    while title.hasSuffix("#") { title = title.dropLast() }
    return (level, String(title.trimmed))
  }

  /// Returns true for three or more of one sign, with or without spaces.
  private static func isRule(_ text: Substring) -> Bool {
    guard let sign = text.utf8.first, "-*_".utf8.contains(sign) else { return false }
    return text.utf8.allSatisfy { $0 == sign || $0 == 0x20 } && text.utf8.count { $0 == sign } > 2
  }

  private static func item(_ text: Substring) -> (text: String, isTask: Bool)? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.count
    var rest = text.dropFirst(digits)
    let signs = digits == 0 ? "-*+•" : ".)"
    guard digits < 10, let first = rest.first, signs.contains(first), rest.dropFirst().indentation > 0 else {
      return nil
    }
    rest = rest.dropFirst().trimmed
    for box in ["[ ]", "[x]", "[X]"] where rest.hasPrefix(box) {
      return (String(rest.dropFirst(3).trimmed), true)
    }
    return (String(rest), false)
  }
}
