package import AuditEngine
package import Palettes

/// Palettes that are audited once as they are, and then with each candidate in their place.
package struct CandidateTrial: Sendable {
  private let palettes: [LoadedPalette]
  private let pipeline: AuditPipeline
  private let before: [AuditResult]
  /// The report on the palettes as they are.
  package let old: ReportSnapshot

  /// Audits palettes as they are.
  package init(_ palettes: [LoadedPalette], _ pipeline: AuditPipeline) {
    self.palettes = palettes
    self.pipeline = pipeline
    before = palettes.map { pipeline.result(of: $0, advises: false) }
    old = ReportSnapshot(AuditReport(before))
  }

  /// Audits the palettes with a candidate, which gives one palette for each of them.
  ///
  /// Palettes that it leaves as they are are not audited again.
  package func difference(to candidate: [Palette]) -> (difference: ReportDifference, changes: [PaletteChange]) {
    let changes = zip(palettes, candidate).map { PaletteChange.list(from: $0, to: $1) }
    let after = palettes.indices.map { index in
      changes[index].isEmpty
        ? before[index] : pipeline.result(of: palettes[index].with(candidate[index]), advises: false)
    }
    return (ReportDifference(from: old, to: ReportSnapshot(AuditReport(after))), changes.flatMap { $0 })
  }
}
