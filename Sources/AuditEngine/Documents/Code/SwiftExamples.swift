import FileSyntax
import Palettes
import SwiftReading

/// The blocks of Swift in a document as files that the scanner of sources reads.
///
/// Statements outside of declarations are put into a view of their own, in a second file with the same lines.
struct SwiftExamples {
  /// A file with the line of the document at which it starts.
  struct File {
    var path: String
    var bytes: [UInt8]
    var firstLine: Int
  }

  /// The files, in the order of the document.
  private(set) var files: [File] = []
  /// Code that the document marks as wrong.
  private(set) var leftovers: [Leftover] = []
  /// The type that holds statements outside of declarations.
  static let viewName = "Example"

  /// Takes the blocks of Swift out of a document.
  init(_ document: MarkdownDocument) {
    var lead = ""
    for block in document.blocks {
      if case .code(let language) = block.kind {
        if ColorReader.swift.contains(language) { add(block, lead) }
      } else {
        lead = block.lines.last?.text ?? ""
      }
    }
  }

  private mutating func add(_ block: MarkdownBlock, _ lead: String) {
    var isWrong = Self.isWrong(lead)
    if isWrong { leave(block.line) }
    var text: [String] = []
    for line in block.lines {
      if line.text[...].trimmed.hasPrefix("//") {
        if Self.isWrong(line.text), !isWrong {
          isWrong = true
          leave(line.number)
        } else if Self.isRight(line.text) {
          isWrong = false
        }
      }
      text.append(isWrong ? "" : line.text)
    }
    let bytes = Array(text.joined(separator: "\n").utf8)
    let number = Self.padded(files.count)
    files.append(File(path: "\(number).swift", bytes: bytes, firstLine: block.line))
    if let view = Self.view(of: bytes) {
      files.append(File(path: "\(Self.padded(files.count)).swift", bytes: view, firstLine: block.line))
    }
  }

  private mutating func leave(_ line: Int) {
    leftovers.append(Leftover(line, "code that the document marks as wrong is skipped"))
  }

  /// The number with enough digits that paths sort as the document does.
  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
  }

  private static func isWrong(_ text: String) -> Bool {
    if text.holds("❌") { return true }
    return firstWord(of: text).map { ["bad", "wrong", "incorrect", "avoid", "don"].contains($0) } ?? false
  }

  private static func isRight(_ text: String) -> Bool {
    if text.holds("✅") { return true }
    return firstWord(of: text).map { ["good", "right", "correct", "better", "instead"].contains($0) } ?? false
  }

  /// The first word of ASCII, after signs of other scripts.
  private static func firstWord(of text: String) -> String? {
    AppearanceWords.words(of: text).first { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// The statements outside of declarations in a view, everything else blank; nil if there are none.
  private static func view(of bytes: [UInt8]) -> [UInt8]? {
    let tree = SyntaxTree(parsing: bytes)
    var kept = bytes.map { $0 == 0x0A ? $0 : 0x20 }
    var isShown = false
    for node in tree.children(of: NodeIndex(0)) {
      switch tree[node].kind {
      case .statement, .ifStatement, .switchStatement:
        let range = tree[node].range.clamped(to: 0..<bytes.count)
        kept.replaceSubrange(range, with: bytes[range])
        isShown = true
      default: break
      }
    }
    guard isShown else { return nil }
    return Array("struct \(viewName): View { var body: some View { ".utf8) + kept + Array("\n} }".utf8)
  }

  /// The line of the document for a place in one of the files.
  func line(of location: SourceLocation) -> Int {
    let index = Int(location.file.prefix { $0 != "." }) ?? 0
    return (index < files.count ? files[index].firstLine : 1) + location.line - 1
  }

  var sources: [SourceFile] { files.map { SourceFile(path: $0.path, bytes: $0.bytes) } }

  /// Gives the declared colors names of color sets in place of their values, so that pairs refer to them by name.
  mutating func replace(_ values: [(file: FileIndex, range: Range<Int>, name: String)]) {
    for (file, range, name) in values.ordered(by: { ($0.file, $1.range.lowerBound) < ($1.file, $0.range.lowerBound) }) {
      let place = file.offset
      guard files.indices.contains(place), range.upperBound <= files[place].bytes.count else { continue }
      let breaks = files[place].bytes[range].filter { $0 == 0x0A }
      files[place].bytes.replaceSubrange(range, with: Array("Color(\"\(name)\")".utf8) + breaks)
    }
  }
}
