import AuditEngine
import Palettes
import SwiftReading

/// Writes the pairs of one project as Markdown, at most 900,000 bytes.
struct PairsMarkdown {
  private let pairs: SourcePairs

  init(_ pairs: SourcePairs) { self.pairs = pairs }

  /// The whole text.
  var text: String {
    var page = MarkdownPage(limit: 900_000, whole: "the output of `--format json`")
    page.heading(1, "Pairs in the sources of \(MarkdownText.escaped(pairs.plan.loaded.declaration.name))")
    let coverage = pairs.facts.pairs.coverage
    page.paragraph("\(Wording.count(pairs.facts.project.files.count, "Swift file")) read.")
    write(pairs.undeclared, under: "Not declared", to: &page)
    write(pairs.declared, under: "Declared", to: &page)
    write(pairs.unresolved, under: "Undetermined", to: &page)
    writeUnused(to: &page)
    page.heading(2, "Coverage")
    MarkdownCoverage.write(coverage, to: &page)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private func write(_ items: [SourcePairs.Item], under title: String, to page: inout MarkdownPage) {
    guard !items.isEmpty else { return }
    page.heading(2, "\(title) (\(Wording.count(items.count, "pair")))")
    var table = MarkdownTable([
      ("foreground", .left), ("surface", .left), ("role", .left), ("found", .left), ("place", .left),
      ("places", .right),
    ])
    for item in items {
      table.add(
        [
          item.foreground.words, item.surface.words, Wording.purpose(item), item.problem ?? Wording.origin(item),
          item.places.first?.text ?? "", String(item.places.count),
        ].map(MarkdownText.escaped))
    }
    page.table(table, of: "pair")
  }

  private func writeUnused(to page: inout MarkdownPage) {
    guard !pairs.unused.isEmpty else { return }
    page.heading(
      2,
      "Declared, but not found in any source that could be read (\(Wording.count(pairs.unused.count, "pair")))")
    page.lines(pairs.unused.map { "- \(MarkdownText.escaped(pairs.plan.pairs[$0].id))" }, of: "pair")
  }
}
