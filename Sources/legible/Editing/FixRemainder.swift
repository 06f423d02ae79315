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

  /// One line for each finding that is left.
  var lines: [String] {
    guard after.measurements.count == result.measurements.count, after.failures > 0 else { return [] }
    let wording = Wording(result)
    return result.findings.compactMap { finding in
      guard case .pair(let pair) = finding.evidence.subject else { return nil }
      let left = finding.cells.compactMap { $0.measurement }.filter { after.measurements[$0].verdict == .fail }
      guard !left.isEmpty else { return nil }
      let planned = result.plan.pairs[pair]
      let names = "\(result.plan.foregroundName(of: planned)) on \(result.plan.surfaceName(of: planned))"
      let least = left.compactMap { after.measurements[$0].minimum }.min()
      let required = left.compactMap { after.measurements[$0].requirement.minimum }.max()
      let variants = VariantSet(left.map { VariantSet(after.measurements[$0].variant) })
      return printable(
        "  \(names): \(Wording.ratio(least)), requires \(Wording.required(required)) in \(Wording.variants(variants)). "
          + advice(for: finding, wording))
    }
  }

  private func advice(for finding: Finding, _ wording: Wording) -> String {
    guard let suggestion = finding.suggestion else {
      return (wording.advice(for: finding) ?? "No single color is enough for all pairs with these tokens") + "."
    }
    let isPlanned = result.edits.contains {
      result.plan.loaded.palette.displayName(of: $0.token) == suggestion.token && $0.to == suggestion.color
    }
    let entry = suggestion.condition.map { " (\($0))" } ?? ""
    let change = "\(suggestion.token)\(entry) \(suggestion.color.hex) reaches \(Wording.ratio(suggestion.ratio))"
    return isPlanned ? "\(change) where it applies." : "\(change), which is a larger change than the plan makes."
  }
}
