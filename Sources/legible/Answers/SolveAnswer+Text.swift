import AuditEngine
import AuditReports
import ColorMath
import Palettes

extension SolveAnswer {
  func text(_ style: TerminalStyle) -> String {
    let palette = plan.loaded.declaration
    var lines = ["\(style.bold(palette.name))  \(style.dim("\(plan.policy.id) · \(palette.profile.rawValue)"))"]
    if failing == 0 { return (lines + ["Nothing fails, so nothing needs to change."]).joined(separator: "\n") + "\n" }
    lines.append(summary(style))
    if isCut { lines.append("The search reached its limit of \(PaletteSolver.mostSteps) steps.") }
    if !solution.edits.isEmpty { lines += [""] + table(style) + ["", change] }
    lines += remainder(style) + Self.words(concessions, in: plan)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the remaining problems: demands that conflict, and those given up, not found or out of reach.
  func remainder(_ style: TerminalStyle) -> [String] {
    var lines = turning(style) + flipping(style)
    for clash in solution.clashes { lines += [""] + words(clash, style) }
    lines += list(
      solution.givenUp,
      "Dropped because they conflict with the rest\(isKept ? "; none of them gets worse" : ""):", style)
    lines += Self.words(solution.withheld, in: plan.loaded.palette)
    lines += list(solution.unsolved, "No joint solution for:", style)
    return lines + list(solution.stuck, "No allowed change makes these pass:", style)
  }

  private func summary(_ style: TerminalStyle) -> String {
    let failures = Wording.count(failing, "failing measurement")
    let edits = Wording.count(solution.edits.count, "edit")
    let verb = solution.edits.count == 1 ? "fixes" : "fix"
    let broken = solution.unsolved.count { solution.before.measurements[$0].verdict != .fail }
    let worse = broken > 0 ? ", but \(broken) \(broken == 1 ? "other starts" : "others start") to fail" : ""
    let sum = "\(edits) \(verb) \(cleared) of \(failures)\(worse)"
    if solution.isInfeasible {
      let rest =
        solution.clashes.isEmpty ? " The limit of steps was reached before the conflicting pairs were found." : ""
      return style.red("No colors satisfy every pair") + "; \(sum)." + rest
    }
    return solution.isSolved ? style.green(sum) + "; verified by measuring again." : style.red(sum) + "."
  }

  private func table(_ style: TerminalStyle) -> [String] {
    let names = solution.edits.map { "\(name($0.edit)) (\(condition($0.edit).label)\(isNew($0.edit) ? ", new" : ""))" }
    let width = min(36, names.map { DisplayWidth.of($0) }.max() ?? 0)
    return zip(names, solution.edits).flatMap { name, edit in
      let from = SeenColor.eightBit(edit.from.encodedSRGB)
      let colors = "\(style.swatch(of: from))\(from.hex) → \(style.swatch(of: edit.edit.color))\(edit.edit.color.hex)"
      let distance = DecimalText.fixed(edit.deltaEOK, decimals: 3)
      let clears = edit.clears.isEmpty ? "" : "  fixes \(edit.clears.count)"
      let line =
        "  \(DisplayWidth.padded(DisplayWidth.cut(name, to: width), to: width))  \(colors)  "
        + style.dim("ΔE-OK \(distance)\(clears)")
      let others = others(edit.edit)
      var lines = [line]
      if !others.isEmpty {
        let names = others.map(printable).joined(separator: ", ")
        lines.append(style.dim("    defined at \(location(edit.edit).text), which also sets the color of \(names)"))
      }
      let derived = derived(from: edit.edit).map(printable)
      if !derived.isEmpty {
        let names = derived.joined(separator: ", ")
        lines.append(
          style.dim(
            "    also changes colors computed from it: \(names); 'legible fix' shows the new colors"))
      }
      return lines
    }
  }

  /// The surfaces that change between light and dark, with the reasons that keep them.
  private func turning(_ style: TerminalStyle) -> [String] {
    solution.edits.filter(\.turnsSurface).map { edit in
      let isLight = edit.from.relativeLuminance > edit.edit.written.relativeLuminance
      let words =
        "\(name(edit.edit)) (\(condition(edit.edit).label)) changes from \(isLight ? "light to dark" : "dark to light")"
      return style.yellow(
        "\(words); use --lock \(name(edit.edit)) to keep it as it is, but more pairs may then be dropped.")
    }
  }

  /// True if nothing that is given up has a lower ratio with the edits.
  private var isKept: Bool {
    solution.givenUp.allSatisfy { index in
      guard let old = solution.before.measurements[index].minimum else { return true }
      return solution.after.measurements[index].minimum?.reaches(old) == true
    }
  }

  private func isNew(_ edit: ColorEdit) -> Bool {
    if case .new = edit.place { true } else { false }
  }

  /// The size of the change and its distance from the minimum.
  private var change: String {
    let largest = solution.edits.map(\.deltaEOK).max() ?? 0
    let sizes =
      "Total change: ΔE-OK \(DecimalText.fixed(total, decimals: 3)), largest \(DecimalText.fixed(largest, decimals: 3)); "
      + "sum of squares \(DecimalText.fixed(solution.cost, decimals: 5))."
    let gap = DecimalText.fixed(solution.gap * 100, decimals: 2)
    if isProven { return sizes + "\nProven optimal, except for rounding to 8 bits (at most \(gap)%)." }
    if solution.isIndirect { return sizes + "\nNot proven optimal because the palette includes translucent pairs." }
    return sizes + "\nNot proven optimal: another solution could be up to \(gap)% smaller."
  }

  private func words(_ clash: PaletteSolution.Clash, _ style: TerminalStyle) -> [String] {
    var lines = [
      clash.rules.count == 1
        ? "This requirement cannot be met:"
        : "These requirements conflict; if any one of them is dropped, the others can be met:"
    ]
    for demand in clash.rules { lines.append("  " + words(demand)) }
    guard let (index, reachable) = clash.relaxation, clash.rules.indices.contains(index),
      let required = clash.rules[index].required, let first = clash.rules[index].measurements.first
    else { return lines }
    let pair = words(solution.before.measurements[first].pair)
    lines.append(
      style.dim("Smallest concession: \(pair) at \(reachable.flooredText()) instead of \(Wording.required(required))."))
    return lines
  }

  private func words(_ demand: PaletteSolution.Demand) -> String {
    let rows = rows(demand.measurements)
    guard let required = demand.required else { return words(demand.reason, rows) }
    var pairs: [String] = []
    for row in rows {
      let text = "\(words(row.pair)) in \(Wording.variants(row.variants))"
      if !pairs.contains(text) { pairs.append(text) }
    }
    let verb = demand.measurements.first.map { isKept(required, of: $0) } == true ? "must stay" : "must be"
    return Wording.demand(
      pairs.joined(separator: ", "), verb, reaching: Wording.required(required),
      luminances: demand.windows.isEmpty ? nil : demand.windows)
  }

  /// Returns true if a ratio is one that a pair has and must not lose, and not one that the policy asks for.
  private func isKept(_ required: ContrastRatio, of measurement: MeasurementIndex) -> Bool {
    let pair = plan.pairs[solution.before.measurements[measurement].pair]
    let asked = [
      plan.policy.requirement(for: pair.role, pair.size).minimum,
      plan.policy.increased?.ratio(for: pair.role, pair.size),
    ]
    return !asked.contains(required)
  }

  private func list(_ measurements: [MeasurementIndex], _ title: String, _ style: TerminalStyle) -> [String] {
    guard !measurements.isEmpty else { return [] }
    return ["", title]
      + rows(measurements).map { row in
        let ratio = "\(Wording.ratio(row.least)), requires \(Wording.required(row.required))"
        return "  \(words(row.pair)): \(ratio) " + style.dim("in \(Wording.variants(row.variants))")
      }
  }
}
