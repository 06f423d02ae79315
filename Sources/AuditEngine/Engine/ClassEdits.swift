import ColorMath
import FileSyntax
import Palettes

/// The check that an edit proposed for one device class breaks nothing on the others, which may use the same entry.
enum ClassEdits {
  /// Drops the edits of each audit from the first one that makes a measurement of another class fail, or fail worse.
  static func check(_ results: inout [AuditResult], _ workers: Workers) {
    guard results.contains(where: { $0.declaration.isOfParticularClass }) else { return }
    let audits = results
    for index in audits.indices where !audits[index].edits.isEmpty {
      let plan = audits[index].edits.map { $0.all.map { $0.edit } }
      let edits = plan.flatMap { $0 }
      let others = audits.indices.filter {
        $0 != index && isSameProduct(audits[$0], audits[index]) && shows(edits, audits[$0])
      }
      guard others.contains(where: { harms(edits, audits[$0], workers) }) else { continue }
      let kept = plan.indices.first { last in
        others.contains { harms(plan[...last].flatMap { $0 }, audits[$0], workers) }
      }
      if let kept { results[index] = audits[index].with(advice: audits[index].advice.prefix(kept)) }
    }
  }

  private static func isSameProduct(_ one: AuditResult, _ other: AuditResult) -> Bool {
    one.declaration.location == other.declaration.location && one.declaration.name == other.declaration.name
      && one.plan.loaded.palette.tokens == other.plan.loaded.palette.tokens
  }

  /// Returns true if devices of an audit use an edited entry.
  private static func shows(_ edits: [ColorEdit], _ audit: AuditResult) -> Bool {
    edits.contains { edit in
      let token = audit.plan.loaded.palette.tokens[edit.token]
      guard case .entry(let entry) = edit.place else { return true }
      return token.servingEntries(on: audit.declaration.deviceClass).contains(entry)
    }
  }

  /// Returns true if edits lower a ratio of an audit that is or would be too low.
  private static func harms(_ edits: [ColorEdit], _ audit: AuditResult, _ workers: Workers) -> Bool {
    let loaded = audit.plan.loaded
    let plan = AuditPlan(
      loaded.with(loaded.palette.applying(edits)), policy: audit.plan.policy, variants: audit.plan.variants)
    let after = Measurer.measure(plan, workers: workers).measurements
    guard after.count == audit.measurements.count else { return true }
    return zip(audit.measurements, after).contains { before, after in
      guard after.verdict == .fail else { return false }
      if before.verdict != .fail { return true }
      return (after.minimum?.value ?? 0) < (before.minimum?.value ?? 0) - 1e-9
    }
  }
}
