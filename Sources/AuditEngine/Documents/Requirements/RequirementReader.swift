import Palettes

/// Finds the requirements of a document: rows and items with ids, checklists, and lists of what must be.
struct RequirementReader {
  /// The requirements in the order of the document.
  private(set) var requirements: [DocumentRequirement] = []
  /// Items of checklists that are not about color, in one leftover.
  private(set) var leftovers: [Leftover] = []

  /// The most bytes of a title.
  static let longestTitle = 240

  private let roles: Set<Role>
  private var ids: Set<String> = []
  private var titles: Set<String> = []
  /// The headings around the current block, outermost first.
  private var headings: [(level: Int, text: String)] = []
  /// The paragraph or item that introduces the current list.
  private var lead = ""
  private var foreign: [Int] = []

  /// Reads a document whose pairs have some roles.
  init(_ document: MarkdownDocument, roles: Set<Role>) {
    self.roles = roles
    for block in document.blocks { read(block) }
    if let first = foreign.first {
      let subject = foreign.count == 1 ? "1 checklist item is" : "\(foreign.count) checklist items are"
      let verb = foreign.count == 1 ? "it is" : "they are"
      let word = foreign.count == 1 ? "line" : "lines"
      let lines = foreign.prefix(20).map { String($0) }.joined(separator: ", ") + (foreign.count > 20 ? ", …" : "")
      leftovers.append(
        Leftover(
          first, "\(subject) not about color or legibility, so \(verb) not in the audit file (\(word) \(lines))"))
    }
  }

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading(let level):
      headings.removeAll { $0.level >= level }
      headings.append((level, InlineText(block.text).text))
      lead = ""
    case .paragraph:
      readSentences(block)
      lead = InlineText(block.lines.last?.text ?? "").text
    case .item(let indentation, let isTask):
      readItem(block, isTask: isTask)
      if indentation == 0, InlineText(block.text).text.hasSuffix(":") { lead = InlineText(block.text).text }
    case .table: if let table = MarkdownTable(block) { read(table) }
    case .code: readComments(block)
    }
  }

  /// True in a section or under a label that announces requirements.
  private var isNormative: Bool {
    RequirementWords.isNorm(lead) || headings.last.map { RequirementWords.isNorm($0.text) } ?? false
  }

  private mutating func readItem(_ block: MarkdownBlock, isTask: Bool) {
    let text = InlineText(block.text).text
    if let (id, title) = RequirementID.split(text) {
      add(id: id, title, block.line)
    } else if isTask, refersToKnown(text) {
      // A task of a requirement that has its own entry.
    } else if !RequirementWords.isRelevant(text) {
      if isTask { foreign.append(block.line) }
    } else if isTask || isNormative || RequirementWords.isDuty(text) {
      // An item that states a value is a color, and one that begins with code explains it.
      let isValue = ColorScan.matches(in: text).contains { $0.isCertain }
      let isGlossary = !RequirementWords.isDuty(text) && InlineText(block.text).code.first?.lowerBound == 0
      guard isTask || !isValue && !isGlossary else { return }
      let label = RequirementWords.isNorm(lead) ? lead : headings.last?.text ?? ""
      let isOwn = isTask || RequirementWords.isDuty(text) || label.isEmpty
      add(id: nil, text, block.line, label: isOwn ? nil : ColorName.cleaned(label))
    }
  }

  /// Returns true if a text names the id of a requirement.
  private func refersToKnown(_ text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.contains {
      RequirementID.isOne(String($0)) && ids.contains(String($0))
    }
  }

  private mutating func readSentences(_ block: MarkdownBlock) {
    for line in block.lines {
      let text = InlineText(line.text).text
      if let (id, title) = RequirementID.split(text) {
        add(id: id, title, line.number)
        continue
      }
      for sentence in text.parts(around: ". ").map({ String($0).trimmed }) {
        let isAdvice = sentence.lowercased().hasPrefix("how to avoid")
        guard RequirementWords.isDuty(sentence) || isAdvice, RequirementWords.isRelevant(sentence),
          sentence.utf8.count <= Self.longestTitle
        else { continue }
        add(id: nil, sentence, line.number)
      }
    }
  }

  /// Comments in code may say what must be.
  private mutating func readComments(_ block: MarkdownBlock) {
    for line in block.lines {
      let text = line.text[...].trimmed
      guard text.hasPrefix("//") else { continue }
      let words = String(text.drop { $0 == "/" }).trimmed
      guard RequirementWords.isDuty(words), RequirementWords.isRelevant(words) else { continue }
      add(id: nil, words, line.number)
    }
  }

  private mutating func add(id: String?, _ words: String, _ line: Int, label: String? = nil) {
    let title = Self.title((label.map { "\($0): " } ?? "") + words)
    guard !title.isEmpty else { return }
    if let id {
      guard ids.insert(id).inserted else { return }
      titles.insert(title.lowercased())
      append(id, title, line)
    } else if titles.insert(title.lowercased()).inserted {
      let slug = Slug.make(title, fallback: "requirement")
      var (id, number) = (slug, 1)
      while !ids.insert(id).inserted {
        number += 1
        id = "\(slug)-\(number)"
      }
      append(id, title, line)
    }
  }

  private mutating func append(_ id: String, _ title: String, _ line: Int) {
    let rules = RequirementWords.rules(for: title)
    let isRatio = RequirementWords.needsPairs(title, amid: headings.map { $0.text })
    let isOfText = isRatio && AppearanceWords.words(of: title).contains("text") && roles.contains(.text)
    let pairs = isOfText ? "*|text|*" : isRatio && !roles.isEmpty ? "*" : nil
    let isMore = !rules.isEmpty || pairs == nil || AppearanceWords.words(of: title).contains("compliance")
    requirements.append(
      DocumentRequirement(id: id, title: title, line: line, rules: rules, pairs: pairs, isManual: isMore))
  }

  /// The words in one line of a bounded length.
  private static func title(_ words: String) -> String {
    var text = ColorName.cleaned(words.split(separator: " ").joined(separator: " "))
    if text.hasSuffix("."), !text.hasSuffix("..") { text.removeLast() }
    guard text.utf8.count > longestTitle else { return text }
    var cut = text[...]
    while cut.utf8.count > longestTitle { cut = cut.dropLast(max(1, (cut.utf8.count - longestTitle) / 4)) }
    return String(cut) + "…"
  }
}

