import ColorMath
import Palettes

extension Rule {
  /// A decorative pair with a font, whose ratio would be too low for text.
  static let decorativeText = Rule(
    id: "decorative-text", severity: .note,
    page: RulePage(
      title: "Decorative text",
      finds:
        "A declared pair with the role `decorative` and a `font` whose ratio is below the minimum for text of that size. "
        + "Only text has a font, so the pair is probably text that somebody reads.",
      matters:
        "Decoration has no minimum, so the pair never fails. If people read the text, it is as hard to read as before, "
        + "and no report says so.",
      failing:
        ##"{ "pairs": [{ "foreground": "#999999", "on": "#FFFFFF", "role": "decorative", "font": { "size": 13 } }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#999999", "on": "#FFFFFF", "role": "decorative" }] }"##,
      remedy:
        "If the text informs, give it the role `text` and fix its color, or waive the finding with a reason and a date. "
        + "If it is pure decoration, such as letters in a picture, remove the `font`.",
      references: [
        "WCAG 2.2, definition of pure decoration", "WCAG 2.2 SC 1.4.3 Contrast (Minimum): incidental text",
      ])
  ) { input in
    input.plan.pairs.indexed().compactMap { index, pair in input.decorated(index, pair) }
  }
}

extension AuditInput {
  /// The measurements of a decorative pair with a font that miss the minimum of its text; nil if there are none.
  fileprivate func decorated(_ index: PairIndex, _ pair: PlannedPair) -> Evidence? {
    guard pair.role == .decorative else { return nil }
    let fonts = pair.uses.compactMap { use -> Font? in
      let declared = plan.loaded.declaration.pairs[use.declared]
      return declared.isUndeclared ? nil : declared.font
    }
    guard !fonts.isEmpty else { return nil }
    let isLarge = fonts.allSatisfy { plan.policy.largeMeans.textSize(of: $0) == .large }
    guard let required = plan.policy.requirement(for: .text, isLarge ? .large : .normal).minimum else { return nil }
    let cells = rows[index.offset].filter { row in
      measurements[row].minimum.map { !$0.reaches(required) } ?? false
    }
    return cells.isEmpty ? nil : .decorated(pair: index, cells: Array(cells), required: required)
  }
}
