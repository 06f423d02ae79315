import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// The pairs that still fail after a fix, with what could be done.
struct FixRemainder {
  private let result: AuditResult
  private let after: AuditInput

  /// Compares a result with the audit of the changed files.
  init(_ result: AuditResult, after: AuditInput) { (self.result, self.after) = (result, after) }

  /// One line for each finding that is left, with its first option; the others follow.
  func lines(typed: (String) -> String) -> [String] {
    guard after.measurements.count == result.measurements.count, after.failures > 0 else { return [] }
    let wording = Wording(result)
    var known: Set<PairIndex> = []
    return result.findings.flatMap { finding -> [String] in
      guard case .pair(let pair) = finding.evidence.subject else { return [] }
      let left = finding.cells.compactMap { $0.measurement }.filter { after.measurements[$0].verdict == .fail }
      guard !left.isEmpty, known.insert(pair).inserted else { return [] }
      let planned = result.plan.pairs[pair]
      let names = "\(result.plan.foregroundName(of: planned)) on \(result.plan.surfaceName(of: planned))"
      let least = left.compactMap { after.measurements[$0].minimum }.min()
      let required = left.compactMap { after.measurements[$0].requirement.minimum }.max()
      let variants = VariantSet(left.map { VariantSet(after.measurements[$0].variant) })
      // What the plan does is done.
      var rest = finding
      rest.options.removeAll { $0.isPlanned }
      // An option that was found before is none for colors that the plan changes.
      let isRecolored = left.contains { self.isRecolored($0) }
      rest.options = isRecolored ? [] : rest.options.compactMap { $0.within(variants) }
      let options = wording.options(of: rest, typed: typed)
      let colors = [result.plan.foregroundName(of: planned), result.plan.surfaceName(of: planned)]
      let first =
        options.first
        ?? (isRecolored
          ? "After the edits, run: \(next(colors, wording).text(typed))"
          : finding.options.isEmpty ? advice(for: finding, wording) : Self.nothing)
      return [
        "  \(names): \(Wording.ratio(least)), requires \(Wording.required(required)) in \(Wording.variants(variants)). "
          + first
      ].map(printable) + options.dropFirst().map { "    " + printable($0) }
    }
  }

  /// The command that lists the options for two colors: `suggest` for names that it knows, else `fix`.
  private func next(_ colors: [String], _ wording: Wording) -> PastedCommand {
    let palette = result.plan.loaded.palette
    let isKnown = colors.allSatisfy { name in
      if case .found = palette.lookup(name) { return true }
      return ColorOperand.isColor(name) || result.declaration.surfaces.contains { $0.name == name }
    }
    return isKnown ? wording.asked(["suggest"] + colors) : wording.fix([])
  }

  /// Returns true if a result has other colors with the plan.
  private func isRecolored(_ index: MeasurementIndex) -> Bool {
    let (old, new) = (result.measurements[index], after.measurements[index])
    return old.foregroundColor != new.foregroundColor || old.surfaceColor != new.surfaceColor
  }

  /// The advice for a finding without options, as most of very many are.
  private func advice(for finding: Finding, _ wording: Wording) -> String {
    wording.advice(for: finding).map { $0 + "." } ?? Self.nothing
  }

  private static let nothing = "No change of one color is enough without breaking other pairs."
}
