import AuditEngine
import Palettes
import SwiftReading

extension Document {
  /// The pairs in the sources of one project.
  init(_ pairs: SourcePairs) {
    let name = pairs.plan.loaded.declaration.name
    blocks = [
      .heading(1, "Pairs in the sources of \(name)"),
      .paragraph("\(Wording.count(pairs.facts.project.files.count, "Swift file")) read."),
    ]
    blocks += Self.section("Not declared", pairs.undeclared) + Self.section("Declared", pairs.declared)
    blocks += Self.section("Undetermined", pairs.unresolved) + Self.unused(pairs)
    blocks += [.heading(2, "Coverage")] + CoverageSection.blocks(pairs.facts.pairs.coverage)
    whole = "the output of `--format json`"
  }

  private static func section(_ title: String, _ items: [SourcePairs.Item]) -> [Block] {
    guard !items.isEmpty else { return [] }
    let columns: [Block.Table.Column] = [
      ("foreground", .left), ("surface", .left), ("role", .left), ("found", .left), ("place", .left),
      ("places", .right),
    ]
    return [
      .heading(2, "\(title) (\(Wording.count(items.count, "pair")))"),
      .table(
        Block.Table(columns, of: "pair", count: items.count) { index in
          let item = items[index]
          return [
            Phrase(item.foreground.words), Phrase(item.surface.words), Phrase(Wording.purpose(item)),
            Phrase(item.problem ?? Wording.origin(item)), item.places.first.map { .place($0) } ?? "",
            "\(item.places.count)",
          ]
        }),
    ]
  }

  private static func unused(_ pairs: SourcePairs) -> [Block] {
    guard !pairs.unused.isEmpty else { return [] }
    let count = Wording.count(pairs.unused.count, "pair")
    return [
      .heading(2, "Declared, but not found in any source that could be read (\(count))"),
      .list(pairs.unused.map { Phrase(pairs.plan.pairs[$0].id) }, of: "pair"),
    ]
  }
}
