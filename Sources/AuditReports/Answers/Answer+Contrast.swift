import ColorMath
import FileSyntax
import Palettes

extension Answer {
  /// The answer of `legible contrast`: one comparison for variants of equal colors, whose surfaces are opaque.
  package static func contrast(_ groups: [ColorGroup], namesVariants: Bool, listsVariants: Bool) -> Answer {
    let parts = groups.map { group in (group, group.colors.map { ColorComparison($0[0], on: $0[1]) }) }
    let blocks = parts.flatMap { group, comparison -> [Block] in
      guard let comparison else {
        return [.heading(1, "No ratio (\(group.words)): \(group.problem ?? "no color")")]
      }
      return [.heading(1, namesVariants ? "\(comparison.title) (\(group.words))" : comparison.title)]
        + comparison.blocks
    }
    return Answer(blocks) {
      JSONWriter.object(style: .pretty(indent: 2)) { root in
        parts.lazy.compactMap { $0.1 }.first?.write(to: &root)
        guard listsVariants else { return }
        root.key("variants")
        root.array { list in
          for (group, comparison) in parts {
            list.object { row in
              comparison?.write(to: &row, isWhole: false)
              if comparison == nil { row.member("reason", group.problem) }
              row.key("variants")
              row.array { ids in group.variants.forEach { ids.value($0.id) } }
            }
          }
        }
      }
    }
  }
}