extension RequirementReader {
  private mutating func read(_ table: MarkdownTable) {
    if let column = table.header.cells.indices.first(where: { Self.isIDs($0, table) }) {
      let title = Self.titleColumn(table, after: column)
      for row in table.rows where RequirementID.isOne(row[column].text) {
        add(id: row[column].text, row[title].text, row.line)
      }
    } else if Self.isSettings(table) || Self.isMatrix(table) {
      for row in table.rows {
        let rest = zip(table.header.cells, row.cells).dropFirst().map { header, cell in
          table.header.cells.count == 2 ? cell.text : "\(header.text) \(cell.text)"
        }
        add(id: nil, "\(row[0].text): \(rest.joined(separator: "; "))", row.line)
      }
    }
  }

  private static func isIDs(_ column: Int, _ table: MarkdownTable) -> Bool {
    !table.rows.isEmpty && table.rows.count { RequirementID.isOne($0[column].text) } * 2 > table.rows.count
  }

  /// The column of the words: the one whose header says so, else the one after the ids.
  private static func titleColumn(_ table: MarkdownTable, after column: Int) -> Int {
    let names: Set<String> = ["description", "requirement", "title", "statement", "behavior", "text", "summary"]
    return table.header.cells.indices.first { index in
      index != column && AppearanceWords.words(of: table.header[index].text).contains(where: names.contains)
    } ?? (column + 1 < table.header.cells.count ? column + 1 : 0)
  }

  /// Rows about settings of accessibility, with the effect of each.
  private static func isSettings(_ table: MarkdownTable) -> Bool {
    let settings = [
      "reduce transparency", "increase contrast", "reduce motion", "invert colors", "dynamic type",
      "differentiate without color",
    ]
    return table.rows.count { row in settings.contains { row[0].text.lowercased().holds($0) } } > 1
  }

  /// Rows of marks only, such as a matrix of what to test.
  private static func isMatrix(_ table: MarkdownTable) -> Bool {
    guard table.header.cells.count > 2, table.rows.count > 1 else { return false }
    return table.rows.allSatisfy { row in
      row.cells.count > 2
        && row.cells.dropFirst().allSatisfy { cell in
          ["✅", "⚠️", "❌", "✓", "✗", "✔"].contains(where: cell.text.holds)
            || ["n/a", "yes", "no", "-", "—"].contains(cell.text.lowercased())
        }
    } && RequirementWords.isRelevant(table.header.cells.map { $0.text }.joined(separator: " ") + " wallpaper mode")
  }
}
