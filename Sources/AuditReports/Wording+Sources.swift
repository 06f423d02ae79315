import AuditModel
import PaletteModel
package import SourceScan

extension Wording {
  /// The variants of a finding behind a comma; empty if it matters in all that were audited.
  func exactVariants(of finding: Finding) -> String {
    let found = Set(finding.spokenCells.map { $0.variant })
    return found.isSuperset(of: audit.plan.variants.variants) ? "" : ", \(briefVariants(of: finding))"
  }

  /// The coverage of the text of sources: `120 texts, 40 with a foreground, 30 with a surface too, 22 resolved`.
  package static func words(_ coverage: PairCoverage) -> String {
    "\(count(coverage.texts, "text")), \(coverage.withForeground) with a foreground, \(coverage.withBoth) with a "
      + "surface too, \(coverage.resolved) resolved"
  }
}
