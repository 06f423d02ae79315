package import Palettes

/// The audits of palettes with and without some edits.
package struct Trial: Sendable {
  /// The results without the edits, by palette.
  package let before: [AuditResult]
  /// The results with them.
  package let after: [AuditResult]

  /// A palette with edits of it.
  package typealias Edited = (loaded: LoadedPalette, edits: [ColorEdit])

  /// Audits palettes before and after their edits.
  package init(_ palettes: [Edited], _ pipeline: AuditPipeline) {
    let settings = pipeline.settings
    func result(of loaded: LoadedPalette) -> AuditResult {
      AuditResult(
        loaded, policy: settings.policy ?? loaded.policy, variants: settings.variants, today: settings.today,
        workers: pipeline.workers)
    }
    before = palettes.map { result(of: $0.loaded) }
    after = palettes.map { result(of: $0.loaded.with($0.loaded.palette.applying($0.edits))) }
  }
}
