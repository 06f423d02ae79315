import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// The result of `legible contrast`: one comparison for variants of equal colors.
struct ContrastAnswer {
  private let parts: [(group: ColorGroup, comparison: ColorComparison?)]
  private let namesVariants: Bool

  /// Measures the colors of each group; `name` is the surface as it was specified.
  ///
  /// - Throws: `UsageError` for a translucent surface.
  init(_ groups: [ColorGroup], named name: String, namesVariants: Bool) throws(UsageError) {
    var parts: [(group: ColorGroup, comparison: ColorComparison?)] = []
    for group in groups {
      guard let colors = group.colors else {
        parts.append((group, nil))
        continue
      }
      parts.append((group, try ColorComparison(colors[0], on: colors[1], named: name)))
    }
    self.parts = parts
    self.namesVariants = namesVariants
  }

  /// The answer for a terminal: one block for each group.
  func text(_ style: TerminalStyle) -> String {
    parts.map { part in
      part.comparison?.text(style, for: namesVariants ? part.group.words : nil)
        ?? "No ratio (\(part.group.words)): \(printable(part.group.problem ?? "no color"))\n"
    }.joined(separator: "\n")
  }

  /// The answer for other programs: the members of the first group, and all groups.
  func json(withVariants hasVariants: Bool) -> String {
    JSONWriter.page { root in
      parts.lazy.compactMap { $0.comparison }.first?.write(to: &root)
      guard hasVariants else { return }
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
