import FileSyntax
import Palettes

/// Walks the blocks of a document and reads the colors of tables, lists, paragraphs and code that is not Swift.
struct ColorReader {
  private(set) var colors: [StatedColor] = []
  private(set) var leftovers: [Leftover] = []
  /// Values that are names of other colors.
  private(set) var aliases: [ColorAlias] = []
  /// Color sets that the document holds whole.
  private(set) var colorsets: [DocumentColorset] = []
  /// The headings around the current block, outermost first.
  private var headings: [(level: Int, text: InlineText)] = []
  /// The items around the current one, with their indentation.
  private var items: [(indentation: Int, text: InlineText)] = []
  /// The last line of text before the current block.
  private var lead = InlineText("")

  /// The languages whose colors the reader of Swift finds.
  static let swift: Set<String> = ["swift"]
  /// The most colors of one line.
  static let mostColorsOfLine = 64

  /// Reads all blocks.
  mutating func read(_ document: MarkdownDocument) {
    for block in document.blocks { read(block) }
  }

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading(let level):
      headings.removeAll { $0.level >= level }
      headings.append((level, InlineText(block.text)))
      items = []
      readLines(block, name: nil)
    case .paragraph:
      items = []
      readLines(block, name: nameOfHeading)
    case .item(let indentation, _):
      items.removeAll { $0.indentation >= indentation }
      readLines(block, name: nameOfItem ?? nameOfHeading)
      items.append((indentation, InlineText(block.lines.first?.text ?? "")))
    case .table:
      guard let table = MarkdownTable(block), !PairTableReader.isPairTable(table) else { return }
      var reader = ColorTableReader(condition: sectionCondition)
      guard let found = reader.read(table) else { return }
      colors += found.colors
      leftovers += found.leftovers
      aliases += reader.aliases
    case .code(let language): readCode(block, language)
    }
    if let last = block.lines.last, !block.isCode { lead = InlineText(last.text) }
  }

  private mutating func readLines(_ block: MarkdownBlock, name: (String, StatedColor.Naming)?) {
    for line in block.lines {
      let text = InlineText(line.text)
      let isLabel = AppearanceWords.condition(of: String(text.text.prefix { $0 != "#" })) != nil
      let ownLabel = text.text.prefix { !":#=".contains($0) }
      let mayInherit =
        isLabel || AppearanceWords.condition(of: String(ownLabel)) != nil || AppearanceWords.isPlain(String(ownLabel))
        || ColorScan.matches(in: text.bytes).first?.range.lowerBound == 0
      add(ColorLineReader(inheritedName: mayInherit ? name : nil, condition: sectionCondition), text, line.number)
    }
  }

  private mutating func add(_ reader: ColorLineReader, _ text: InlineText, _ number: Int) {
    let found = reader.read(text, number: number)
    colors += found.colors
    leftovers += found.leftovers
  }

  /// The appearance that the innermost heading with one names.
  private var sectionCondition: AppearanceCondition? {
    items.reversed().lazy.compactMap { AppearanceWords.condition(of: $0.text.text) }.first
      ?? headings.reversed().lazy.compactMap { AppearanceWords.condition(amid: $0.text.text) }.first
  }

  private var nameOfHeading: (String, StatedColor.Naming)? {
    guard let heading = headings.last, AppearanceWords.condition(amid: heading.text.text) == nil else { return nil }
    return ColorTableReader.name(heading.text)
  }

  private var nameOfItem: (String, StatedColor.Naming)? {
    for item in items.reversed() where AppearanceWords.condition(of: item.text.text) == nil {
      return ColorTableReader.name(item.text)
    }
    return nil
  }
}

extension ColorReader {
  /// Reads code: JSON by its structure, all else line by line.
  private mutating func readCode(_ block: MarkdownBlock, _ language: String) {
    if takeColorset(block) { return }
    if ColorJSONReader.languages.contains(language), let found = ColorJSONReader.read(block, sectionCondition) {
      colors += found
      return
    }
    var scopes = CodeScopes()
    for line in block.lines {
      let text = InlineText(code: line.text)
      let isSwift = Self.swift.contains(language)
      defer { scopes.pass(line.text) }
      // In Swift, only lists in comments have colors without quotes.
      if isSwift, line.text.utf8.contains(UInt8(ascii: "\"")) || !line.text.utf8.contains(UInt8(ascii: "#")) {
        continue
      }
      let reader = ColorLineReader(
        inheritedName: nil, condition: scopes.condition(of: line.text) ?? sectionCondition, isCode: true,
        allowsWords: false)
      add(reader, text, line.number)
    }
  }

  /// Takes a block that is the `Contents.json` of a color set; true if it is one.
  private mutating func takeColorset(_ block: MarkdownBlock) -> Bool {
    let text = block.lines.map { $0.text }.joined(separator: "\n")
    guard text.trimmed.hasPrefix("{"), let document = try? JSONDocument(parsing: Array(text.utf8)),
      document.root["colors"]?.kind == .array, document.root["info"] != nil
    else { return false }
    guard let name = Self.colorsetName(lead) ?? nameOfHeading?.0 else {
      leftovers.append(Leftover(block.line, "this color set has no name; write NAME.colorset before the block"))
      return true
    }
    colorsets.append(DocumentColorset(name: name, bytes: Array(text.utf8), line: block.line))
    return true
  }

  /// The name before `.colorset`.
  private static func colorsetName(_ line: InlineText) -> String? {
    guard let path = line.text.parts(around: ".colorset").first, path.utf8.count < line.bytes.count else { return nil }
    let name = path.split { $0 == "/" || $0 == " " || $0 == "`" }.last.map(String.init)
    return name.flatMap(ColorName.code)
  }
}

extension MarkdownBlock {
  /// True for a fence and for indented code.
  var isCode: Bool {
    if case .code = kind { true } else { false }
  }
}
