import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// The effects of a solution's edits in addition to passing pairs, and the edits that were not allowed.
extension SolveAnswer {
  /// A foreground that changes sides on one surface, in all variants in which it does.
  private struct FlipRow {
    let pair: PairIndex
    let isDarker: Bool
    let locked: [TokenIndex]
    var variants: VariantSet
  }

  private var flipRows: [FlipRow] {
    var rows: [FlipRow] = []
    for flip in solution.flips {
      let measurement = solution.before.measurements[flip.measurement]
      let variant = VariantSet(measurement.variant)
      if let place = rows.firstIndex(where: {
        $0.pair == measurement.pair && $0.isDarker == flip.isDarker && $0.locked == flip.locked
      }) {
        rows[place].variants.formUnion(variant)
      } else {
        rows.append(FlipRow(pair: measurement.pair, isDarker: flip.isDarker, locked: flip.locked, variants: variant))
      }
    }
    return rows
  }

  /// The foregrounds that turn from light on dark to dark on light or back, with the locked tokens that leave no other way.
  func flipping(_ style: TerminalStyle) -> [String] {
    flipRows.map { row in
      let way = row.isDarker ? "light on dark to dark on light" : "dark on light to light on dark"
      let locked = row.locked.map(plan.loaded.palette.displayName).inWords()
      let cause = row.locked.isEmpty ? "" : ", because \(locked) \(row.locked.count == 1 ? "is" : "are") locked"
      return style.yellow("\(words(row.pair)) changes from \(way) in \(Wording.variants(row.variants))\(cause).")
    }
  }

  /// Returns the tokens whose colors are computed from the one that an edit writes, in palette order.
  func derived(from edit: ColorEdit) -> [String] {
    let tokens = plan.loaded.palette.tokens
    let place = location(edit)
    return tokens.typedIndices.filter { index in
      index != edit.token
        && tokens[index].entries.contains { $0.oddities.contains(.computed) && $0.origin?.edited == place }
    }.map(plan.loaded.palette.displayName)
  }

  /// The entries that stay unchanged, with the error that each edit of them would cause.
  static func words(_ withheld: [PaletteSolution.Withheld], in palette: Palette) -> [String] {
    guard !withheld.isEmpty else { return [] }
    let lines = withheld.map { one in
      let entries = palette.tokens[one.place.token].entries
      let label = entries.typedIndices.contains(one.place.entry) ? " (\(entries[one.place.entry].label))" : ""
      let name = printable(palette.displayName(of: one.place.token))
      let subject = printable(one.subject)
      guard let restraint = PaletteSolution.Restraint(rawValue: one.rule) else {
        return "  \(name)\(label): \(one.rule) would report \(subject)"
      }
      return "  \(name)\(label): \(words(restraint, subject))"
    }
    return ["", "Skipped edits that would break something else:"] + lines
  }

  private static func words(_ restraint: PaletteSolution.Restraint, _ subject: String) -> String {
    switch restraint {
    case .fails: "\(subject) would start to fail"
    case .idle: "the surface \(subject) would change only to let other colors change"
    case .falls: "the ratio of \(subject) would drop further"
    case .turns: "\(subject) would switch between light and dark"
    case .tints: "\(subject) would no longer be neutral"
    case .joins: "\(subject) would be too close together or swap places"
    }
  }

  /// The constraints that could be dropped, with the benefit of dropping each.
  static func words(_ concessions: [PaletteSolution.Concession], in plan: AuditPlan) -> [String] {
    guard !concessions.isEmpty else { return [] }
    let palette = plan.loaded.palette
    return [""]
      + concessions.map { one in
        let gain = "fixes \(Wording.count(one.repairs, "more failing measurement"))"
        switch one.constraint {
        case .levels: return "--any-order lets levels of text or surfaces become equal or swap places, and \(gain)."
        case .sides:
          let turns = one.turning.map { place in
            "\(name(of: place, in: palette)) turn \(isLight(place, in: palette) ? "dark" : "light")"
          }
          let flips = one.flips.map { flip in
            let pair = plan.pairs[flip]
            return printable("\(plan.foregroundName(of: pair)) change sides on \(plan.surfaceName(of: pair))")
          }
          var known: Set<String> = []
          let effects = (turns + flips).filter { known.insert($0).inserted }
          return "--allow-flip lets \(effects.isEmpty ? "foregrounds change sides" : effects.inWords()), and \(gain)."
        }
      }
  }

  /// The name of an entry: its token, and its condition.
  static func name(of place: EntryPlace, in palette: Palette) -> String {
    let label = palette.tokens[place.token].entries[place.entry].label
    return "\(printable(palette.displayName(of: place.token))) (\(label))"
  }

  /// Returns true if the color of an entry is light.
  static func isLight(_ place: EntryPlace, in palette: Palette) -> Bool {
    guard case .color(let color) = palette.tokens[place.token].entries[place.entry].value else { return false }
    return color.linearSRGB.oklab.lightness >= 0.5
  }

  /// A rule that no ratio asks for, in words.
  func words(_ reason: PaletteSolution.Reason?, _ rows: [Row]) -> String {
    let palette = plan.loaded.palette
    switch reason {
    case .side(let place):
      let side = Self.isLight(place, in: palette) ? "light" : "dark"
      return "\(Self.name(of: place, in: palette)) stays \(side)"
    case .surfaces:
      let names = rows.map { plan.surfaceName(of: plan.pairs[$0.pair]) }.inWords()
      return "the surfaces \(names) stay distinct and in order"
    case .texts, nil:
      let names = rows.map { plan.foregroundName(of: plan.pairs[$0.pair]) }.inWords()
      let surface = rows.first.map { " on \(plan.surfaceName(of: plan.pairs[$0.pair]))" } ?? ""
      return "the text colors \(names)\(surface) stay distinct and in order"
    }
  }

  /// The foregrounds that change sides, for other programs.
  func writeFlips(to root: inout JSONWriter) {
    root.array { list in
      for row in flipRows {
        list.object { one in
          one.key("foreground")
          one.value(plan.foregroundName(of: plan.pairs[row.pair]))
          one.key("locked")
          one.array { names in
            for token in row.locked { names.value(plan.loaded.palette.displayName(of: token)) }
          }
          one.key("surface")
          one.value(plan.surfaceName(of: plan.pairs[row.pair]))
          one.key("turns")
          one.value(row.isDarker ? "dark" : "light")
          one.key("variants")
          one.array { ids in
            for variant in row.variants.variants { ids.value(variant.id) }
          }
        }
      }
    }
  }

  /// The edits that are not made, for other programs.
  func writeWithheld(to root: inout JSONWriter) {
    let palette = plan.loaded.palette
    root.array { list in
      for one in solution.withheld {
        list.object { row in
          let entries = palette.tokens[one.place.token].entries
          row.key("condition")
          row.value(entries.typedIndices.contains(one.place.entry) ? entries[one.place.entry].condition.label : "")
          row.key("rule")
          row.value(one.rule)
          row.key("subject")
          row.value(one.subject)
          row.key("token")
          row.value(palette.displayName(of: one.place.token))
        }
      }
    }
  }
}
