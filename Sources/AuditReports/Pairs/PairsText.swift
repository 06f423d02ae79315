import AuditEngine
import Palettes
import SwiftReading

/// Writes the pairs of one project for a terminal of 80 columns.
struct PairsText {
  private let pairs: SourcePairs
  private let styling: TextStyling

  /// The number of pairs of a kind that are listed unless everything is listed.
  private static let most = 12

  init(_ pairs: SourcePairs, _ styling: TextStyling) { (self.pairs, self.styling) = (pairs, styling) }

  /// The lines, each with its end.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let declaration = pairs.plan.loaded.declaration
    let files = Wording.count(pairs.facts.project.files.count, "Swift file")
    let name = TextColumns.cut(TextItem.plain(declaration.name), to: TextColumns.most - files.count - 2)
    let coverage = pairs.facts.pairs.coverage
    return ["\(styling.strong(name))  \(styling.faint(files))"]
      + section("Not declared", pairs.undeclared)
      + section("Declared", pairs.declared)
      + section("Undetermined", pairs.unresolved)
      + unused
      + ["", "Coverage: \(Wording.words(coverage))"]
      + coverage.sortedLosses.map { TextColumns.cut("  \($0.count) \($0.reason)", to: TextColumns.most) }
  }

  private func section(_ title: String, _ items: [SourcePairs.Item]) -> [String] {
    guard !items.isEmpty else { return [] }
    return ["", "\(title) (\(Wording.count(items.count, "pair"))):"] + limited(items) { block($0) }
  }

  /// The pair, how it was found, and its places.
  private func block(_ item: SourcePairs.Item) -> [String] {
    let purpose = Wording.purpose(item)
    let room = TextColumns.most - 2
    let names = TextColumns.cut(
      [item.foreground.words, item.surface.words].map(TextItem.plain), together: room - 6 - purpose.count)
    let first = "  \(names[0]) on \(names[1]): \(purpose)"
    let origin = TextColumns.cut("    \(TextItem.plain(item.problem ?? Wording.origin(item)))", to: TextColumns.most)
    return [first, origin, styling.faint(place(of: item))]
  }

  private func place(of item: SourcePairs.Item) -> String {
    let rest = item.places.count - 1
    let more = rest > 0 ? " and \(Wording.count(rest, "more place"))" : ""
    let place = item.places.first?.text ?? ""
    return "    " + TextColumns.cutStart(TextItem.plain(place), to: TextColumns.most - 4 - more.count) + more
  }

  private var unused: [String] {
    guard !pairs.unused.isEmpty else { return [] }
    let count = Wording.count(pairs.unused.count, "pair")
    return ["", "Declared, but not found in any source that could be read (\(count)):"]
      + limited(pairs.unused) { index in
        let pair = pairs.plan.pairs[index]
        let (front, back) = (pairs.plan.foregroundName(of: pair), pairs.plan.surfaceName(of: pair))
        let role = pair.role.rawValue
        let names = TextColumns.cut([front, back].map(TextItem.plain), together: TextColumns.most - 8 - role.count)
        return ["  \(names[0]) on \(names[1]): \(role)"]
      }
  }

  private func limited<Thing>(_ things: [Thing], _ lines: (Thing) -> [String]) -> [String] {
    guard !styling.isVerbose, things.count > Self.most else { return things.flatMap(lines) }
    let rest = Wording.count(things.count - Self.most, "more pair")
    return things.prefix(Self.most).flatMap(lines) + ["  … and \(rest) (use --verbose to list all)"]
  }
}
