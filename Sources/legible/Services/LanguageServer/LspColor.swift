import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import SwiftReading

/// A color that is written in a document.
struct LspColor {
  /// The way in which another color can be written in its place.
  enum Place {
    case entry(LspToken, EntryIndex)
    /// A literal of an audit file.
    case literal
    /// Source code, which is left to its author.
    case source
  }

  /// The bytes of the document.
  let range: Range<Int>
  let color: Color
  /// The way in which another color can be written in its place.
  let place: Place
}

extension LspWorkspace {
  /// The colors that are written in a document, in its order.
  mutating func colors(in text: TextDocument, at path: String) -> [LspColor] {
    let file = file(at: path)
    var colors: [Range<Int>: LspColor] = [:]
    for audit in report()?.audits ?? [] {
      for index in audit.plan.loaded.palette.tokens.typedIndices {
        for color in Self.entries(LspToken(audit: audit, index: index), in: file, text) { colors[color.range] = color }
      }
      let declaration = audit.declaration
      if declaration.isOfAuditFile, declaration.location.file == file || declaration.bases.contains(file) {
        for color in Self.literals(in: text) { colors[color.range] = color }
      }
      for color in Self.sources(audit, in: file) { colors[color.range] = color }
    }
    return colors.values.ordered {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private static func entries(_ token: LspToken, in file: String, _ text: TextDocument) -> [LspColor] {
    guard token.token.file == file || token.token.entries.contains(where: { $0.file == file }) else { return [] }
    return token.token.entries.indexed().compactMap { index, entry in
      guard case .color(let color) = entry.value, entry.origin == nil, (entry.file ?? token.token.file) == file else {
        return nil
      }
      if let written = entry.written {
        guard written.bytes(in: text.bytes) != nil else { return nil }
        return LspColor(range: written.range, color: color, place: .entry(token, index))
      }
      guard let span = entry.components else { return nil }
      let start = text.offset(line: Int(span.line), column: Int(span.column))
      let end = text.offset(line: Int(span.endLine), column: Int(span.endColumn))
      return start < end ? LspColor(range: start..<end, color: color, place: .entry(token, index)) : nil
    }
  }

  /// The literals of an audit file.
  private static func literals(in text: TextDocument) -> [LspColor] {
    guard let root = try? JSONDocument(parsing: text.bytes, options: .relaxed).root else { return [] }
    var (waiting, colors) = ([root], [LspColor]())
    while let value = waiting.popLast() {
      waiting += value.elements
      waiting += value.members.map { $0.value }
      guard let string = value.string else { continue }
      let isHex = string.hasPrefix("#")
      guard isHex || string.hasSuffix(")"), value.range.count == string.utf8.count + 2 else { continue }
      if let color = isHex ? Color(hex: string) : try? CSSColorSyntax.parse(string) {
        let range = value.range.lowerBound + 1..<value.range.upperBound - 1
        colors.append(LspColor(range: range, color: color, place: .literal))
      }
    }
    return colors
  }

  /// The literals of a Swift file.
  private static func sources(_ audit: AuditResult, in file: String) -> [LspColor] {
    guard file.hasSuffix(".swift"), let facts = audit.plan.sources else { return [] }
    return facts.colors.compactMap { use in
      let source = facts.project.files[use.file]
      guard source.path == file, case .literal(let color) = use.color else { return nil }
      return LspColor(range: source.tree[use.node].range, color: color, place: .source)
    }
  }
}
