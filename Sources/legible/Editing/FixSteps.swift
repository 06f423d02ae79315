import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The questions of `legible fix --step`: each edit of the plans with its colors before and after.
struct FixSteps {
  private let results: [AuditResult]
  private let console: Console

  /// Prepares to ask about the plans of audits.
  init(_ results: [AuditResult], _ console: Console) { (self.results, self.console) = (results, console) }

  /// The edits that were taken, by the ids of their audits; q, and the end of the input, take no more.
  var chosen: [String: Set<EntryPlace>] {
    var chosen: [String: Set<EntryPlace>] = [:]
    var known: [String: Bool] = [:]
    for result in results {
      for edit in result.edits {
        // Several audits may share an entry, which is asked about once.
        let key = "\(edit.location.text) \(edit.to.hex)"
        guard let isTaken = known[key] ?? answer(edit, result) else { return chosen }
        known[key] = isTaken
        if isTaken { chosen[result.declaration.id, default: []].insert(edit.place) }
      }
    }
    return chosen
  }

  /// True for y, false for n, and nil to stop.
  private func answer(_ edit: PlannedEdit, _ result: AuditResult) -> Bool? {
    let style = console.style
    for one in edit.all {
      let before = SeenColor.eightBit(one.from.encodedSRGB)
      let name = printable(result.plan.loaded.palette.displayName(of: one.token))
      let effect =
        one.keepsColor
        ? "a new entry that keeps the color"
        : one.place == edit.place ? "fixes \(edit.clears.count)" : "needed by the next change"
      console.complain(
        "\(name) (\(one.condition)): \(style.swatch(of: before))\(before.hex) → "
          + "\(style.swatch(of: one.to))\(one.to.hex), \(effect)")
    }
    for example in edit.examples {
      let now = result.measurements[example.measurement]
      console.complain(
        printable(
          "  \(Wording(result).subject(of: result.plan.pairs[now.pair])): \(Wording.ratio(example.before.ratio)) → "
            + "\(Wording.ratio(example.after.ratio)), requires \(Wording.required(now.requirement)) in \(now.variant.id)"
        ))
    }
    while true {
      console.complain("Make this change? y, n, or q to stop")
      switch readLine() {
      case "y", "Y": return true
      case "n", "N": return false
      case nil, "q", "Q": return nil
      default: continue
      }
    }
  }
}
