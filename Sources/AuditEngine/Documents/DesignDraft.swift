import Palettes

/// A first asset catalog and audit file, made of what a design document states, and a list of what was not understood.
///
/// One pass over blocks finds colors, one over blocks of Swift finds declared colors and pairs, one finds pairs in words
/// and requirements. Nothing is added that the document does not state.
package struct DesignDraft: Sendable {
  /// The most bytes of a document: 4 MiB.
  package static let mostBytes = 4 << 20
  /// The name of the audit file.
  package static let auditFileName = "legible.json"

  /// The most characters of a name that comes from a heading.
  static let longestName = 80

  /// The name of the document's file.
  package let document: String
  /// The name of the palette in reports.
  package let name: String
  /// The catalog; without files if the document states no color.
  package let catalog: CatalogDraft
  package let pairs: [DocumentPair]
  /// The surfaces of several layers that the pairs need.
  let surfaces: [DocumentSurface]
  package let requirements: [DocumentRequirement]
  /// Everything else that seems to be about colors, in the order of lines.
  package let leftovers: [Leftover]

  /// Reads a document.
  ///
  /// The name of the palette is that of the first heading of level 1 unless one is given, else that of the file.
  init(_ bytes: [UInt8], document: String, name: String? = nil) {
    self.document = document
    let markdown = MarkdownDocument(parsing: bytes)
    let title = markdown.blocks.first { $0.kind == .heading(1) }.map { InlineText($0.text).text }
    var examples = SwiftExamples(markdown)
    let code = CodeColorReader(examples)
    examples.replace(code.values)
    var words = ColorReader()
    words.read(markdown)
    let aliased = ColorAlias.resolved(words.aliases, among: words.colors + code.colors)
    let collector = TokenCollector(words.colors + code.colors + aliased.colors, codeNames: code.assetNames)
    let stem = document.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(document[..<$0]) } ?? document
    self.name = name ?? title.flatMap { $0.isEmpty ? nil : String($0.prefix(Self.longestName)) } ?? stem
    catalog = CatalogDraft(name: "\(stem).xcassets", tokens: collector.tokens, colorsets: words.colorsets)
    let (palette, problems) = catalog.contents
    let found = CodePairReader(examples, palette)
    let stated = WordPairReader(markdown, palette)
    pairs = DocumentPair.joined(found.pairs + stated.pairs)
    let taken = Set(found.surfaces.map { $0.name } + palette.tokens.map { $0.name.path })
    let named = DocumentStyle.surfaces(code.styles + StyleReader(markdown).styles, besides: taken)
    surfaces = found.surfaces + named.surfaces
    let required = RequirementReader(markdown, roles: Set(pairs.map { $0.role }))
    requirements = required.requirements
    let strays = ColorSweep.strays(in: markdown, known: words.colors + code.colors, words.colorsets)
    let all =
      words.leftovers + aliased.leftovers + code.leftovers + examples.leftovers + collector.leftovers
      + catalog.leftovers + found.leftovers
      + named.leftovers + stated.leftovers + required.leftovers + strays + Self.leftovers(problems, words.colorsets)
    leftovers = Leftover.sorted(all)
  }

  /// The problems of color sets that the document holds whole, at their blocks.
  private static func leftovers(_ problems: [Diagnostic], _ colorsets: [DocumentColorset]) -> [Leftover] {
    problems.map { problem in
      let place = colorsets.first { problem.location.file.hasSuffix("/\($0.name).colorset/Contents.json") }
      return Leftover((place?.line ?? 1) + (place == nil ? 0 : problem.location.line - 1), problem.message)
    }
  }

  /// Everything to write, by its path from the folder of the document; the audit file comes last.
  package var files: [(path: String, bytes: [UInt8])] {
    catalog.files.map { ("\(catalog.name)/\($0.path)", $0.bytes) } + [(Self.auditFileName, Array(auditFile.utf8))]
  }

  /// The problems that an audit of what is written would have, apart from those that are leftovers already.
  func problems(_ vocabulary: AuditFileVocabulary) -> [Diagnostic] {
    let known = Set(catalog.contents.diagnostics.map { $0.message })
    let loaded = AuditLoader.load(path: Self.auditFileName, from: MemoryFiles(files).tree, vocabulary: vocabulary)
    return loaded.flatMap { $0.diagnostics }.filter { !known.contains($0.message) }
  }

  /// The leftovers as warnings about the document.
  func diagnostics(at file: String) -> [Diagnostic] {
    leftovers.map {
      Diagnostic(.warning, .badData, $0.message, at: SourceLocation(file: file, line: $0.line))
    }
  }
}
